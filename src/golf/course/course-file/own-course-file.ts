import { accepted, refused, type Outcome } from '../../outcome.ts'
import type { Gender } from '../course.ts'
import type { UnderstoodCourse, UnderstoodRating } from './file-course.ts'
import { understandCourse, type CourseRefusal } from './understand-course.ts'

export const OWN_FORMAT = 'scoreclub-course'
export const OWN_VERSION = 1

/** A course as this program writes it into a file; docs/what-can-be-brought.md says what each field is. */
export type OwnCourseFile = {
  format: typeof OWN_FORMAT
  version: typeof OWN_VERSION
  name: string
  location: string | null
  description: string | null
  par: number
  courseRating: number | null
  slope: number
  tees: readonly OwnTee[]
  holes: readonly OwnHole[]
}
type OwnTee = { name: string; color: string; ratings: readonly OwnRating[] }
type OwnValues = { courseRating: number; slope: number; par: number }
type OwnRating = OwnValues & { gender: Gender; front?: OwnValues | undefined; back?: OwnValues | undefined }
type OwnHole = {
  hole: number
  par?: number | undefined
  strokeIndex?: number | undefined
  women?: { par: number; strokeIndex: number } | undefined
  yards: Readonly<Record<string, number>>
  description?: string | undefined
}

/** Reads the file back. Its card is checked like any other, since the file may have been changed by hand. */
export function fromOwnFile(file: OwnCourseFile): Outcome<UnderstoodCourse, CourseRefusal> {
  const holes = [...file.holes].sort((one, other) => one.hole - other.hole)
  if (holes.some(({ hole }, at) => hole !== at + 1)) return refused('hole_count')
  const card = {
    name: '',
    gender: 'men',
    holes: holes.map(({ par, strokeIndex }) => ({ par, strokeIndex })),
  } as const
  const understood = understandCourse({
    name: file.name,
    location: file.location ?? '',
    tees: [
      card,
      ...(holes.some(({ women }) => women !== undefined)
        ? [{ ...card, gender: 'women' as const, holes: holes.map(({ women }) => women ?? {}) }]
        : []),
      ...file.tees.map(({ name }) => ({
        name,
        gender: 'men' as const,
        holes: holes.map(({ yards }) => ({ yards: yards[name] })),
      })),
    ],
  })
  if (!understood.ok) return understood
  return accepted({
    ...understood.value,
    tees: file.tees.map(({ name, color, ratings }) => ({ name, color, ratings: ratings.map(ratingOf) })),
    notes: understood.value.notes.filter(
      ({ kind }) => kind !== 'no_rating' && kind !== 'no_nines' && kind !== 'missing',
    ),
    own: {
      par: file.par,
      courseRating: file.courseRating === null ? undefined : tenths(file.courseRating),
      slope: file.slope,
      description: file.description ?? '',
      holeDescriptions: holes.map(({ description }) => description ?? ''),
    },
  })
}

function ratingOf({ gender, front, back, ...own }: OwnRating): UnderstoodRating {
  const nines = front && back && { front: valuesOf(front), back: valuesOf(back) }
  return { gender, ...valuesOf(own), nines }
}

const valuesOf = ({ courseRating, slope, par }: OwnValues) => ({
  courseRating: tenths(courseRating),
  slope,
  par,
})

const tenths = (rating: number) => Math.round(rating * 10)
