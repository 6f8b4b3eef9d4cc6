CREATE TABLE "member_match_answers" (
	"club_id" text NOT NULL,
	"member_id" text NOT NULL,
	"listed_id" text NOT NULL,
	"is_same" boolean NOT NULL,
	"answered_by" text,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_match_answers_club_id_member_id_listed_id_pk" PRIMARY KEY("club_id","member_id","listed_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "claimed_number" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "claimed_born_on" integer;--> statement-breakpoint
ALTER TABLE "member_match_answers" ADD CONSTRAINT "member_match_answers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_match_answers" ADD CONSTRAINT "member_match_answers_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_match_answers" ADD CONSTRAINT "member_match_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_match_answers_member" ON "member_match_answers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_match_answers_answered_by" ON "member_match_answers" USING btree ("answered_by");