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
ALTER TABLE "player_messages" ADD CONSTRAINT "player_messages_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_messages" ADD CONSTRAINT "player_messages_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_messages_competition" ON "player_messages" USING btree ("competition_id","sent_at");--> statement-breakpoint
CREATE INDEX "player_messages_sent_by" ON "player_messages" USING btree ("sent_by");