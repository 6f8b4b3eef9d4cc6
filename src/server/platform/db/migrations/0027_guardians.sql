CREATE TABLE "guardians" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone,
	"link_hash" text,
	"link_until" timestamp with time zone NOT NULL,
	CONSTRAINT "guardians_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;