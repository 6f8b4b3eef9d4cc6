ALTER TABLE "competition_entries" ADD COLUMN "arrival" integer;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "entered_by" text;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "admitted_reason" text;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "fee" text DEFAULT 'owed' NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "fee_paid_minor" integer;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "plays_as" text;--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "division" text;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "entries_open_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "entries_close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "eligibility" jsonb;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "women_tee_id" text;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "junior_tee_id" text;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "divisions" jsonb;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_women_tee_id_tees_id_fk" FOREIGN KEY ("women_tee_id") REFERENCES "public"."tees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_junior_tee_id_tees_id_fk" FOREIGN KEY ("junior_tee_id") REFERENCES "public"."tees"("id") ON DELETE set null ON UPDATE no action;