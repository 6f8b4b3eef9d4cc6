CREATE TABLE "term_corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"scope" jsonb NOT NULL,
	"reason" text NOT NULL,
	"author_id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"allowance_before" jsonb,
	"taken_back_by" text,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "term_corrections" ADD CONSTRAINT "term_corrections_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_corrections_club" ON "term_corrections" USING btree ("club_id","made_at");--> statement-breakpoint
ALTER TABLE "round_events" ADD COLUMN "correction_id" text;--> statement-breakpoint
CREATE INDEX "round_events_correction" ON "round_events" USING btree ("correction_id") WHERE correction_id is not null;