CREATE TABLE "starting_scores" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"user_id" text NOT NULL,
	"club_id" text NOT NULL,
	"import_id" text NOT NULL,
	"day" integer NOT NULL,
	"course_name" text,
	"tee_name" text,
	"course_rating" integer,
	"slope" integer,
	"par" integer,
	"pcc" integer,
	"adjusted_gross" integer,
	"is_stated" boolean NOT NULL,
	"differential" text NOT NULL,
	"index_before" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "starting_scores_stated_or_made" CHECK ("starting_scores"."is_stated" or ("starting_scores"."adjusted_gross" is not null and "starting_scores"."course_rating" is not null
        and "starting_scores"."slope" is not null and "starting_scores"."pcc" is not null))
);
--> statement-breakpoint
ALTER TABLE "starting_scores" ADD CONSTRAINT "starting_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starting_scores" ADD CONSTRAINT "starting_scores_import_id_club_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."club_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "starting_scores_user" ON "starting_scores" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "starting_scores_import" ON "starting_scores" USING btree ("import_id");