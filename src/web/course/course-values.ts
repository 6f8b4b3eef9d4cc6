import type { Input } from '#contract/platform/call.ts'
import type { updateTeesBody } from '#contract/course/course-tees.ts'
import type { createCourseBody } from '#contract/course/course-changes.ts'
import type { Course } from '#contract/course/courses.ts'
import { readCardText, type CardReading } from '#golf/course/card-text.ts'
import type { CardProblem } from '#golf/course/card-values.ts'
import { isDoubt } from '#golf/course/doubtful-values.ts'
import { cardToWire } from '#contract/course/wire-hole-names.ts'
import { checkStrokeIndexes, genders, type Gender } from '#golf/course/course.ts'
import { isOnNine } from '#golf/course/nine.ts'
import type { Nine } from '#golf/course/nines.ts'
import { defaultTees } from '#golf/course/default-holes.ts'

/** What the dialog holds as text; a tee's ratings are per gender and may stay empty (D6). */
export type RatingValues = { rating: string; slope: string; par: string }
export type TeeValues = {
  /** Empty for a tee that the course does not have yet. */
  teeId: string
  name: string
  color: string
  hasRatings: boolean
  men: RatingValues
  women: RatingValues
  /** Of a tee of eighteen holes whose nines are rated by themselves. */
  hasNines: boolean
  nines: Record<Gender, Record<Nine, RatingValues>>
}
export type TeesValues = { tees: TeeValues[] }
export type CourseValues = TeesValues & {
  name: string
  location: string
  holeCount: '9' | '18'
  par: string
  rating: string
  slope: string
  description: string
  /** The card as it was pasted or typed line by line; empty for generated holes. */
  card: string
  /** The card whose doubtful values somebody has looked at and found right. */
  checkedCard: string
  /** By the number of the hole; only a course file brings them. */
  holeDescriptions: Record<string, string>
}

const noRating: RatingValues = { rating: '', slope: '', par: '' }
const noNines = { front: noRating, back: noRating }

export function blankTee(name: string, color: string): TeeValues {
  return {
    teeId: '',
    name,
    color,
    hasRatings: false,
    men: noRating,
    women: noRating,
    hasNines: false,
    nines: { men: noNines, women: noNines },
  }
}

export function blankCourse(): CourseValues {
  return {
    name: '',
    location: '',
    holeCount: '18',
    par: '',
    rating: '',
    slope: '113',
    description: '',
    card: '',
    checkedCard: '',
    holeDescriptions: {},
    tees: defaultTees.map(({ name, color }) => blankTee(name, color)),
  }
}

/** The par that an empty field stands for. */
export function defaultPar(holeCount: '9' | '18'): string {
  return holeCount === '9' ? '36' : '72'
}

/** The genders whose ratings were typed for a tee, in the order in which they are sent. */
function ratedGenders(tee: TeeValues | undefined) {
  return tee?.hasRatings === true
    ? genders.filter((gender) => Object.values(tee[gender]).some((text) => text.trim() !== ''))
    : []
}

export function courseBody(values: CourseValues, clubId: string): Input<typeof createCourseBody> {
  const par = values.par.trim() === '' ? (parOfCard(values) ?? defaultPar(values.holeCount)) : values.par
  return {
    clubId,
    name: values.name,
    location: values.location,
    holeCount: values.holeCount === '9' ? 9 : 18,
    par,
    rating: values.rating.replace(',', '.'),
    slope: values.slope.trim() === '' ? '113' : values.slope,
    description: values.description,
    tees: values.tees.map((tee, order) => newTeeBody(tee, { order, par, holeCount: values.holeCount })),
    ...wholeCard(values),
  }
}

/** The holes of a card that gives every hole its par and stroke index, so that the course is saved with them at once. */
function wholeCard(values: CourseValues): Pick<Input<typeof createCourseBody>, 'holes'> {
  const reading = readCard(values)
  const isOpen = (problem: CardProblem) =>
    isDoubt(problem) ? !isChecked(values) : problem.kind !== 'second_index_left'
  if (!reading || reading.problems.some(isOpen)) return {}
  const holes = cardToWire(reading.values).flatMap(({ par, handicapIndex, ...hole }) =>
    par === undefined || handicapIndex === undefined
      ? []
      : [{ ...hole, par, handicapIndex, description: values.holeDescriptions[String(hole.holeNumber)] }],
  )
  const women = holes.flatMap(({ womenPar, womenHandicapIndex }) =>
    womenPar === undefined || womenHandicapIndex === undefined ? [] : [womenHandicapIndex],
  )
  const isForWomen = holes.some(
    (hole) => hole.womenPar !== undefined || hole.womenHandicapIndex !== undefined,
  )
  const isWhole =
    holes.length === Number(values.holeCount) &&
    checkStrokeIndexes(holes.map(({ handicapIndex }) => handicapIndex)).ok &&
    (!isForWomen || (women.length === holes.length && checkStrokeIndexes(women).ok))
  return isWhole ? { holes } : {}
}

/** `par` is what an empty par of a rating stands for. */
function teeBody(tee: TeeValues, order: number, par: string) {
  return {
    name: tee.name,
    color: tee.color,
    order,
    ratings: ratedGenders(tee).map((gender) => ({
      gender,
      rating: tee[gender].rating.replace(',', '.'),
      slope: tee[gender].slope,
      par: tee[gender].par.trim() === '' ? par : tee[gender].par,
    })),
  }
}

