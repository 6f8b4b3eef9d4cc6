ALTER TABLE "competitions" ADD COLUMN "maximum_kind" text;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "maximum_strokes" integer;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "allowance_reason" text;