import type { AuditSource } from '#contract/platform/audit-facts.ts'
import type { HoleRow, WholeCourse } from './courses.store.ts'

/** What the audit log compares of a course: its holes by their numbers and its tees by their names. */
export function courseFacts({ course, tees, holes }: WholeCourse): AuditSource {
  return {
    ...course,
    tees: Object.fromEntries(
      tees.map(({ name, color, ratings }) => [
        name,
        {
          color,
          ...Object.fromEntries(
            ratings.map(({ gender, courseRating, slope, par, nines }) => [
              gender,
              { courseRating, slope, par, ...nines },
            ]),
          ),
        },
      ]),
    ),
    holes: holeFacts(holes),
  }
}

function holeFacts(holes: readonly HoleRow[]): AuditSource {
  return Object.fromEntries(
    holes.map(({ holeNumber, par, strokeIndex, womenPar, womenStrokeIndex, yardages, description }) => [
      holeNumber,
      { par, strokeIndex, womenPar, womenStrokeIndex, yardages, description },
    ]),
  )
}
