CREATE TABLE "result_sheets" (
	"competition_id" text PRIMARY KEY NOT NULL,
	"rows" jsonb NOT NULL,
	"made_by" text,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "result_sheets" ADD CONSTRAINT "result_sheets_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_sheets" ADD CONSTRAINT "result_sheets_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;