CREATE TABLE "event_seats" (
	"site" text COLLATE "C" NOT NULL,
	"event" text COLLATE "C" NOT NULL,
	"seat" integer NOT NULL,
	"account" bigint NOT NULL,
	"purchase" text COLLATE "C" NOT NULL,
	"held_until" bigint,
	CONSTRAINT "event_seats_site_event_seat_pk" PRIMARY KEY("site","event","seat")
);
--> statement-breakpoint
ALTER TABLE "event_seats" ADD CONSTRAINT "event_seats_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The seats of tickets sold so far. Read from the text: a title may hold half a pair, which no function of JSON takes.
INSERT INTO "event_seats" ("site", "event", "seat", "account", "purchase")
SELECT "event_sales"."site", "tickets"."event", ("row"[1]::integer - 1) * 14 + "place"::integer - 1, "tickets"."account", "tickets"."purchase"
FROM "tickets"
JOIN "event_sales" ON "event_sales"."event" = "tickets"."event"
CROSS JOIN LATERAL regexp_matches("tickets"."doc"::text, '"Row":"(\d+)","Seats":"([\d, ]+)"', 'g') AS "row"
CROSS JOIN LATERAL regexp_split_to_table("row"[2], ', ') AS "place"
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "event_sales" DROP COLUMN "sold";