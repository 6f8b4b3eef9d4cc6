CREATE TABLE "desk_helpers" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"club_id" text NOT NULL,
	"user_id" text,
	"invitation_id" text,
	"added_by" text,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_helpers" ADD CONSTRAINT "desk_helpers_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_helpers" ADD CONSTRAINT "desk_helpers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_helpers" ADD CONSTRAINT "desk_helpers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_helpers" ADD CONSTRAINT "desk_helpers_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_helpers" ADD CONSTRAINT "desk_helpers_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_helpers_user" ON "desk_helpers" USING btree ("competition_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_helpers_invited" ON "desk_helpers" USING btree ("competition_id","invitation_id");--> statement-breakpoint
CREATE INDEX "desk_helpers_club" ON "desk_helpers" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "desk_helpers_of_user" ON "desk_helpers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "desk_helpers_of_invitation" ON "desk_helpers" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "desk_helpers_added_by" ON "desk_helpers" USING btree ("added_by");