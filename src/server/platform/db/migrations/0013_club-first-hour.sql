ALTER TABLE "clubs" ADD COLUMN "network_host" text;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "sheet_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "first_steps_dismissed_at" timestamp with time zone;