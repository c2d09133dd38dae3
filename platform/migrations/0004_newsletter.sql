CREATE TABLE "newsletter_requests" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"name" text,
	"asked_at" bigint NOT NULL
);
--> statement-breakpoint
-- Stored without the box, which nobody may be from here on.
DELETE FROM "subscribers" WHERE NOT "marketing";--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "confirmed_at" bigint;--> statement-breakpoint
CREATE INDEX "newsletter_requests_by_time" ON "newsletter_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "newsletter_requests_by_email" ON "newsletter_requests" USING btree ("email");--> statement-breakpoint
ALTER TABLE "subscribers" DROP COLUMN "marketing";