-- As bigserial, but for the rows that are there: they are numbered by their time, and not by where the store has them.
ALTER TABLE "handicap_entries" ADD COLUMN "seq" bigint;--> statement-breakpoint
UPDATE "handicap_entries" SET "seq" = numbered."seq"
FROM (SELECT "id", row_number() OVER (ORDER BY "created_at", "id") AS "seq" FROM "handicap_entries") numbered
WHERE "handicap_entries"."id" = numbered."id";--> statement-breakpoint
CREATE SEQUENCE "handicap_entries_seq_seq" AS bigint OWNED BY "handicap_entries"."seq";--> statement-breakpoint
SELECT setval('handicap_entries_seq_seq', (SELECT coalesce(max("seq"), 0) + 1 FROM "handicap_entries"), false);--> statement-breakpoint
ALTER TABLE "handicap_entries" ALTER COLUMN "seq" SET NOT NULL, ALTER COLUMN "seq" SET DEFAULT nextval('handicap_entries_seq_seq');
