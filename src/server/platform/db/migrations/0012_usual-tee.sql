ALTER TABLE "users" ADD COLUMN "usual_tee_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "usual_tee_color" text;