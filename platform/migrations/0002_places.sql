CREATE TABLE "account_places" (
	"place" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account" bigint NOT NULL,
	"used_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_places" ADD CONSTRAINT "account_places_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_places_by_account" ON "account_places" USING btree ("account");