CREATE TABLE "club_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"kind" text NOT NULL,
	"taken" integer NOT NULL,
	"left_out" integer NOT NULL,
	"imported_by" text,
	"imported_at" timestamp with time zone NOT NULL,
	"undone_by" text,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"club_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "handicap_index" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "member_number" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "category_id" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "national_id" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "born_on" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "has_no_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "listed_email" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "club_imports" ADD CONSTRAINT "club_imports_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_imports" ADD CONSTRAINT "club_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_imports" ADD CONSTRAINT "club_imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_categories" ADD CONSTRAINT "member_categories_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_imports_club" ON "club_imports" USING btree ("club_id","imported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_categories_name" ON "member_categories" USING btree ("club_id",lower("name"));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_category_id_member_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."member_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_import_id_club_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."club_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_listed_email" ON "memberships" USING btree ("club_id","listed_email") WHERE "memberships"."has_no_account" and "memberships"."status" <> 'removed';--> statement-breakpoint
CREATE INDEX "memberships_import" ON "memberships" USING btree ("import_id") WHERE "memberships"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "memberships_category" ON "memberships" USING btree ("category_id") WHERE "memberships"."category_id" is not null;