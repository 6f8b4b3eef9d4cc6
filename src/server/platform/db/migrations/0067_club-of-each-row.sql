ALTER TABLE "competition_entries" ADD COLUMN "club_id" text;--> statement-breakpoint
ALTER TABLE "round_events" ADD COLUMN "club_id" text;--> statement-breakpoint
ALTER TABLE "hole_entries" ADD COLUMN "club_id" text;--> statement-breakpoint
ALTER TABLE "hole_scores" ADD COLUMN "club_id" text;--> statement-breakpoint
UPDATE "competition_entries" e SET "club_id" = c."club_id" FROM "competitions" c WHERE c."id" = e."competition_id";--> statement-breakpoint
UPDATE "round_events" e SET "club_id" = r."club_id" FROM "rounds" r WHERE r."id" = e."round_id";--> statement-breakpoint
-- Entries refuse every change; this one takes nothing from what was sent.
ALTER TABLE "hole_entries" DISABLE TRIGGER "hole_entries_refuse_update";--> statement-breakpoint
UPDATE "hole_entries" e SET "club_id" = r."club_id" FROM "rounds" r WHERE r."id" = e."round_id";--> statement-breakpoint
ALTER TABLE "hole_entries" ENABLE TRIGGER "hole_entries_refuse_update";--> statement-breakpoint
UPDATE "hole_scores" s SET "club_id" = r."club_id" FROM "rounds" r WHERE r."id" = s."round_id";--> statement-breakpoint
ALTER TABLE "competition_entries" ALTER COLUMN "club_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "round_events" ALTER COLUMN "club_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "hole_entries" ALTER COLUMN "club_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "hole_scores" ALTER COLUMN "club_id" SET NOT NULL;--> statement-breakpoint
-- A process of the version before names no club. It goes on writing until it is replaced.
CREATE FUNCTION club_of_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.club_id INTO NEW.club_id FROM rounds r WHERE r.id = NEW.round_id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION club_of_competition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT c.club_id INTO NEW.club_id FROM competitions c WHERE c.id = NEW.competition_id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER hole_scores_club BEFORE INSERT ON hole_scores FOR EACH ROW
  WHEN (NEW.club_id IS NULL) EXECUTE FUNCTION club_of_round();--> statement-breakpoint
CREATE TRIGGER hole_entries_club BEFORE INSERT ON hole_entries FOR EACH ROW
  WHEN (NEW.club_id IS NULL) EXECUTE FUNCTION club_of_round();--> statement-breakpoint
CREATE TRIGGER round_events_club BEFORE INSERT ON round_events FOR EACH ROW
  WHEN (NEW.club_id IS NULL) EXECUTE FUNCTION club_of_round();--> statement-breakpoint
CREATE TRIGGER competition_entries_club BEFORE INSERT ON competition_entries FOR EACH ROW
  WHEN (NEW.club_id IS NULL) EXECUTE FUNCTION club_of_competition();
