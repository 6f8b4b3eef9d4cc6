DROP INDEX "rounds_one_open";--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "opened_by_club" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "rounds_open_of_player" ON "rounds" USING btree ("user_id") WHERE status = 'in_progress';--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_one_open" ON "rounds" USING btree ("user_id") WHERE status = 'in_progress' and not opened_by_club;