CREATE TABLE "club_crests" (
	"key" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"webp" "bytea" NOT NULL,
	"png" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "crest" text;--> statement-breakpoint
ALTER TABLE "club_crests" ADD CONSTRAINT "club_crests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_crests_club" ON "club_crests" USING btree ("club_id");