/** Only a course file gives a new course ratings of its nines, with their pars. */
function newTeeBody(
  tee: TeeValues,
  { order, par, holeCount }: { order: number; par: string; holeCount: CourseValues['holeCount'] },
) {
  const body = teeBody(tee, order, par)
  if (!tee.hasNines || holeCount === '9') return body
  const ratings = body.ratings.map((one) => {
    const { front, back } = tee.nines[one.gender]
    const isTyped = [front, back].some((nine) => Object.values(nine).some((text) => text.trim() !== ''))
    const sent = (nine: RatingValues) => ({ ...nine, rating: nine.rating.replace(',', '.') })
    return isTyped ? { ...one, nines: { front: sent(front), back: sent(back) } } : one
  })
  return { ...body, ratings }
}

/** What is said of the two nines of a tee; null where it has none, so that what was said before goes. An empty par is that of the holes. */
function ninesBody(tee: TeeValues, gender: Gender, course: Course) {
  const { front, back } = tee.nines[gender]
  const isTyped = [front, back].some((nine) => Object.values(nine).some((text) => text.trim() !== ''))
  if (!tee.hasNines || !isTyped || course.holeCount !== 18) return null
  const bodyOf = (nine: Nine) => {
    const { rating, slope, par } = tee.nines[gender][nine]
    return {
      rating: rating.replace(',', '.'),
      slope,
      par: par.trim() === '' ? String(parOfNine(course, gender, nine)) : par,
    }
  }
  return { front: bodyOf('front'), back: bodyOf('back') }
}

function parOfNine({ holes }: Course, gender: Gender, nine: Nine): number {
  return holes
    .filter(({ holeNumber }) => isOnNine(holeNumber, nine))
    .reduce((sum, { par, womenPar }) => sum + (gender === 'women' ? (womenPar ?? par) : par), 0)
}

/** The tees of a course as text. `toHex` writes a colour that has a name as the colour field needs it. */
export function teesValues(course: Course, toHex: (color: string) => string): TeesValues {
  return {
    tees: course.tees.map(({ id, name, color, ratings }) => {
      const typed = (gender: string): RatingValues => {
        const own = ratings.find((one) => one.gender === gender)
        return own ? textsOf(own) : noRating
      }
      const typedNines = (gender: string) => {
        const own = ratings.find((one) => one.gender === gender)?.nines
        return own ? { front: textsOf(own.front), back: textsOf(own.back) } : noNines
      }
      return {
        teeId: id,
        name,
        color: toHex(color),
        hasRatings: ratings.length > 0,
        men: typed('men'),
        women: typed('women'),
        hasNines: ratings.some(({ nines }) => nines !== undefined),
        nines: { men: typedNines('men'), women: typedNines('women') },
      }
    }),
  }
}

const textsOf = ({ rating, slope, par }: { rating: string; slope: number; par: number }): RatingValues => ({
  rating,
  slope: String(slope),
  par: String(par),
})

export function teesBody({ tees }: TeesValues, course: Course): Input<typeof updateTeesBody> {
  return {
    tees: tees.map((tee, order) => ({
      ...withNines(tee, teeBody(tee, order, String(course.par)), course),
      ...(tee.teeId === '' ? {} : { id: tee.teeId }),
    })),
  }
}

function withNines(tee: TeeValues, body: ReturnType<typeof teeBody>, course: Course) {
  const ratings = body.ratings.map((one) => ({ ...one, nines: ninesBody(tee, one.gender, course) }))
  return { ...body, ratings }
}

/** The holes of the body are the card of the form; "tees.1.ratings.0.slope" of the body is "tees.1.women.slope" of the form when only the women's ratings are filled in. */
export function courseField(path: string, values: TeesValues): string {
  if (/^holes\b/.test(path)) return 'card'
  const match = /^tees\.(\d+)\.ratings\.(\d+)\.(nines\.)?([\w.]+)$/.exec(path)
  if (!match) return path
  const [, tee, place, nines = '', field] = match
  const gender = ratedGenders(values.tees[Number(tee)])[Number(place)] ?? 'men'
  return `tees.${tee}.${nines}${gender}.${field}`
}

/** Whether somebody has looked at the doubtful values of the card as it is now. */
export function isChecked({ card, checkedCard }: Pick<CourseValues, 'card' | 'checkedCard'>): boolean {
  return card !== '' && card === checkedCard
}

/** What the pasted card says of the tees that the form has; undefined without a card. */
export function readCard({ card, holeCount, tees }: CourseValues): CardReading | undefined {
  if (card.trim() === '') return undefined
  const teeNames = tees.map((tee) => tee.name.trim()).filter((name) => name !== '')
  return readCardText(card, { teeNames, holeCount: holeCount === '9' ? 9 : 18 })
}

/** The par of a card that names the par of each hole. */
function parOfCard(values: CourseValues): string | undefined {
  const pars = readCard(values)?.values.filter((value) => value.field === 'par') ?? []
  return pars.length === Number(values.holeCount)
    ? String(pars.reduce((sum, { value }) => sum + value, 0))
    : undefined
}

const teeColours: Record<string, string> = {
  black: '#1f2937',
  blue: '#2563eb',
  gold: '#ca8a04',
  green: '#16a34a',
  orange: '#ea580c',
  red: '#dc2626',
  silver: '#9ca3af',
  white: '#f8fafc',
  yellow: '#facc15',
}
/** As Spanish cards print them. */
const spanishTees: Record<string, string> = {
  amarillas: 'yellow',
  azules: 'blue',
  blancas: 'white',
  naranjas: 'orange',
  negras: 'black',
  oro: 'gold',
  plata: 'silver',
  rojas: 'red',
  verdes: 'green',
}

/** Tees as a card names them, in the colours of their names. */
export function teesOfCard(names: readonly string[]): TeeValues[] {
  return names.map((name) => {
    const word = name.toLowerCase()
    return blankTee(name, teeColours[spanishTees[word] ?? word] ?? '#2563eb')
  })
}
