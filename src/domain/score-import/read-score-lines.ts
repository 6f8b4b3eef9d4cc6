import type { Day } from '../day.ts'
import type { Fraction } from '../fraction.ts'
import {
  checkRatedScore,
  differentialOf18,
  roundDifferential,
  type RatedScore,
  type ScoreRefusal,
} from '../handicap/score-differential.ts'
import { type DateOrder, type FoundOrder, dateOrderOf, readDate } from '../member-import/read-date.ts'
import type { SheetLine } from '../member-import/read-member-lines.ts'
import { type KnownPlayer, playerFinder, type PlayerFault } from './find-player.ts'
import { findRating, type FoundRating, type KnownTee, type RatingFault } from './find-rating.ts'
import { readDecimal, readWhole } from './read-decimal.ts'
import type { ScoreField } from './score-fields.ts'

/** A past round of eighteen holes as it goes on a record. Ratings in tenths. */
export type PastScore = {
  line: number
  userId: string
  day: Day
  courseName: string | null
  teeName: string | null
  courseRating: number | null
  slope: number | null
  par: number | null
  pcc: number | null
  adjustedGross: number | null
  /** The list says the differential itself, and no arithmetic of ours made it. */
  isStated: boolean
  differential: Fraction
}

const ownFaults = [
  'own_record',
  'date_missing',
  'date_unreadable',
  'date_in_future',
  'date_too_old',
  'score_missing',
  'number_unreadable',
  'differential_out_of_range',
  'differential_differs',
  'nine_holes',
  'name_too_long',
  'score_twice',
  'score_on_record',
] as const

export const scoreFaultCodes = [
  ...ownFaults,
  ...(['member_missing', 'member_unknown', 'member_unclear'] satisfies PlayerFault[]),
  ...(['rating_missing', 'tee_unknown', 'gender_missing'] satisfies RatingFault[]),
  ...([
    'slope_out_of_range',
    'course_rating_impossible',
    'pcc_out_of_range',
    'gross_impossible',
  ] satisfies ScoreRefusal[]),
] as const
export type ScoreFaultCode = (typeof scoreFaultCodes)[number]

export type ScoreFault = {
  line: number
  field: ScoreField
  code: ScoreFaultCode
  /** What stands in the file. */
  value: string
  /** The line that says the same. */
  otherLine?: number
}

type Terms = {
  /** What the sender says of dates that can be read in two ways. */
  dates?: DateOrder | undefined
  columns: readonly (ScoreField | null)[]
  players: readonly KnownPlayer[]
  /** Whoever imports: nobody enters their own scores. */
  readerId: string
  tees: readonly KnownTee[]
  /** `scoreKey` of each score that stands on a record. */
  onRecord: ReadonlySet<string>
  today: Day
  is1904?: boolean
}

/** Older rounds touch no index, nor a Low Handicap Index. */
const OLDEST_DAYS = 10 * 365
const LONGEST_NAME = 120
const MOST_GROSS = 250
/** Differentials in tenths that a list can mean: from the best rounds ever played to three-figure ones. */
const possibleDifferential = [-200, 1_000] as const

/** By what two scores are the same. */
export function scoreKey(of: { userId: string; day: Day; inTenths: number }): string {
  return `${of.userId} ${of.day} ${of.inTenths}`
}

/** The past rounds that a list names, and each fault of the lines that name none. A line is a score or has faults. */
export function readScoreLines(
  lines: readonly SheetLine[],
  terms: Terms,
): { scores: PastScore[]; faults: ScoreFault[]; dateOrder: FoundOrder | undefined } {
  const at = terms.columns.indexOf('playedOn')
  const dateOrder = dateOrderOf(at < 0 ? [] : lines.map(({ cells }) => cells[at] ?? ''), terms.dates)
  const reading: Reading = {
    ...terms,
    findPlayer: playerFinder(terms.players),
    order: dateOrder?.order ?? 'day_first',
    seen: new Map(),
  }
  const scores: PastScore[] = []
  const faults: ScoreFault[] = []
  for (const line of lines) {
    const { score, found } = readLine(line, reading)
    if (score && found.length === 0) scores.push(score)
    else faults.push(...found)
  }
  return { scores, faults, dateOrder }
}

