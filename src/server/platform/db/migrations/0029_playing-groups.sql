CREATE TABLE "guests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"home_club" text,
	"added_by" text,
	"added_at" timestamp with time zone NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playing_group_members" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL,
	"round_id" text NOT NULL,
	"place" integer NOT NULL,
	"added_by" text,
	"added_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "playing_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "playing_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"course_id" text NOT NULL,
	"competition_id" text,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"link_hash" text,
	"link_until" timestamp with time zone,
	CONSTRAINT "playing_groups_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_group_members" ADD CONSTRAINT "playing_group_members_group_id_playing_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."playing_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_group_members" ADD CONSTRAINT "playing_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_group_members" ADD CONSTRAINT "playing_group_members_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_group_members" ADD CONSTRAINT "playing_group_members_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_groups" ADD CONSTRAINT "playing_groups_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_groups" ADD CONSTRAINT "playing_groups_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_groups" ADD CONSTRAINT "playing_groups_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playing_groups" ADD CONSTRAINT "playing_groups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guests_key" ON "guests" USING btree ("club_id","key");--> statement-breakpoint
CREATE INDEX "guests_added" ON "guests" USING btree ("added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "playing_group_members_round" ON "playing_group_members" USING btree ("round_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "playing_group_members_user" ON "playing_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "playing_groups_created_by" ON "playing_groups" USING btree ("created_by");