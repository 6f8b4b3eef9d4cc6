ALTER TABLE "rounds" ADD COLUMN "totals_confirmed_at" timestamp with time zone;--> statement-breakpoint
-- Nobody has confirmed totals before, so they leave the club's figures until somebody does. They have no holes to take back.
DELETE FROM "counted_rounds" c USING "rounds" r WHERE r."id" = c."round_id" AND r."totals_only";
