CREATE TABLE "deliveries" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"site" text COLLATE "C" NOT NULL,
	"body" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_values" (
	"site" text COLLATE "C" NOT NULL,
	"collection" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"path" text COLLATE "C" NOT NULL,
	"value" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"site" text COLLATE "C" NOT NULL,
	"collection" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"position" bigserial NOT NULL,
	"doc" json NOT NULL,
	"segment" text COLLATE "C",
	"has_page" boolean NOT NULL,
	"archived" boolean NOT NULL,
	"start_at" bigint,
	"own_end" bigint,
	"end_at" bigint,
	"duration" bigint,
	"production" text COLLATE "C",
	"created_at" bigint,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "documents_site_collection_id_pk" PRIMARY KEY("site","collection","id")
);
--> statement-breakpoint
CREATE TABLE "feed_entries" (
	"site" text COLLATE "C" NOT NULL,
	"seq" bigint NOT NULL,
	"at" bigint NOT NULL,
	"change" json NOT NULL,
	CONSTRAINT "feed_entries_site_seq_pk" PRIMARY KEY("site","seq")
);
--> statement-breakpoint
CREATE TABLE "feed_heads" (
	"site" text COLLATE "C" PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"site" text COLLATE "C" NOT NULL,
	"seq" bigint NOT NULL,
	"change" json NOT NULL,
	CONSTRAINT "outbox_site_seq_pk" PRIMARY KEY("site","seq")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"email" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text,
	"marketing" boolean NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_values" ADD CONSTRAINT "document_values_document" FOREIGN KEY ("site","collection","id") REFERENCES "public"."documents"("site","collection","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_values_by_document" ON "document_values" USING btree ("site","collection","id");--> statement-breakpoint
CREATE INDEX "document_values_by_value" ON "document_values" USING btree ("site","collection","path",md5("value"),"id");--> statement-breakpoint
CREATE INDEX "documents_by_position" ON "documents" USING btree ("site","collection","position");--> statement-breakpoint
CREATE INDEX "documents_by_start" ON "documents" USING btree ("site","collection","start_at","id");--> statement-breakpoint
CREATE INDEX "documents_by_end" ON "documents" USING btree ("site","collection","end_at");--> statement-breakpoint
CREATE INDEX "documents_by_creation" ON "documents" USING btree ("site","collection","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "documents_by_production" ON "documents" USING btree ("site","collection","production");