ALTER TABLE "handicap_decisions" ADD COLUMN "holes" integer;--> statement-breakpoint
ALTER TABLE "handicap_scores" ADD COLUMN "index_terms" jsonb;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "is_rated" boolean;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "has_valid_reason" boolean;