CREATE TABLE "round_events" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"round_id" text NOT NULL,
	"author_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "handicap_scores_round";--> statement-breakpoint
ALTER TABLE "handicap_scores" ADD COLUMN "replaces_id" text;--> statement-breakpoint
ALTER TABLE "round_events" ADD CONSTRAINT "round_events_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "round_events_round" ON "round_events" USING btree ("round_id","seq");--> statement-breakpoint
ALTER TABLE "handicap_scores" ADD CONSTRAINT "handicap_scores_replaces" FOREIGN KEY ("replaces_id") REFERENCES "public"."handicap_scores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handicap_scores_replaced" ON "handicap_scores" USING btree ("replaces_id");--> statement-breakpoint
CREATE UNIQUE INDEX "handicap_scores_round" ON "handicap_scores" USING btree ("round_id") WHERE replaces_id is null;