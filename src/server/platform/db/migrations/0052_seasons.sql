CREATE TABLE "season_competitions" (
	"season_id" text NOT NULL,
	"competition_id" text NOT NULL,
	CONSTRAINT "season_competitions_season_id_competition_id_pk" PRIMARY KEY("season_id","competition_id")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"club_id" text NOT NULL,
	"name" text NOT NULL,
	"year" integer NOT NULL,
	"points" integer[] NOT NULL,
	"other_points" integer NOT NULL,
	"best" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "season_competitions" ADD CONSTRAINT "season_competitions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_competitions" ADD CONSTRAINT "season_competitions_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_competitions_competition" ON "season_competitions" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "seasons_club" ON "seasons" USING btree ("club_id","year");