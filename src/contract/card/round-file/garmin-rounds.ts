import { isStrokeCount } from '#golf/card/hole-result.ts'

type Maybe<T> = T | null | undefined

/** A scorecard as Garmin Connect and the account export have it. Its stroke indexes, ratings and handicaps are not read. */
export type GarminScorecard = {
  id?: Maybe<number | string>
  startTime?: Maybe<number | string>
  formattedStartTime?: Maybe<string>
  courseGlobalId?: Maybe<number | string>
  scoreType?: Maybe<string>
  roundType?: Maybe<string>
  inProgress?: Maybe<boolean>
  excludeFromStats?: Maybe<boolean>
  teeBox?: Maybe<string>
  holes?: Maybe<
    readonly {
      number: number
      strokes?: Maybe<number>
    }[]
  >
}

/** What the file says of the course of a scorecard: nothing where that is in another file. */
export type GarminPlace = { name?: Maybe<string>; holePars?: Maybe<string> }

export type WatchHole = {
  holeNumber: number
  /** Undefined where the hole was not played, or the watch has no score of it. */
  strokes?: number | undefined
  /** Of the course as Garmin has it. */
  par?: number | undefined
}

/** What a player should know of a round before it is brought. */
export type WatchNote = 'unfinished' | 'excluded' | 'other_format' | 'two_nines'

export type WatchRound = {
  /** Garmin's number. */
  id: string
  /** On the player's own clock: "2026-06-06" and "09:40". */
  day: string
  time: string
  startedAt: string
  courseName: string
  teeName: string
  holes: readonly WatchHole[]
  holesPlayed: number
  notes: readonly WatchNote[]
}

export type WatchRefusal =
  | 'no_number'
  | 'no_start'
  | 'no_scores'
  | 'still_played'
  | 'simulation'
  | 'not_own_ball'
  | 'impossible_strokes'
  | 'hole_numbers'

export type UnderstoodRounds = {
  /** The newest first, each once. */
  rounds: WatchRound[]
  refused: { day: string; courseName: string; reason: WatchRefusal }[]
  /** Cards that were there a second time. */
  repeated: number
}

/** Rounds of a file, with those that cannot be taken and why. */
export function understandGarminRounds(
  cards: readonly { scorecard: GarminScorecard; place: GarminPlace }[],
): UnderstoodRounds {
  const byId = new Map<string, WatchRound>()
  const understood: UnderstoodRounds = { rounds: [], refused: [], repeated: 0 }
  for (const card of cards) {
    const read = readRound(card)
    if ('reason' in read) {
      const day = startOf(card.scorecard)?.day ?? ''
      understood.refused.push({ day, courseName: courseNameOf(card.place), reason: read.reason })
    } else if (byId.has(read.id)) understood.repeated += 1
    else byId.set(read.id, read)
  }
  understood.rounds = [...byId.values()].sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt))
  return understood
}

type Card = { scorecard: GarminScorecard; place: GarminPlace }

