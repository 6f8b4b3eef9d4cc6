ALTER TABLE "competitions" ADD COLUMN "nine" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "nines" jsonb;