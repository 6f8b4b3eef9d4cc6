CREATE TABLE "match_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"match_id" text NOT NULL,
	"player1_id" text NOT NULL,
	"player2_id" text NOT NULL,
	"holes" jsonb NOT NULL,
	"progress" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"reopened_at" timestamp with time zone,
	"set_aside_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "match_entries" (
	"card_id" text NOT NULL,
	"id" text NOT NULL,
	"hole_number" integer,
	"kind" text NOT NULL,
	"side" text,
	"strokes_a" integer,
	"strokes_b" integer,
	"result" text,
	"at" timestamp with time zone NOT NULL,
	"author_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_entries_card_id_id_pk" PRIMARY KEY("card_id","id")
);
--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_player1_id_users_id_fk" FOREIGN KEY ("player1_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_cards" ADD CONSTRAINT "match_cards_player2_id_users_id_fk" FOREIGN KEY ("player2_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_entries" ADD CONSTRAINT "match_entries_card_id_match_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."match_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "match_cards_players" ON "match_cards" USING btree ("match_id","player1_id","player2_id");--> statement-breakpoint
CREATE UNIQUE INDEX "match_cards_one_open" ON "match_cards" USING btree ("match_id") WHERE set_aside_at is null;--> statement-breakpoint
CREATE INDEX "match_entries_author" ON "match_entries" USING btree ("author_id");