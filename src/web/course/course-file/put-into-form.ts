import { courseCardText } from '#golf/course/course-card-text.ts'
import { readCardText } from '#golf/course/card-text.ts'
import { teeOfField } from '#golf/course/card-values.ts'
import { genders, type Gender, type RatingValues as Rated } from '#golf/course/course.ts'
import type {
  UnderstoodCourse,
  UnderstoodRating,
  UnderstoodTee,
} from '#golf/course/course-file/file-course.ts'
import { OSM_ATTRIBUTION } from '#golf/course/course-file/osm-course.ts'
import { takeAnswers, type FileAnswers } from '#golf/course/course-file/take-answers.ts'
import {
  blankCourse,
  blankTee,
  teesOfCard,
  type CourseValues,
  type RatingValues,
  type TeeValues,
} from '../course-values.ts'
import type { CourseFormat } from './read-course-file.ts'

type Found = { course: UnderstoodCourse; format: CourseFormat }

/** The form of a new course as a file fills it in, except its card. */
export function valuesOfFile({ course, format }: Found): Omit<CourseValues, 'card' | 'checkedCard'> {
  const { name, location, holeCount, tees, own } = course
  const blank = blankCourse()
  return {
    name,
    location,
    holeCount: holeCount === 9 ? '9' : '18',
    par: own ? String(own.par) : '',
    rating: own?.courseRating === undefined ? '' : decimal(own.courseRating),
    slope: own ? String(own.slope) : blank.slope,
    description: own?.description ?? (format === 'osm' ? OSM_ATTRIBUTION : ''),
    holeDescriptions: Object.fromEntries(
      (own?.holeDescriptions ?? []).flatMap((text, at) => (text === '' ? [] : [[String(at + 1), text]])),
    ),
    tees: tees.length === 0 ? blank.tees : tees.map(teeValues),
  }
}

/**
 * The card of the file as if it had been pasted. A tee whose name is a word of cards, such as "Par 3", would be read as something else:
 * its yards are left out and it is named.
 */
export function cardOfFile(
  course: UnderstoodCourse,
  answers: FileAnswers,
): { text: string; leftTees: string[] } {
  const rows = takeAnswers(course, answers)
  if (rows.length === 0) return { text: '', leftTees: [] }
  const leftTees = teesLost(rows, course)
  const kept = rows.filter(({ field }) => !leftTees.includes(teeOfField(field) ?? ''))
  return { text: kept.length === 0 ? '' : courseCardText(kept), leftTees }
}

/** The tees whose yards would not be read back as they are. */
function teesLost(rows: ReturnType<typeof takeAnswers>, { tees, holeCount }: UnderstoodCourse): string[] {
  const teeNames = tees.map(({ name }) => name)
  const { values: back } = readCardText(courseCardText(rows), { teeNames, holeCount })
  const comesBack = ({ field, values }: (typeof rows)[number]) =>
    values.every(
      (value, at) => back.find((one) => one.field === field && one.holeNumber === at + 1)?.value === value,
    )
  return rows.flatMap((row) => (comesBack(row) ? [] : (teeOfField(row.field) ?? [])))
}

function teeValues({ name, color, ratings }: UnderstoodTee): TeeValues {
  const of = (gender: Gender) => ratings.find((one) => one.gender === gender)
  const blank = blankTee(name, color ?? teesOfCard([name])[0]?.color ?? '')
  return {
    ...blank,
    hasRatings: ratings.length > 0,
    men: textsOf(of('men')) ?? blank.men,
    women: textsOf(of('women')) ?? blank.women,
    hasNines: genders.some((gender) => of(gender)?.nines !== undefined),
    nines: {
      men: ninesOf(of('men')) ?? blank.nines.men,
      women: ninesOf(of('women')) ?? blank.nines.women,
    },
  }
}

function ninesOf(rating: UnderstoodRating | undefined) {
  return rating?.nines && { front: valuesOf(rating.nines.front), back: valuesOf(rating.nines.back) }
}

const textsOf = (rating: UnderstoodRating | undefined) => rating && valuesOf(rating)

function valuesOf({
  courseRating,
  slope,
  par,
}: Omit<Rated, 'par'> & { par: number | undefined }): RatingValues {
  return { rating: decimal(courseRating), slope: String(slope), par: par === undefined ? '' : String(par) }
}

const decimal = (tenths: number) => (tenths / 10).toFixed(1)
