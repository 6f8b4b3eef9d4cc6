CREATE TABLE "handicap_scores" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"club_id" text NOT NULL,
	"round_id" text,
	"day" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"course_name" text NOT NULL,
	"tee_name" text,
	"index_when_played" integer,
	"course_rating" integer NOT NULL,
	"slope" integer NOT NULL,
	"par" integer NOT NULL,
	"pcc" integer NOT NULL,
	"refusal" text,
	"refusal_detail" text,
	"accepted_as" text,
	"course_handicap" integer,
	"adjusted_gross" integer,
	"adjusted_holes" jsonb,
	"differential" text,
	"rounded_differential" integer,
	"exceptional_adjustment" integer NOT NULL,
	"low_index" integer,
	"cap" text NOT NULL,
	"index_before" integer,
	"index_after" integer,
	CONSTRAINT "handicap_scores_counts_or_not" CHECK (("handicap_scores"."refusal" is null) = ("handicap_scores"."differential" is not null and "handicap_scores"."accepted_as" is not null
        and "handicap_scores"."adjusted_gross" is not null and "handicap_scores"."adjusted_holes" is not null))
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "handicap_mode" text DEFAULT 'whs' NOT NULL;--> statement-breakpoint
ALTER TABLE "handicap_scores" ADD CONSTRAINT "handicap_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handicap_scores" ADD CONSTRAINT "handicap_scores_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "handicap_scores_round" ON "handicap_scores" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "handicap_scores_user" ON "handicap_scores" USING btree ("user_id","seq");