ALTER TABLE "hole_scores" ADD COLUMN "author_id" text;--> statement-breakpoint
UPDATE "hole_scores" s SET "author_id" = coalesce(
	(SELECT e."author_id" FROM "hole_entries" e WHERE e."round_id" = s."round_id" AND e."id" = s."entry_id"),
	(SELECT r."user_id" FROM "rounds" r WHERE r."id" = s."round_id")
);--> statement-breakpoint
ALTER TABLE "hole_scores" ALTER COLUMN "author_id" SET NOT NULL;
