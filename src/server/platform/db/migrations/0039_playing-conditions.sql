CREATE TABLE "playing_conditions" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"club_id" text NOT NULL,
	"day" integer NOT NULL,
	"pcc" integer NOT NULL,
	"reason" text NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_to" text DEFAULT '' NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "playing_conditions_range" CHECK ("playing_conditions"."pcc" between -1 and 3)
);
--> statement-breakpoint
CREATE TABLE "playing_conditions_changes" (
	"conditions_id" text NOT NULL,
	"user_id" text NOT NULL,
	"index_before" integer,
	"index_after" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "playing_conditions_changes_user_id_conditions_id_pk" PRIMARY KEY("user_id","conditions_id")
);
--> statement-breakpoint
CREATE TABLE "playing_conditions_courses" (
	"conditions_id" text NOT NULL,
	"course_id" text NOT NULL,
	CONSTRAINT "playing_conditions_courses_course_id_conditions_id_pk" PRIMARY KEY("course_id","conditions_id")
);
--> statement-breakpoint
ALTER TABLE "competition_entries" ADD COLUMN "is_card_acceptable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "handicap_scores" ADD COLUMN "conditions_id" text;--> statement-breakpoint
ALTER TABLE "playing_conditions" ADD CONSTRAINT "playing_conditions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_conditions_changes" ADD CONSTRAINT "playing_conditions_changes_conditions_id_playing_conditions_id_fk" FOREIGN KEY ("conditions_id") REFERENCES "public"."playing_conditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_conditions_changes" ADD CONSTRAINT "playing_conditions_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_conditions_courses" ADD CONSTRAINT "playing_conditions_courses_conditions_id_playing_conditions_id_fk" FOREIGN KEY ("conditions_id") REFERENCES "public"."playing_conditions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_conditions_courses" ADD CONSTRAINT "playing_conditions_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playing_conditions_club" ON "playing_conditions" USING btree ("club_id","seq");--> statement-breakpoint
CREATE INDEX "playing_conditions_open" ON "playing_conditions" USING btree ("seq") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "playing_conditions_changes_entry" ON "playing_conditions_changes" USING btree ("conditions_id");--> statement-breakpoint
CREATE INDEX "playing_conditions_courses_entry" ON "playing_conditions_courses" USING btree ("conditions_id");--> statement-breakpoint
CREATE INDEX "handicap_scores_day" ON "handicap_scores" USING btree ("club_id","day");