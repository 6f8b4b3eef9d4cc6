CREATE TABLE "brackets" (
	"competition_id" text PRIMARY KEY NOT NULL,
	"bracket_type" text NOT NULL,
	"size" integer NOT NULL,
	"seeding" text NOT NULL,
	"random_seed" integer,
	"has_third_place" boolean NOT NULL,
	"strokes_method" text NOT NULL,
	"entrants_by_seed" jsonb NOT NULL,
	"drawn_by" text,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"match_number" integer NOT NULL,
	"part" text NOT NULL,
	"bracket_round" integer NOT NULL,
	"place_in_round" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"winner_id" text,
	"result" text,
	"kept_strokes" jsonb,
	"recorded_by" text,
	"recorded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "brackets" ADD CONSTRAINT "brackets_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brackets" ADD CONSTRAINT "brackets_drawn_by_users_id_fk" FOREIGN KEY ("drawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_competition_id_brackets_competition_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."brackets"("competition_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_winner_id_users_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "matches_competition_number" ON "matches" USING btree ("competition_id","match_number");--> statement-breakpoint
CREATE INDEX "matches_winner" ON "matches" USING btree ("winner_id");