CREATE TABLE "prize_plans" (
	"competition_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_one_per_player" boolean NOT NULL,
	"categories" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prize_winners" (
	"competition_id" text NOT NULL,
	"category_id" text NOT NULL,
	"user_id" text NOT NULL,
	"measure" text,
	"set_by" text,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prize_winners_competition_id_category_id_pk" PRIMARY KEY("competition_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "prize_plans" ADD CONSTRAINT "prize_plans_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_winners" ADD CONSTRAINT "prize_winners_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_winners" ADD CONSTRAINT "prize_winners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;