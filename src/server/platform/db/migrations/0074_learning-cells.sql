CREATE TABLE "learning_cells" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"value" integer NOT NULL,
	"read" integer,
	"kept_on" integer NOT NULL,
	"png" "bytea" NOT NULL,
	CONSTRAINT "learning_cells_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "learns_from_cards" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_cells" ADD CONSTRAINT "learning_cells_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_cells_day" ON "learning_cells" USING btree ("club_id","kept_on","id");