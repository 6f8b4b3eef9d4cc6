ALTER TABLE "mails" ADD COLUMN "club_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failure_status" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_given_up" ON "mails" USING btree ("club_id","given_up_at") WHERE given_up_at is not null and failure is not null;