type Reading = Terms & {
  findPlayer: ReturnType<typeof playerFinder>
  order: DateOrder
  seen: Map<string, number>
}
type Report = (field: ScoreField, code: ScoreFaultCode, value: string, otherLine?: number) => void
type Line = { read: (field: ScoreField) => string; report: Report; reading: Reading }

function readLine({ line, cells }: SheetLine, reading: Reading): { score?: PastScore; found: ScoreFault[] } {
  const found: ScoreFault[] = []
  const report: Report = (field, code, value, otherLine) =>
    void found.push({ line, field, code, value, ...(otherLine === undefined ? {} : { otherLine }) })
  const read = (field: ScoreField) => cells[reading.columns.indexOf(field)]?.trim() ?? ''
  const one: Line = { read, report, reading }
  const player = readPlayer(one)
  const day = readDay(one)
  const [courseName, teeName] = [readName('courseName', one), readName('teeName', one)]
  const played = readPlayed(one, player)
  if (!player || day === undefined || !played) return { found }
  const score = { line, userId: player.userId, day, courseName, teeName, ...played }
  checkTwice(score, one)
  return { score, found }
}

/** The column that names the player, for a fault about who that is. */
function namedBy({ read }: Line): ScoreField {
  return (['email', 'memberNumber', 'nationalId'] as const).find((field) => read(field) !== '') ?? 'email'
}

function readPlayer(line: Line): KnownPlayer | undefined {
  const { read, report, reading } = line
  const field = namedBy(line)
  const player = reading.findPlayer({
    ...{ email: read('email'), memberNumber: read('memberNumber'), nationalId: read('nationalId') },
  })
  if (typeof player === 'string') {
    report(field, player, read(field))
    return undefined
  }
  if (player.userId === reading.readerId) report(field, 'own_record', read(field))
  return player
}

function readDay({ read, report, reading }: Line): Day | undefined {
  const text = read('playedOn')
  const day = readDate(text, reading)
  if (day === null) report('playedOn', 'date_missing', '')
  else if (day === undefined) report('playedOn', 'date_unreadable', text)
  else if (day > reading.today) report('playedOn', 'date_in_future', text)
  else if (day < reading.today - OLDEST_DAYS) report('playedOn', 'date_too_old', text)
  return day ?? undefined
}

function readName(field: 'courseName' | 'teeName', { read, report }: Line): string | null {
  const name = read(field)
  if (name.length > LONGEST_NAME) report(field, 'name_too_long', `${name.slice(0, 40)}…`)
  return name === '' ? null : name
}

type Played = Omit<PastScore, 'line' | 'userId' | 'day' | 'courseName' | 'teeName'>

/** What was scored, and the differential of it: the one that the list says, otherwise made of score and rating (R1.1). */
function readPlayed(line: Line, player: KnownPlayer | undefined): Played | undefined {
  const { read, report } = line
  const numbers = readNumbers(line)
  if (!numbers) return undefined
  const { stated, adjustedGross } = numbers
  const isNine = /^9\b/.test(read('holes'))
  if (stated === null && adjustedGross === null) {
    report('adjustedGross', 'score_missing', '')
    return undefined
  }
  if (stated !== null) return readStated(line, { ...numbers, stated, isNine })
  if (isNine) {
    report('holes', 'nine_holes', read('holes'))
    return undefined
  }
  const rating = readRating(line, { ...numbers, player })
  if (!rating) return undefined
  const rated = { ...rating, adjustedGross: adjustedGross ?? 0, pcc: numbers.pcc ?? 0 }
  if (!checkScore(line, rated)) return undefined
  return { ...rated, isStated: false, differential: differentialOf18(rated) }
}

