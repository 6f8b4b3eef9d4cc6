ALTER TABLE "sign_in_preferences" ADD COLUMN "typed_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "typed_club_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "club_code_refusal" text;