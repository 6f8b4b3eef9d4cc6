CREATE TABLE "handicap_rulings" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"club_id" text NOT NULL,
	"score_id" text NOT NULL,
	"ruling" text NOT NULL,
	"is_on" boolean NOT NULL,
	"reason" text NOT NULL,
	"author_id" text NOT NULL,
	"index_before" integer,
	"index_after" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handicap_rulings" ADD CONSTRAINT "handicap_rulings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handicap_rulings_user" ON "handicap_rulings" USING btree ("user_id","seq");