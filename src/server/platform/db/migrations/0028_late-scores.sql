CREATE TABLE "late_scores" (
	"round_id" text NOT NULL,
	"id" text NOT NULL,
	"club_id" text NOT NULL,
	"hole_number" integer NOT NULL,
	"result" text NOT NULL,
	"strokes" integer,
	"author_id" text NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"card_result" text NOT NULL,
	"card_strokes" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "late_scores_round_id_id_pk" PRIMARY KEY("round_id","id")
);
--> statement-breakpoint
ALTER TABLE "late_scores" ADD CONSTRAINT "late_scores_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "late_scores" ADD CONSTRAINT "late_scores_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "late_scores_one_open" ON "late_scores" USING btree ("round_id","hole_number") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "late_scores_open" ON "late_scores" USING btree ("club_id","received_at") WHERE state = 'open';