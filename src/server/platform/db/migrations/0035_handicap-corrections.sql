CREATE TABLE "data_migrations" (
	"name" text PRIMARY KEY NOT NULL,
	"done_to" text DEFAULT '' NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "handicap_corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"club_id" text NOT NULL,
	"correction" text NOT NULL,
	"readings" text[] NOT NULL,
	"score_id" text NOT NULL,
	"index_before" integer,
	"index_after" integer NOT NULL,
	"low_before" integer,
	"low_after" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handicap_entries" ADD COLUMN "restarts_low_index" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "handicap_corrections" ADD CONSTRAINT "handicap_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handicap_corrections_once" ON "handicap_corrections" USING btree ("user_id","correction");--> statement-breakpoint
CREATE INDEX "handicap_corrections_club" ON "handicap_corrections" USING btree ("club_id","created_at");--> statement-breakpoint
-- Until now every entry made the Low Handicap Index forgotten. Entries that lowered an index stop doing so: they loosened the
-- caps. The others keep it, because the caps would take back what the committee gave.
UPDATE "handicap_entries" SET "restarts_low_index" = true WHERE "before" IS NULL OR "after" > "before";
