ALTER TABLE "clubs" ADD COLUMN "keep_photo_days" integer;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "keep_signature_days" integer;