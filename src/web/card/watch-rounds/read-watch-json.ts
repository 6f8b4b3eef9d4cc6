import type { GarminPlace, GarminScorecard } from '#contract/card/round-file/garmin-rounds.ts'
import { z } from 'zod/mini'

type Card = { scorecard: GarminScorecard; place: GarminPlace }

/** What one text of Garmin's has: cards, the names of courses by their numbers, or both nothing where it is another file. */
export type WatchJson = {
  cards: Card[]
  courseNames: ReadonlyMap<string, string>
  /** Cards that are not as any known file has them. */
  unreadable: number
}

/** undefined where the text is no JSON, or none of Garmin's golf. */
export function readWatchJson(text: string): WatchJson | undefined {
  const json = jsonOf(text.replace(/^\uFEFF/, ''))
  if (json === undefined) return undefined
  const many = manyDetails.safeParse(json.value)
  if (many.success) return joined(many.data.details.map(readDetail))
  const export_ = exported.safeParse(json.value)
  return export_.success ? readExport(export_.data.data) : readDetail(json.value)
}

/** The same of several files; a card that has no course of its own is given its name by another file. */
export function joinWatchJson(files: readonly WatchJson[]): { cards: Card[]; unreadable: number } {
  const names = new Map(files.flatMap(({ courseNames }) => [...courseNames]))
  const cards = files.flatMap((file) => file.cards)
  return {
    unreadable: files.reduce((sum, file) => sum + file.unreadable, 0),
    cards: cards.map((card) => ({
      ...card,
      place: { ...card.place, name: card.place.name ?? names.get(String(card.scorecard.courseGlobalId)) },
    })),
  }
}

function readDetail(json: unknown): WatchJson | undefined {
  const read = detail.safeParse(json)
  if (!read.success) return undefined
  const { scorecardDetails, courseSnapshots } = read.data
  const snapshots = courseSnapshots ?? []
  return readCards(
    scorecardDetails.map((one) => one.scorecard),
    ({ courseGlobalId }) =>
      snapshots.find((one) => one.courseGlobalId === courseGlobalId) ??
      (snapshots.length === 1 ? (snapshots[0] ?? {}) : {}),
  )
}

/** A list of cards, or of courses: each `{number: name}`, or with the two in fields of their own. */
function readExport(data: readonly Readonly<Record<string, unknown>>[]): WatchJson | undefined {
  const cards = data.filter((one) => 'holes' in one || 'scoreType' in one)
  if (cards.length > 0) return readCards(cards, () => ({}))
  const courseNames = new Map(data.flatMap(namesIn))
  return courseNames.size > 0 || data.length === 0 ? { cards: [], courseNames, unreadable: 0 } : undefined
}

function namesIn(course: Readonly<Record<string, unknown>>): [string, string][] {
  const id = course.courseGlobalId ?? course.id
  const name = course.name ?? course.courseName
  if ((typeof id === 'number' || typeof id === 'string') && typeof name === 'string')
    return [[String(id), name]]
  return Object.entries(course).flatMap(([key, value]): [string, string][] =>
    /^\d+$/.test(key) && typeof value === 'string' ? [[key, value]] : [],
  )
}

function readCards(all: readonly unknown[], placeOf: (card: GarminScorecard) => GarminPlace): WatchJson {
  const read = all.map((one) => scorecard.safeParse(one))
  return {
    cards: read.flatMap((one) => (one.success ? [{ scorecard: one.data, place: placeOf(one.data) }] : [])),
    courseNames: new Map(),
    unreadable: read.filter(({ success }) => !success).length,
  }
}

/** A detail that is none of golf is a card that could not be read. */
function joined(files: readonly (WatchJson | undefined)[]): WatchJson {
  const known = files.filter((file) => file !== undefined)
  return {
    cards: known.flatMap(({ cards }) => cards),
    courseNames: new Map(),
    unreadable: known.reduce((sum, file) => sum + file.unreadable, files.length - known.length),
  }
}

function jsonOf(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    // Said to the reader as a file that is broken.
    return undefined
  }
}

/*
 * What is read of Garmin's files; fields that are not named here are passed over, as all stroke indexes are. What the formats are
 * known from stands in docs/what-can-be-brought.md.
 */

const text = z.nullish(z.string())
const number = z.nullish(z.number())
const numberOrText = z.nullish(z.union([z.number(), z.string()]))

const scorecard = z.object({
  id: numberOrText,
  startTime: numberOrText,
  formattedStartTime: text,
  courseGlobalId: numberOrText,
  scoreType: text,
  roundType: text,
  inProgress: z.nullish(z.boolean()),
  excludeFromStats: z.nullish(z.boolean()),
  teeBox: text,
  holes: z.nullish(z.array(z.object({ number: z.number(), strokes: number })).check(z.maxLength(36))),
})

const snapshot = z.object({ courseGlobalId: numberOrText, name: text, holePars: text })

/** Of one round; Garmin Connect answers with a list of one. */
const detail = z.object({
  scorecardDetails: z.array(z.object({ scorecard: z.unknown() })),
  courseSnapshots: z.nullish(z.array(snapshot)),
})
/** As scripts save many. */
const manyDetails = z.object({ details: z.array(z.unknown()) })
/** `Golf-SCORECARD.json` of the account's export, and its `Golf-COURSE.json`. */
const exported = z.object({ data: z.array(z.record(z.string(), z.unknown())) })
