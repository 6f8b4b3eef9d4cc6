CREATE TABLE "match_reports" (
	"match_id" text NOT NULL,
	"side_id" text NOT NULL,
	"author_id" text NOT NULL,
	"winner_id" text NOT NULL,
	"result" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_reports_match_id_side_id_pk" PRIMARY KEY("match_id","side_id")
);
--> statement-breakpoint
ALTER TABLE "brackets" ADD COLUMN "play_by" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brackets" ADD COLUMN "confirm_days" integer;--> statement-breakpoint
ALTER TABLE "brackets" ADD COLUMN "plate" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "play_by_day" date;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_side_id_users_id_fk" FOREIGN KEY ("side_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_winner_id_users_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_reports_time" ON "match_reports" USING btree ("reported_at");