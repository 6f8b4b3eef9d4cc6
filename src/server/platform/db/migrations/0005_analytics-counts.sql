CREATE TABLE "counted_rounds" (
	"round_id" text PRIMARY KEY NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"hole_count" smallint NOT NULL,
	"is_complete" boolean NOT NULL,
	"gross" integer,
	"points" integer,
	"club_id" text NOT NULL,
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"hole_numbers" smallint[] NOT NULL,
	"pars" smallint[] NOT NULL,
	"strokes" smallint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hole_tallies" (
	"course_id" text NOT NULL,
	"hole_number" smallint NOT NULL,
	"holed" integer NOT NULL,
	"strokes" integer NOT NULL,
	"eagles" integer NOT NULL,
	"birdies" integer NOT NULL,
	"pars" integer NOT NULL,
	"bogeys" integer NOT NULL,
	"doubles_or_worse" integer NOT NULL,
	"picked_up" integer NOT NULL,
	CONSTRAINT "hole_tallies_course_id_hole_number_pk" PRIMARY KEY("course_id","hole_number")
);
--> statement-breakpoint
ALTER TABLE "counted_rounds" ADD CONSTRAINT "counted_rounds_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hole_tallies" ADD CONSTRAINT "hole_tallies_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_rounds_club" ON "counted_rounds" USING btree ("club_id","submitted_at");--> statement-breakpoint
INSERT INTO counted_rounds (round_id, submitted_at, hole_count, is_complete, gross, points,
  club_id, user_id, course_id, hole_numbers, pars, strokes)
SELECT r.id, coalesce(r.submitted_at, r.started_at), jsonb_array_length(r.holes),
  r.totals_only OR card.played = jsonb_array_length(r.holes),
  CASE WHEN card.holed = jsonb_array_length(r.holes) THEN card.gross END,
  CASE WHEN r.stableford_table = 'standard' THEN r.points END,
  r.club_id, r.user_id, r.course_id,
  coalesce(card.hole_numbers, '{}'), coalesce(card.pars, '{}'), coalesce(card.strokes, '{}')
FROM rounds r, LATERAL (
  SELECT count(*) AS played, count(*) FILTER (WHERE s.result = 'strokes') AS holed, sum(s.strokes) AS gross,
    array_agg(s.hole_number ORDER BY s.hole_number) AS hole_numbers,
    array_agg(h.par ORDER BY s.hole_number) AS pars,
    array_agg(CASE WHEN s.result = 'strokes' THEN s.strokes END ORDER BY s.hole_number) AS strokes
  FROM hole_scores s
  JOIN jsonb_to_recordset(r.holes) AS h("holeNumber" int, par int) ON h."holeNumber" = s.hole_number
  WHERE s.round_id = r.id AND s.result IN ('strokes', 'picked_up') AND NOT r.totals_only
) card
WHERE r.status = 'submitted' AND NOT EXISTS (
  SELECT 1 FROM competition_entries e
  WHERE e.competition_id = r.competition_id AND e.user_id = r.user_id AND e.card_status = 'disqualified');
--> statement-breakpoint
INSERT INTO hole_tallies (course_id, hole_number, holed, strokes, eagles, birdies, pars, bogeys, doubles_or_worse, picked_up)
SELECT c.course_id, h.hole_number, count(h.strokes), coalesce(sum(h.strokes), 0),
  count(*) FILTER (WHERE h.strokes - h.par <= -2), count(*) FILTER (WHERE h.strokes - h.par = -1),
  count(*) FILTER (WHERE h.strokes = h.par), count(*) FILTER (WHERE h.strokes - h.par = 1),
  count(*) FILTER (WHERE h.strokes - h.par >= 2), count(*) FILTER (WHERE h.strokes IS NULL)
FROM counted_rounds c, unnest(c.hole_numbers, c.pars, c.strokes) AS h(hole_number, par, strokes)
GROUP BY c.course_id, h.hole_number;
