ALTER TABLE "mails" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounce_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_bounced_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_bounce_token" ON "mails" USING btree ("bounce_token") WHERE bounce_token is not null;