CREATE TABLE "share_links" (
	"competition_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"also" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_links_competition_id_kind_pk" PRIMARY KEY("competition_id","kind")
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "held_from" integer;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "hold_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_unnamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_token" ON "share_links" USING btree ("token_hash");