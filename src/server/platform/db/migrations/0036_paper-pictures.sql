CREATE TABLE "paper_pictures" (
	"round_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"photo_id" text NOT NULL,
	"jpeg" "bytea" NOT NULL,
	CONSTRAINT "paper_pictures_round_id_entry_id_pk" PRIMARY KEY("round_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "paper_pictures" ADD CONSTRAINT "paper_pictures_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_pictures" ADD CONSTRAINT "paper_pictures_round_id_entry_id_hole_entries_round_id_id_fk" FOREIGN KEY ("round_id","entry_id") REFERENCES "public"."hole_entries"("round_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_pictures_photo" ON "paper_pictures" USING btree ("photo_id");