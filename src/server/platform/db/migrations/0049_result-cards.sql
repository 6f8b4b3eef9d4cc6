ALTER TABLE "competitions" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "result_sheets" ADD COLUMN "cards" jsonb;--> statement-breakpoint
ALTER TABLE "result_sheets" ADD COLUMN "terms" jsonb;