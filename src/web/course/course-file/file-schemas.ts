import { z } from 'zod/mini'
import { genders } from '#golf/course/course.ts'
import { OWN_FORMAT, OWN_VERSION } from '#golf/course/course-file/own-course-file.ts'

/*
 * What is read of the files of other programs; fields that are not named here are passed over. What each format is known from stands
 * in docs/what-can-be-brought.md.
 */

const text = z.nullish(z.string())
/** Some programs write numbers as texts. */
const number = z.nullish(
  z.union([
    z.number(),
    z.pipe(
      z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
      z.transform((written: string) => Number(written)),
    ),
  ]),
)
const list = <S extends z.ZodMiniType>(one: S) => z.array(one).check(z.maxLength(500))

const golfCourseApiTee = z.object({
  tee_name: z.string(),
  course_rating: number,
  slope_rating: number,
  front_course_rating: number,
  front_slope_rating: number,
  back_course_rating: number,
  back_slope_rating: number,
  par_total: number,
  holes: z.nullish(list(z.object({ par: number, yardage: number, handicap: number }))),
})
const golfCourseApiCourse = z.object({
  club_name: text,
  course_name: text,
  location: z.nullish(z.object({ city: text, state: text, country: text })),
  tees: z.object({ male: z.nullish(list(golfCourseApiTee)), female: z.nullish(list(golfCourseApiTee)) }),
})
/** One course, the answer of a search, or the course by itself. */
export const golfCourseApi = z.union([
  z.pipe(
    z.object({ course: golfCourseApiCourse }),
    z.transform(({ course }) => [course]),
  ),
  z.pipe(
    z.object({ courses: list(golfCourseApiCourse).check(z.minLength(1)) }),
    z.transform(({ courses }) => courses),
  ),
  z.pipe(
    z
      .object({ ...golfCourseApiCourse.shape, tees: golfCourseApiCourse.shape.tees })
      .check(z.refine(({ tees }) => Array.isArray(tees.male) || Array.isArray(tees.female))),
    z.transform((course) => [course]),
  ),
])

const garminCourse = z.object({
  name: z.string(),
  holePars: z.string(),
  city: text,
  country: text,
  tees: list(
    z.object({
      name: z.string(),
      handicapType: text,
      rating: number,
      slope: number,
      holeHandicaps: text,
    }),
  ),
})
const snapshots = z.object({ courseSnapshots: list(garminCourse) })
/** One round, or many under `details`. */
export const garmin = z.union([
  z.pipe(
    snapshots,
    z.transform(({ courseSnapshots }) => courseSnapshots),
  ),
  z.pipe(
    z
      .object({ details: list(z.object({ courseSnapshots: z.optional(list(garminCourse)) })) })
      .check(z.refine(({ details }) => details.some(({ courseSnapshots }) => courseSnapshots !== undefined))),
    z.transform(({ details }) => details.flatMap(({ courseSnapshots = [] }) => courseSnapshots)),
  ),
])

export const ghin = z.object({
  CourseName: text,
  CourseCity: text,
  CourseState: text,
  Facility: z.nullish(z.object({ FacilityName: text })),
  TeeSets: list(
    z.object({
      TeeSetRatingName: z.string(),
      Gender: text,
      TotalPar: number,
      StrokeAllocation: z.nullish(z.boolean()),
      Ratings: z.nullish(
        list(z.object({ RatingType: z.string(), CourseRating: number, SlopeRating: number })),
      ),
      Holes: z.nullish(
        list(z.object({ Number: z.number(), Par: number, Length: number, Allocation: number })),
      ),
    }),
  ),
})

/** Tags are texts; GeoJSON has numbers among them, and lists that are no tags. */
const tags = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([key, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
      ),
    ),
  ),
)
/** Of the Overpass API, or GeoJSON as its converters write it: with the tags as properties, or in one of them. */
export const openStreetMap = z.union([
  z.pipe(
    z.object({ elements: z.array(z.object({ tags: z.optional(tags) })) }),
    z.transform(({ elements }) => elements.map((one) => one.tags ?? {})),
  ),
  z.pipe(
    z.object({
      type: z.literal('FeatureCollection'),
      features: z.array(
        z.object({
          properties: z.nullish(
            z.union([
              z.pipe(
                z.object({ tags }),
                z.transform((own) => own.tags),
              ),
              tags,
            ]),
          ),
        }),
      ),
    }),
    z.transform(({ features }) => features.map(({ properties }) => properties ?? {})),
  ),
])

const ownValues = { courseRating: z.number(), slope: z.number(), par: z.number() }
export const ownFile = z.object({
  format: z.literal(OWN_FORMAT),
  version: z.literal(OWN_VERSION),
  name: z.string(),
  location: z.nullable(z.string()),
  description: z.nullable(z.string()),
  par: z.number(),
  courseRating: z.nullable(z.number()),
  slope: z.number(),
  tees: list(
    z.object({
      name: z.string(),
      color: z.string(),
      ratings: list(
        z.object({
          gender: z.enum(genders),
          ...ownValues,
          front: z.optional(z.object(ownValues)),
          back: z.optional(z.object(ownValues)),
        }),
      ),
    }),
  ),
  holes: list(
    z.object({
      hole: z.number(),
      par: z.optional(z.number()),
      strokeIndex: z.optional(z.number()),
      women: z.optional(z.object({ par: z.number(), strokeIndex: z.number() })),
      yards: z.record(z.string(), z.number()),
      description: z.optional(z.string()),
    }),
  ),
})
/** Of a version that this program does not know yet. */
export const anyOwnFile = z.object({ format: z.literal(OWN_FORMAT) })
