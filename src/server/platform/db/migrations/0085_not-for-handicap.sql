CREATE TABLE "days_not_for_handicap" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"course_id" text NOT NULL,
	"from_day" integer NOT NULL,
	"until_day" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "inactive_season" jsonb;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "not_for_handicap" text;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "not_for_handicap_note" text;--> statement-breakpoint
ALTER TABLE "handicap_scores" ADD COLUMN "refusal_note" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "is_practice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "days_not_for_handicap" ADD CONSTRAINT "days_not_for_handicap_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days_not_for_handicap" ADD CONSTRAINT "days_not_for_handicap_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "days_not_for_handicap_course" ON "days_not_for_handicap" USING btree ("course_id","from_day");--> statement-breakpoint
CREATE INDEX "days_not_for_handicap_club" ON "days_not_for_handicap" USING btree ("club_id");