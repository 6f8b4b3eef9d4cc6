ALTER TABLE "club_imports" ADD COLUMN "headings" text;--> statement-breakpoint
ALTER TABLE "club_imports" ADD COLUMN "reading" jsonb;