CREATE TABLE "account_tokens" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"account" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "account_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"partner" integer NOT NULL,
	"email" text COLLATE "C" NOT NULL,
	"user_name" text NOT NULL,
	"password" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "accounts_by_email" UNIQUE("partner","email")
);
--> statement-breakpoint
CREATE TABLE "event_sales" (
	"site" text COLLATE "C" NOT NULL,
	"event" text COLLATE "C" NOT NULL,
	"sold" integer NOT NULL,
	CONSTRAINT "event_sales_site_event_pk" PRIMARY KEY("site","event")
);
--> statement-breakpoint
CREATE TABLE "movies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"production" text COLLATE "C" NOT NULL,
	"edi" text COLLATE "C",
	"title" text NOT NULL,
	"poster" text,
	"link" text,
	CONSTRAINT "movies_production_unique" UNIQUE("production")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"account" bigint,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"partner" integer NOT NULL,
	"sample" text COLLATE "C" NOT NULL,
	"edi" text COLLATE "C" NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"rating" double precision NOT NULL,
	"comment" text NOT NULL,
	"likes" integer NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "reviews_by_sample" UNIQUE("partner","sample")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account" bigint NOT NULL,
	"event" text COLLATE "C" NOT NULL,
	"purchase" text COLLATE "C" NOT NULL,
	"doc" json NOT NULL,
	"start_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "tickets_by_purchase" UNIQUE("account","purchase")
);
--> statement-breakpoint
CREATE TABLE "watch_list" (
	"account" bigint NOT NULL,
	"movie" bigint NOT NULL,
	"position" bigserial NOT NULL,
	CONSTRAINT "watch_list_account_movie_pk" PRIMARY KEY("account","movie")
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_list" ADD CONSTRAINT "watch_list_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_list" ADD CONSTRAINT "watch_list_movie_movies_id_fk" FOREIGN KEY ("movie") REFERENCES "public"."movies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_by_account" ON "account_tokens" USING btree ("account");--> statement-breakpoint
CREATE INDEX "movies_by_edi" ON "movies" USING btree ("edi");--> statement-breakpoint
CREATE INDEX "password_resets_by_end" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reviews_by_film" ON "reviews" USING btree ("partner","edi","added_at" DESC NULLS LAST);