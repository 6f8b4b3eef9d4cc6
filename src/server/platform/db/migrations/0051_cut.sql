ALTER TABLE "competitions" ADD COLUMN "cut_after" integer;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "cut_places" integer;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "cut_ties" text;