type Numbers = {
  courseRating: number | null
  slope: number | null
  par: number | null
  pcc: number | null
  adjustedGross: number | null
  stated: Fraction | null
}

function readNumbers({ read, report }: Line): Numbers | undefined {
  let isReadable = true
  const checked = <Value>(field: ScoreField, value: Value | null | undefined): Value | null => {
    if (value !== undefined) return value
    isReadable = false
    report(field, 'number_unreadable', read(field))
    return null
  }
  const whole = (field: ScoreField, of: 1 | 10) => checked(field, readWhole(read(field), of))
  const numbers = {
    ...{ courseRating: whole('courseRating', 10), slope: whole('slope', 1), par: whole('par', 1) },
    ...{ pcc: whole('pcc', 1), adjustedGross: whole('adjustedGross', 1) },
    stated: checked('differential', readDecimal(read('differential'))),
  }
  return isReadable ? numbers : undefined
}

/**
 * A differential that the other system says has its conditions and rounding in it, so it stands as it is. Where score and
 * rating stand beside it and no playing conditions could make it of them, a column is something else than it is called.
 */
function readStated(line: Line, said: Numbers & { stated: Fraction; isNine: boolean }): Played | undefined {
  const { read, report } = line
  const { stated, isNine, ...numbers } = said
  const inTenths = roundDifferential(stated)
  const [lowest, highest] = possibleDifferential
  if (inTenths < lowest || inTenths > highest) {
    report('differential', 'differential_out_of_range', read('differential'))
    return undefined
  }
  const { adjustedGross, courseRating, slope } = numbers
  if (!isNine && adjustedGross !== null && courseRating !== null && slope !== null) {
    const rated = { adjustedGross, courseRating, slope }
    if (!checkScore(line, { ...rated, pcc: numbers.pcc ?? 0 })) return undefined
    const made = [3, -1].map((pcc) => roundDifferential(differentialOf18({ ...rated, pcc })))
    if (inTenths < Math.min(...made) - 1 || inTenths > Math.max(...made) + 1) {
      report('differential', 'differential_differs', read('differential'))
      return undefined
    }
  }
  return { ...numbers, isStated: true, differential: stated }
}

function readRating(
  { read, report, reading }: Line,
  said: Numbers & { player: KnownPlayer | undefined },
): FoundRating | undefined {
  const { courseRating, slope, par } = said
  if (courseRating !== null && slope !== null) return { courseRating, slope, par }
  const [courseName, teeName] = [read('courseName'), read('teeName')]
  const found = findRating(reading.tees, { courseName, teeName, gender: said.player?.gender ?? null })
  if (typeof found !== 'string')
    return { courseRating: found.courseRating, slope: found.slope, par: found.par }
  // Who plays is a fault of its own, which says more.
  if (said.player || found !== 'gender_missing')
    report('courseName', found, [courseName, teeName].filter(Boolean).join(', '))
  return undefined
}

const fieldOf: Record<ScoreRefusal, ScoreField> = {
  slope_out_of_range: 'slope',
  course_rating_impossible: 'courseRating',
  pcc_out_of_range: 'pcc',
  gross_impossible: 'adjustedGross',
}

function checkScore({ report, read }: Line, rated: RatedScore): boolean {
  const checked = checkRatedScore(rated, 18)
  const why = checked.ok
    ? rated.adjustedGross > MOST_GROSS
      ? 'gross_impossible'
      : undefined
    : checked.reason
  if (why) report(fieldOf[why], why, read(fieldOf[why]))
  return why === undefined
}

function checkTwice(score: PastScore, line: Line): void {
  const { report, read, reading } = line
  const inTenths = roundDifferential(score.differential)
  const key = scoreKey({ ...score, inTenths })
  const field = score.isStated ? 'differential' : 'adjustedGross'
  const other = reading.seen.get(key)
  if (other !== undefined) report(field, 'score_twice', read(field), other)
  else reading.seen.set(key, score.line)
  if (reading.onRecord.has(key)) report(field, 'score_on_record', read(field))
}
