CREATE TABLE "champions" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"competition_id" text,
	"winner" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "champions_who" CHECK (("champions"."competition_id" is null) <> ("champions"."winner" is null))
);
--> statement-breakpoint
ALTER TABLE "champions" ADD CONSTRAINT "champions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "champions" ADD CONSTRAINT "champions_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "champions_once" ON "champions" USING btree ("club_id","year",lower("kind"));--> statement-breakpoint
CREATE INDEX "champions_competition" ON "champions" USING btree ("competition_id");