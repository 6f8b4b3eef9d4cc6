ALTER TABLE "clubs" ADD COLUMN "golf_union" text;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "rules_of_play" jsonb;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "countback_order" text DEFAULT 'shared' NOT NULL;