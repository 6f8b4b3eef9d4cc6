ALTER TABLE "holes" ADD COLUMN "women_par" integer;--> statement-breakpoint
ALTER TABLE "holes" ADD COLUMN "women_stroke_index" integer;--> statement-breakpoint
ALTER TABLE "holes" ADD COLUMN "generated" jsonb DEFAULT '{"par":false,"strokeIndex":false,"yardages":[]}'::jsonb NOT NULL;
--> statement-breakpoint
-- Courses whose stroke indexes nobody has touched still have their whole card as it was generated.
UPDATE "holes" h SET "generated" = jsonb_build_object(
	'par', true, 'strokeIndex', true,
	'yardages', (SELECT coalesce(jsonb_agg(k), '[]') FROM jsonb_object_keys(h."yardages") k)
) FROM "courses" c WHERE c."id" = h."course_id" AND NOT c."stroke_indexes_confirmed";--> statement-breakpoint
-- Cards started there before have invented yards, which nobody is to read as a fact.
UPDATE "rounds" r SET "holes" = (
	SELECT jsonb_agg(h || '{"yards": null}' ORDER BY place)
	FROM jsonb_array_elements(r."holes") WITH ORDINALITY AS card(h, place)
) FROM "courses" c WHERE c."id" = r."course_id" AND NOT c."stroke_indexes_confirmed" AND jsonb_array_length(r."holes") > 0;
