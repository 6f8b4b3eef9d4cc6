import type { Day } from '#golf/day.ts'
import { roundDifferential, type ScoreRefusal } from '#golf/handicap/score-differential.ts'
import { type DateOrder, type FoundOrder, dateOrderOf, readDate } from '../../club/member-import/read-date.ts'
import type { SheetLine } from '../../club/member-import/read-member-lines.ts'
import { type KnownPlayer, playerFinder, type PlayerFault } from './find-player.ts'
import { farFromOthers } from './far-from-others.ts'
import type { KnownTee, RatingFault } from './find-rating.ts'
import { readPlayed, type Line as PlayedLine, type Played, type Report } from './read-played.ts'
import { plusSignOf } from './read-signed.ts'
import type { ScoreField } from './score-fields.ts'

/** A past round as it goes on a record. */
export type PastScore = Played & {
  line: number
  userId: string
  day: Day
  courseName: string | null
  teeName: string | null
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
  'sign_unclear',
  'holes_unreadable',
  'nine_holes',
  'nine_differential',
  'far_from_others',
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
  /** The sender has looked at the scores that are far from their member's others, and they are right. */
  areFarRight?: boolean | undefined
  today: Day
  is1904?: boolean
}

/** Older rounds touch no index, nor a Low Handicap Index. */
const OLDEST_DAYS = 10 * 365
const LONGEST_NAME = 120

/** By what two scores are the same. */
export function scoreKey(of: { userId: string; day: Day; inTenths: number }): string {
  return `${of.userId} ${of.day} ${of.inTenths}`
}

/** The past rounds that a list names, and each fault of the lines that name none. A line is a score or has faults. */
export function readScoreLines(
  lines: readonly SheetLine[],
  terms: Terms,
): { scores: PastScore[]; faults: ScoreFault[]; far: number; dateOrder: FoundOrder | undefined } {
  const column = (field: ScoreField) => {
    const at = terms.columns.indexOf(field)
    return at < 0 ? [] : lines.map(({ cells }) => cells[at] ?? '')
  }
  const dateOrder = dateOrderOf(column('playedOn'), terms.dates)
  const reading: Reading = {
    ...terms,
    findPlayer: playerFinder(terms.players),
    order: dateOrder?.order ?? 'day_first',
    plusSign: plusSignOf([...column('differential'), ...column('scaledDifferential')]),
    seen: new Map(),
  }
  const scores: PastScore[] = []
  const faults: ScoreFault[] = []
  for (const line of lines) {
    const { score, found } = readLine(line, reading)
    if (score && found.length === 0) scores.push(score)
    else faults.push(...found)
  }
  const far = new Set(terms.areFarRight === true ? [] : farFromOthers(scores))
  for (const { line, differential } of far)
    faults.push({
      line,
      field: 'differential',
      code: 'far_from_others',
      value: (roundDifferential(differential) / 10).toFixed(1),
    })
  return {
    scores: scores.filter((score) => !far.has(score)),
    faults: faults.sort((a, b) => a.line - b.line),
    far: far.size,
    dateOrder,
  }
}

type Reading = Terms & {
  findPlayer: ReturnType<typeof playerFinder>
  order: DateOrder
  plusSign: PlayedLine['plusSign']
  seen: Map<string, number>
}
type Line = Pick<PlayedLine, 'read' | 'report'> & { reading: Reading }

function readLine({ line, cells }: SheetLine, reading: Reading): { score?: PastScore; found: ScoreFault[] } {
  const found: ScoreFault[] = []
  const report: Report = (field, code, value, otherLine) =>
    void found.push({ line, field, code, value, ...(otherLine === undefined ? {} : { otherLine }) })
  const read = (field: ScoreField) => cells[reading.columns.indexOf(field)]?.trim() ?? ''
  const one: Line = { read, report, reading }
  const player = readPlayer(one)
  const day = readDay(one)
  const [courseName, teeName] = [readName('courseName', one), readName('teeName', one)]
  const { tees, plusSign } = reading
  const played = readPlayed({ read, report, tees, plusSign }, player)
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
    email: read('email'),
    memberNumber: read('memberNumber'),
    nationalId: read('nationalId'),
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
