CREATE TABLE "past_result_rows" (
	"past_result_id" text NOT NULL,
	"seq" integer NOT NULL,
	"club_id" text NOT NULL,
	"name" text NOT NULL,
	"user_id" text,
	"place" integer,
	"gross" integer,
	"handicap" text,
	"score" integer,
	"countback" text NOT NULL,
	"outcome" text,
	CONSTRAINT "past_result_rows_past_result_id_seq_pk" PRIMARY KEY("past_result_id","seq"),
	CONSTRAINT "past_result_rows_outcome" CHECK ("past_result_rows"."outcome" is null or "past_result_rows"."outcome" in ('no_return', 'withdrawn', 'disqualified'))
);
--> statement-breakpoint
CREATE TABLE "past_results" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"name" text NOT NULL,
	"day" integer NOT NULL,
	"figure" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "past_results_figure" CHECK ("past_results"."figure" in ('net', 'points', 'gross'))
);
--> statement-breakpoint
ALTER TABLE "past_result_rows" ADD CONSTRAINT "past_result_rows_past_result_id_past_results_id_fk" FOREIGN KEY ("past_result_id") REFERENCES "public"."past_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_result_rows" ADD CONSTRAINT "past_result_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_results" ADD CONSTRAINT "past_results_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_result_rows_club" ON "past_result_rows" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "past_result_rows_user" ON "past_result_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "past_results_club" ON "past_results" USING btree ("club_id","day");