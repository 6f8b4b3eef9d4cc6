CREATE TABLE "round_scorers" (
	"round_id" text NOT NULL,
	"user_id" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "round_scorers_round_id_user_id_pk" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "hole_entries" ADD COLUMN "source" text DEFAULT 'player' NOT NULL;--> statement-breakpoint
ALTER TABLE "round_scorers" ADD CONSTRAINT "round_scorers_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_scorers" ADD CONSTRAINT "round_scorers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "round_scorers_user" ON "round_scorers" USING btree ("user_id","added_at");