CREATE TABLE "rounds_elsewhere" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"club_id" text NOT NULL,
	"day" integer NOT NULL,
	"course_name" text NOT NULL,
	"tee_name" text NOT NULL,
	"holes" integer NOT NULL,
	"course_rating" integer NOT NULL,
	"slope" integer NOT NULL,
	"par" integer NOT NULL,
	"adjusted_gross" integer NOT NULL,
	"differential" text NOT NULL,
	"marker_name" text NOT NULL,
	"note" text,
	"entered_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"refused_reason" text,
	"index_when_played" integer,
	"index_terms" jsonb,
	"index_before" integer,
	"index_after" integer,
	"taken_off_by" text,
	"taken_off_at" timestamp with time zone,
	"taken_off_reason" text,
	"taken_off_before" integer,
	"taken_off_after" integer,
	CONSTRAINT "rounds_elsewhere_whole" CHECK (case "rounds_elsewhere"."status"
        when 'accepted' then "rounds_elsewhere"."decided_at" is not null and "rounds_elsewhere"."index_terms" is not null
        when 'refused' then "rounds_elsewhere"."decided_at" is not null and "rounds_elsewhere"."refused_reason" is not null
        when 'taken_off' then "rounds_elsewhere"."taken_off_at" is not null and "rounds_elsewhere"."taken_off_reason" is not null
          and "rounds_elsewhere"."decided_at" is not null and "rounds_elsewhere"."index_terms" is not null
        else "rounds_elsewhere"."decided_at" is null end)
);
--> statement-breakpoint
ALTER TABLE "rounds_elsewhere" ADD CONSTRAINT "rounds_elsewhere_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rounds_elsewhere_user" ON "rounds_elsewhere" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "rounds_elsewhere_club" ON "rounds_elsewhere" USING btree ("club_id","status","seq");