ALTER TABLE "reviews" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "is_liked" boolean DEFAULT false NOT NULL;