-- Statements of play lock the tables in this order too. A process of the version before waits here, and goes on afterwards.
LOCK TABLE "rounds", "hole_entries", "paper_pictures" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "season" smallint GENERATED ALWAYS AS ((extract(year from started_at at time zone 'UTC'))::smallint) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_season" ON "rounds" USING btree ("id","season");--> statement-breakpoint
-- An entry goes only with its round, so the picture of it does the same; nothing refers to entries that could be taken out.
ALTER TABLE "paper_pictures" DROP CONSTRAINT "paper_pictures_round_id_entry_id_hole_entries_round_id_id_fk";--> statement-breakpoint
ALTER TABLE "paper_pictures" ADD CONSTRAINT "paper_pictures_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hole_entries" RENAME TO "hole_entries_before";--> statement-breakpoint
-- A process of the version before names no season. For a card of another year than this the foreign key refuses what it then sends.
CREATE TABLE "hole_entries" (
	"round_id" text NOT NULL,
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"hole_number" integer NOT NULL,
	"result" text NOT NULL,
	"strokes" integer,
	"at" timestamp with time zone NOT NULL,
	"author_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"source" text DEFAULT 'player' NOT NULL,
	"season" smallint DEFAULT (extract(year from now() at time zone 'UTC'))::smallint NOT NULL
) PARTITION BY RANGE ("season");--> statement-breakpoint
CREATE TABLE "hole_entries_other" PARTITION OF "hole_entries" DEFAULT;--> statement-breakpoint
-- Makes the partition of a season, or takes one back that was detached. Entries that came meanwhile move into it.
CREATE FUNCTION add_season(season_to_add integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part text := 'hole_entries_' || season_to_add;
BEGIN
  IF EXISTS (SELECT FROM pg_inherits WHERE inhrelid = to_regclass(part)) THEN RETURN; END IF;
  -- Whoever writes entries has locked rounds before; in the other order each would wait for the other.
  LOCK TABLE rounds IN SHARE ROW EXCLUSIVE MODE;
  IF EXISTS (SELECT FROM pg_inherits WHERE inhrelid = to_regclass(part)) THEN RETURN; END IF;
  IF to_regclass(part) IS NULL THEN
    EXECUTE format('CREATE TABLE %I (LIKE hole_entries INCLUDING DEFAULTS)', part);
  END IF;
  -- Triggers for each row come with the table that it joins.
  EXECUTE format('CREATE OR REPLACE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
    part || '_refuse_truncate', part);
  IF EXISTS (SELECT FROM hole_entries_other WHERE season = season_to_add) THEN
    ALTER TABLE hole_entries_other DISABLE TRIGGER hole_entries_refuse_delete;
    EXECUTE format('WITH moved AS (DELETE FROM hole_entries_other WHERE season = $1 RETURNING *)
      INSERT INTO %I SELECT * FROM moved', part) USING season_to_add;
    ALTER TABLE hole_entries_other ENABLE TRIGGER hole_entries_refuse_delete;
  END IF;
  EXECUTE format('ALTER TABLE hole_entries ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', part, season_to_add, season_to_add + 1);
END
$$;--> statement-breakpoint
SELECT add_season(season::integer) FROM (
  SELECT season FROM rounds
  UNION SELECT extract(year from now() at time zone 'UTC')
  UNION SELECT extract(year from now() at time zone 'UTC') + 1
) AS seasons ORDER BY season;--> statement-breakpoint
INSERT INTO "hole_entries" ("round_id", "club_id", "id", "hole_number", "result", "strokes", "at", "author_id", "received_at", "source", "season")
SELECT e."round_id", e."club_id", e."id", e."hole_number", e."result", e."strokes", e."at", e."author_id", e."received_at", e."source", r."season"
FROM "hole_entries_before" e JOIN "rounds" r ON r."id" = e."round_id";--> statement-breakpoint
DROP TABLE "hole_entries_before";--> statement-breakpoint
ALTER TABLE "hole_entries" ADD CONSTRAINT "hole_entries_round_id_id_season_pk" PRIMARY KEY("round_id","id","season");--> statement-breakpoint
ALTER TABLE "hole_entries" ADD CONSTRAINT "hole_entries_round_id_season_rounds_id_season_fk" FOREIGN KEY ("round_id","season") REFERENCES "public"."rounds"("id","season") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As they were on the table before; those for each row hold on each partition.
CREATE TRIGGER hole_entries_refuse_update BEFORE UPDATE ON hole_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER hole_entries_refuse_delete BEFORE DELETE ON hole_entries FOR EACH ROW
  WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER hole_entries_refuse_truncate BEFORE TRUNCATE ON hole_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER hole_entries_other_refuse_truncate BEFORE TRUNCATE ON hole_entries_other FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER hole_entries_club BEFORE INSERT ON hole_entries FOR EACH ROW
  WHEN (NEW.club_id IS NULL) EXECUTE FUNCTION club_of_round();--> statement-breakpoint
ANALYZE "hole_entries";
