CREATE TABLE "start_places" (
	"competition_id" text NOT NULL,
	"user_id" text NOT NULL,
	"group_number" integer NOT NULL,
	"place" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"hole" integer NOT NULL,
	"half" text,
	CONSTRAINT "start_places_competition_id_user_id_pk" PRIMARY KEY("competition_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "start_sheets" (
	"competition_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"settings" jsonb NOT NULL,
	"groups" jsonb NOT NULL,
	"drawn_by" text,
	"drawn_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"published_version" integer
);
--> statement-breakpoint
CREATE TABLE "start_wishes" (
	"competition_id" text NOT NULL,
	"user_id" text NOT NULL,
	"with_users" text[] DEFAULT '{}'::text[] NOT NULL,
	"not_before" text,
	"not_after" text,
	CONSTRAINT "start_wishes_competition_id_user_id_pk" PRIMARY KEY("competition_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "start_places" ADD CONSTRAINT "start_places_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_places" ADD CONSTRAINT "start_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_sheets" ADD CONSTRAINT "start_sheets_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_sheets" ADD CONSTRAINT "start_sheets_drawn_by_users_id_fk" FOREIGN KEY ("drawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_wishes" ADD CONSTRAINT "start_wishes_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_wishes" ADD CONSTRAINT "start_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "start_places_user" ON "start_places" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "start_wishes_user" ON "start_wishes" USING btree ("user_id");