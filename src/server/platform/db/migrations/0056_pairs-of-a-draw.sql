ALTER TABLE "brackets" ADD COLUMN "match_format" text DEFAULT 'singles' NOT NULL;--> statement-breakpoint
ALTER TABLE "brackets" ADD COLUMN "sides" jsonb;--> statement-breakpoint
ALTER TABLE "brackets" ADD COLUMN "allowance_percent" integer;