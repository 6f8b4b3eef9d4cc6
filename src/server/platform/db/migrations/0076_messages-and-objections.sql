CREATE TABLE "card_objections" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"club_id" text NOT NULL,
	"hole_number" integer,
	"result" text,
	"strokes" integer,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"settled_by" text,
	"settled_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "player_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"competition_id" text NOT NULL,
	"text" text NOT NULL,
	"sent_by" text,
	"sent_at" timestamp with time zone NOT NULL,
	"term" text NOT NULL,
	"last_day" text,
	"taken_down_at" timestamp with time zone,
	"reached" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_objections" ADD CONSTRAINT "card_objections_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_objections" ADD CONSTRAINT "card_objections_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_messages" ADD CONSTRAINT "player_messages_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_messages" ADD CONSTRAINT "player_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_objections_one_open" ON "card_objections" USING btree ("round_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "card_objections_round" ON "card_objections" USING btree ("round_id","at");--> statement-breakpoint
CREATE INDEX "card_objections_open" ON "card_objections" USING btree ("club_id","at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "card_objections_club" ON "card_objections" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "player_messages_competition" ON "player_messages" USING btree ("competition_id","sent_at");--> statement-breakpoint
CREATE INDEX "player_messages_sent_by" ON "player_messages" USING btree ("sent_by");