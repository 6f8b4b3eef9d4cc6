ALTER TABLE "seasons" ADD COLUMN "eclectic_course_id" text;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "eclectic_percent" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_eclectic_course_id_courses_id_fk" FOREIGN KEY ("eclectic_course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;