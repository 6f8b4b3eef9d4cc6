CREATE TABLE "member_merges" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"kept_id" text NOT NULL,
	"gone_id" text NOT NULL,
	"gone_name" text NOT NULL,
	"reason" text NOT NULL,
	"made_by" text,
	"made_at" timestamp with time zone NOT NULL,
	"taken_back_by" text,
	"taken_back_at" timestamp with time zone,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_taken_back_by_users_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_merges_club" ON "member_merges" USING btree ("club_id","made_at");--> statement-breakpoint
CREATE INDEX "member_merges_kept" ON "member_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "member_merges_gone" ON "member_merges" USING btree ("gone_id");--> statement-breakpoint
CREATE INDEX "member_merges_made_by" ON "member_merges" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "member_merges_taken_back_by" ON "member_merges" USING btree ("taken_back_by");