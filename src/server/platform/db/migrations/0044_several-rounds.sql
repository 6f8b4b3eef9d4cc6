DROP INDEX "rounds_one_in_competition";--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "round_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "round_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_one_in_competition" ON "rounds" USING btree ("competition_id","user_id","round_number") WHERE status <> 'abandoned';