import type { Course, WireCourseHole } from '#contract/course/courses.ts'
import { wireDays } from '#contract/handicap/wire-not-for-handicap.ts'
import { holePartToWire } from '#contract/course/wire-hole-names.ts'
import { totalPar, type RatingValues } from '#golf/course/course.ts'
import { areStrokeIndexesConfirmed, listGenerated } from '#golf/course/generated-parts.ts'
import type { DaysRow } from './declared-days.store.ts'
import type { HoleRow, WholeCourse } from './courses.store.ts'

/** With its days not for handicap, as `listDeclaredDays` has them of several courses. */
export function toWireCourse({ course, tees, holes }: WholeCourse, days: readonly DaysRow[]): Course {
  const own = days.filter(({ courseId }) => courseId === course.id)
  return {
    id: course.id,
    version: course.version,
    name: course.name,
    clubId: course.clubId,
    location: course.location,
    par: course.par,
    holesPar: totalPar(holes),
    rating: course.courseRating === null ? null : tenthsText(course.courseRating),
    slope: course.slope,
    description: course.description,
    holeCount: holes.length,
    strokeIndexesConfirmed: areStrokeIndexesConfirmed(holes),
    tees: tees.map((tee) => ({
      id: tee.id,
      name: tee.name,
      color: tee.color,
      order: tee.order,
      ratings: tee.ratings.map(({ gender, nines, ...rating }) => ({
        gender,
        ...wireRating(rating),
        ...(nines && { nines: { front: wireRating(nines.front), back: wireRating(nines.back) } }),
      })),
    })),
    holes: holes.map(toWireHole),
    ...(own.length > 0 && { notForHandicap: own.map(wireDays) }),
  }
}

export function toWireHole(hole: HoleRow): WireCourseHole {
  return {
    id: hole.id,
    holeNumber: hole.holeNumber,
    par: hole.par,
    handicapIndex: hole.strokeIndex,
    yardages: hole.yardages,
    description: hole.description,
    womenPar: hole.womenPar,
    womenHandicapIndex: hole.womenStrokeIndex,
    generated: listGenerated(hole.generated).map(holePartToWire),
    generatedYardages: [...hole.generated.yardages],
  }
}

const wireRating = ({ courseRating, slope, par }: RatingValues) => ({
  rating: tenthsText(courseRating),
  slope,
  par,
})

/** Whole tenths as decimal text: 712 is "71.2". */
export function tenthsText(tenths: number): string {
  return (tenths / 10).toFixed(1)
}
