CREATE TABLE "handicap_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"club_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" integer NOT NULL,
	"reason" text NOT NULL,
	"author_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"index_before" integer,
	"index_after" integer,
	"set_to" integer,
	"heard_on" integer,
	"hearing" text,
	"is_exceptional" boolean DEFAULT false NOT NULL,
	"restarts_low_index" boolean DEFAULT false NOT NULL,
	"until" integer,
	"meant" text,
	"course_id" text,
	"course_name" text,
	"tee_name" text,
	"course_rating" integer,
	"slope" integer,
	"par" integer,
	"pcc" integer,
	"course_handicap" integer,
	"index_when_played" integer,
	"takes_back" text,
	CONSTRAINT "handicap_decisions_whole" CHECK (case "handicap_decisions"."kind"
        when 'reset' then "handicap_decisions"."set_to" is not null and "handicap_decisions"."heard_on" is not null and "handicap_decisions"."hearing" is not null
        when 'freeze' then "handicap_decisions"."set_to" is not null
        when 'hold' then "handicap_decisions"."until" is not null
        when 'penalty' then "handicap_decisions"."meant" is not null and "handicap_decisions"."course_name" is not null
          and "handicap_decisions"."course_rating" is not null and "handicap_decisions"."slope" is not null and "handicap_decisions"."pcc" is not null
          and "handicap_decisions"."course_handicap" is not null
        when 'take_back' then "handicap_decisions"."takes_back" is not null
        else true end)
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "is_off_handicap_committee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "handicap_decisions" ADD CONSTRAINT "handicap_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handicap_decisions_user" ON "handicap_decisions" USING btree ("user_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "handicap_decisions_taken_back" ON "handicap_decisions" USING btree ("takes_back");