CREATE TABLE "scan_runs" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"stage" text,
	"place" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scan_runs_expires" ON "scan_runs" USING btree ("expires_at");