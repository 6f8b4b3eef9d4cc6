import type { Course, WireCourseHole } from '#contract/course/courses.ts'
import { OWN_FORMAT, OWN_VERSION, type OwnCourseFile } from '#golf/course/course-file/own-course-file.ts'

/**
 * A course as a file that this page reads again. What was generated and nobody has confirmed is no value of the course and is left
 * out (D39); stroke indexes are there only as a whole.
 */
export function courseFileText(course: Course): string {
  const { name, location, description, par, rating, slope, tees, holes } = course
  const file: OwnCourseFile = {
    format: OWN_FORMAT,
    version: OWN_VERSION,
    name,
    location,
    description,
    par,
    courseRating: rating === null ? null : Number(rating),
    slope,
    tees: [...tees]
      .sort((one, other) => one.order - other.order)
      .map((tee) => ({ name: tee.name, color: tee.color, ratings: tee.ratings.map(ratingOf) })),
    holes: holes.map((hole) => holeOf(hole, course.strokeIndexesConfirmed)),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** The name of the file, of letters that every system takes. */
export function courseFileName({ name }: Pick<Course, 'name'>): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain === '' ? 'course' : plain}.course.json`
}

type WireRating = Course['tees'][number]['ratings'][number]

function ratingOf({ gender, nines, ...own }: WireRating) {
  return {
    gender,
    ...valuesOf(own),
    ...(nines && { front: valuesOf(nines.front), back: valuesOf(nines.back) }),
  }
}

const valuesOf = ({ rating, slope, par }: { rating: string; slope: number; par: number }) => ({
  courseRating: Number(rating),
  slope,
  par,
})

function holeOf(hole: WireCourseHole, areIndexesConfirmed: boolean): OwnCourseFile['holes'][number] {
  const { par, handicapIndex, womenPar, womenHandicapIndex, yardages, description } = hole
  const known = Object.entries(yardages).filter(([tee]) => !hole.generatedYardages.includes(tee))
  return {
    hole: hole.holeNumber,
    ...(hole.generated.includes('par') ? {} : { par }),
    ...(areIndexesConfirmed ? { strokeIndex: handicapIndex } : {}),
    ...(womenPar === null || womenHandicapIndex === null
      ? {}
      : { women: { par: womenPar, strokeIndex: womenHandicapIndex } }),
    yards: Object.fromEntries(known),
    ...(description === null ? {} : { description }),
  }
}