function readRound({ scorecard, place }: Card): WatchRound | { reason: WatchRefusal } {
  const id = String(scorecard.id ?? '')
  if (!/^\d{1,20}$/.test(id)) return { reason: 'no_number' }
  const start = startOf(scorecard)
  if (!start) return { reason: 'no_start' }
  const format = formatOf(scorecard)
  if (format === 'simulation' || format === 'not_own_ball') return { reason: format }
  if (scorecard.inProgress === true) return { reason: 'still_played' }
  const holes = readHoles(scorecard, parsIn(place.holePars ?? ''))
  if ('reason' in holes) return holes
  const holesPlayed = holes.filter(({ strokes }) => strokes !== undefined).length
  if (holesPlayed === 0) return { reason: 'no_scores' }
  return {
    id,
    ...start,
    courseName: courseNameOf(place),
    teeName: scorecard.teeBox?.trim() ?? '',
    holes,
    holesPlayed,
    notes: [
      ...(isWhole(holes, holesPlayed) ? [] : ['unfinished' as const]),
      ...(scorecard.excludeFromStats === true ? ['excluded' as const] : []),
      ...(format === 'other_format' ? [format] : []),
      ...(/~.*\//.test(place.name ?? '') ? ['two_nines' as const] : []),
    ],
  }
}

const isWhole = (holes: readonly WatchHole[], played: number) =>
  played === holes.length && (played === 9 || played === 18)

/** "Club ~ Course", each part once. */
function courseNameOf({ name }: GarminPlace): string {
  const parts = (name ?? '').split('~').map((part) => part.trim())
  return [...new Set(parts)].filter((part) => part !== '').join(', ')
}

const KNOWN_ROUNDS = ['', 'ALL', 'FRONT_NINE', 'BACK_NINE']

/** The strokes of a scramble or of foursomes are a team's; those of any other game may stand for holes that were picked up. */
function formatOf({
  scoreType,
  roundType,
}: GarminScorecard): 'simulation' | 'not_own_ball' | 'other_format' | undefined {
  const [score, round] = [scoreType ?? '', roundType ?? ''].map((word) => word.toUpperCase())
  const both = `${score ?? ''} ${round ?? ''}`
  if (both.includes('SIMULAT')) return 'simulation'
  if (/SCRAMBLE|FOURSOME|ALTERNATE|GREENSOME|CHAPMAN|SHAMBLE|TEAM/.test(both)) return 'not_own_ball'
  const isStrokePlay = score === '' || score === 'STROKE_PLAY'
  return isStrokePlay && KNOWN_ROUNDS.includes(round ?? '') ? undefined : 'other_format'
}

/** A digit for each hole. */
const parsIn = (text: string) => (/^[1-9]+$/.test(text) ? [...text].map(Number) : [])

function readHoles(
  { holes }: GarminScorecard,
  pars: readonly number[],
): WatchHole[] | { reason: WatchRefusal } {
  const sorted = [...(holes ?? [])].sort((a, b) => a.number - b.number)
  const read: WatchHole[] = []
  for (const [at, hole] of sorted.entries()) {
    const { number: holeNumber, strokes } = hole
    if (!Number.isInteger(holeNumber) || holeNumber < 1 || holeNumber > 18) return { reason: 'hole_numbers' }
    if (sorted[at - 1]?.number === holeNumber) return { reason: 'hole_numbers' }
    // A watch writes 0, or nothing, for a hole without a score.
    const isScored = strokes !== undefined && strokes !== null && strokes !== 0
    if (isScored && !isStrokeCount(strokes)) return { reason: 'impossible_strokes' }
    read.push({
      holeNumber,
      strokes: isScored ? strokes : undefined,
      par: pars.length === sorted.length ? pars[at] : pars[holeNumber - 1],
    })
  }
  return read
}

type Start = Pick<WatchRound, 'day' | 'time' | 'startedAt'>

/** The day and the clock of where it was played; a file that says only the moment is read on the clock of UTC. */
function startOf({ formattedStartTime, startTime }: GarminScorecard): Start | undefined {
  const local = typeof formattedStartTime === 'string' ? momentIn(formattedStartTime) : undefined
  if (local) return local
  if (typeof startTime === 'number') return momentIn(textOf(startTime))
  return typeof startTime === 'string' ? momentIn(startTime) : undefined
}

const textOf = (moment: number) => (Math.abs(moment) < 8.64e15 ? new Date(moment).toISOString() : '')

function momentIn(text: string): Start | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(
    text.trim(),
  )
  const [, day, time, seconds = ':00', zone = 'Z'] = parts ?? []
  if (day === undefined || time === undefined) return undefined
  const offset = zone === 'Z' || zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
  const moment = Date.parse(`${day}T${time}${seconds}${offset}`)
  return Number.isNaN(moment) ? undefined : { day, time, startedAt: new Date(moment).toISOString() }
}
