import type { z } from 'zod/mini'
import type { decideOnRecord } from '#contract/handicap/handicap-decisions.ts'
import { genders } from '#golf/course/course.ts'
import { formatDay, parseDay, type Day } from '#golf/day.ts'
import { establishedLowIndex } from '#golf/handicap/add-to-record.ts'
import { checkReset } from '#golf/handicap/check-reset.ts'
import { indexToPlayOff } from '#golf/handicap/index-to-play-off.ts'
import { checkFreeze, checkHold, checkPenalty, earliestPenaltyDay } from '#golf/handicap/record-decisions.ts'
import { replay } from '#golf/handicap/replay.ts'
import type { Outcome } from '#golf/outcome.ts'
import { roundTerms } from '#golf/card/round-terms.ts'
import { findCourse } from '../../course/course.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { findGender } from '../../club/club.ts'
import { recordEntries, type RecordRow } from '../handicap.store.ts'
import { readPcc } from '../playing-conditions/playing-conditions.store.ts'
import type { DecisionRow } from './decision-entry.ts'

type Decision = z.output<typeof decideOnRecord.body>

type Facts = {
  memberId: string
  clubId: string
  decision: Decision
  rows: readonly RecordRow[]
  indexBefore: number | null
  isCalculated: boolean
  today: Day
  /** How long after the day of play a penalty score may be entered at the earliest: the club's rules of play. */
  penaltyWaitHours: number
}

/** The columns that an entry of a kind has. */
type Prepared = Partial<DecisionRow> & Pick<DecisionRow, 'day'>

/** A 400 that names the field and, for the page's own words, the reason. */
export function refuse(field: string, reason: string, message: string): AppError {
  return fieldError(field, message, { reason })
}

/** `told` is what the page's own words about a refusal need besides its reason. */
function insist(outcome: Outcome<unknown, string>, fields: Record<string, string>, told: object = {}): void {
  if (outcome.ok) return
  const { reason, detail = '' } = outcome
  throw fieldError(fields[reason] ?? 'kind', detail, { ...told, reason })
}

function given<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw refuse(field, 'missing', 'This is required for this entry.')
  return value
}

function dayOf(text: string | undefined, field: string): Day {
  const day = parseDay(given(text, field))
  if (day === undefined) throw refuse(field, 'no_such_day', 'This date does not exist.')
  return day
}

/** What an entry is stored as, once nothing speaks against it. */
export async function prepareDecision(tx: Transaction, facts: Facts): Promise<Prepared> {
  const { decision, rows, indexBefore, isCalculated, today } = facts
  if (!isCalculated && decision.kind !== 'take_back')
    throw refuse('kind', 'club_assigns', 'This club assigns handicaps itself: set the index instead.')
  const { record } = replay(recordEntries(rows))
  switch (decision.kind) {
    case 'reset': {
      const index = given(decision.handicap, 'handicap')
      const heardOn = dayOf(decision.heardOn, 'heardOn')
      const hearing = given(decision.hearing, 'hearing')
      const { isExceptional = false, restartsLowIndex = false } = decision
      const lowIndex = establishedLowIndex(record, today)
      const checked = checkReset({ index, held: indexBefore, lowIndex, isExceptional, heardOn, today })
      insist(checked, { heard_in_future: 'heardOn', reset_too_small: 'handicap', reset_too_high: 'handicap' })
      return { day: today, setTo: index, heardOn, hearing, isExceptional, restartsLowIndex }
    }
    case 'freeze':
    case 'lift_freeze':
      insist(checkFreeze(decision.kind, { isFrozen: record.isFrozen, index: indexBefore }), {})
      return { day: today, setTo: decision.kind === 'freeze' ? indexBefore : null }
    case 'hold': {
      const [from, until] = [dayOf(decision.from, 'from'), dayOf(decision.until, 'until')]
      insist(checkHold({ from, until, today, index: indexBefore }), {
        ends_before_start: 'until',
        days_over: 'until',
        held_too_long: 'until',
      })
      return { day: from, until }
    }
    case 'penalty':
      return preparePenalty(tx, facts)
    case 'take_back':
      return { day: today, takesBack: checkTakeBack(facts) }
  }
}

/** R3.9: what a penalty score is made of, with the index and the Course Handicap of the day of the round. */
async function preparePenalty(tx: Transaction, facts: Facts): Promise<Prepared> {
  const { decision, rows, clubId, memberId, today, penaltyWaitHours } = facts
  const day = dayOf(decision.day, 'day')
  const meant = given(decision.meant, 'meant')
  const whole = await findCourse(tx, given(decision.courseId, 'courseId'))
  if (whole?.course.clubId !== clubId)
    throw refuse('courseId', 'no_such_course', 'Choose a course of this club.')
  const tee = whole.tees.find(({ id }) => id === decision.teeId) ?? null
  if (!tee && typeof decision.teeId === 'string')
    throw refuse('teeId', 'no_such_tee', 'Choose a tee of this course.')
  const until = recordEntries(rows).filter((entry) => entry.day <= day)
  const held = indexToPlayOff(until, day)
  const waitHours = penaltyWaitHours
  insist(
    checkPenalty({ day, today, held, holes: whole.holes.length, waitHours }),
    {
      day_in_future: 'day',
      penalty_too_early: 'day',
      no_index_on_day: 'day',
      holes_not_rated: 'courseId',
    },
    { hours: waitHours, from: formatDay(earliestPenaltyDay(day, waitHours)) },
  )
  const kept = (await findGender(tx, memberId))?.gender
  const gender = genders.find((one) => one === kept)
  const terms = roundTerms({ whole, tee, competition: undefined, index: held, gender })
  const { courseRating, slope, par, courseHandicap } = terms
  return {
    day,
    meant,
    courseId: whole.course.id,
    courseName: whole.course.name,
    teeName: tee?.name ?? null,
    courseRating,
    slope,
    par,
    courseHandicap,
    indexWhenPlayed: held,
    holes: terms.holes.length,
    pcc: await readPcc(tx, { courseId: whole.course.id, day }),
  }
}

/** An entry of this club that stands: the index that was set, or a decision. */
function checkTakeBack({ decision, rows, clubId }: Facts): string {
  const id = given(decision.takesBack, 'takesBack')
  const found = rows.find((row) => entryOf(row)?.id === id)
  const entry = found && entryOf(found)
  if (!found || entry?.clubId !== clubId) throw new AppError('not_found')
  if (!('isTakenBack' in found) || found.isTakenBack)
    throw refuse('takesBack', 'taken_back_already', 'This entry has been taken back already.')
  if (found.kind === 'decision' && found.decision.kind === 'take_back')
    throw refuse(
      'takesBack',
      'final',
      'An entry that was taken back cannot be restored. Make a new entry instead.',
    )
  return id
}

function entryOf(row: RecordRow): { id: string; clubId: string } | undefined {
  if (row.kind !== 'committee' && row.kind !== 'decision') return undefined
  return row.kind === 'committee' ? row.entry : row.decision
}

/** The record as if this entry had never been made. */
export function rowsWithout(rows: readonly RecordRow[], id: string): RecordRow[] {
  return rows.map((row) =>
    row.kind !== 'score' && entryOf(row)?.id === id ? { ...row, isTakenBack: true } : row,
  )
}

/**
 * Where no record makes an index: the one that the last standing entry set, or the one from before the first. What set
 * none, moves none: then it is `held`.
 */
export function indexWithoutRecord(
  rows: readonly RecordRow[],
  { takesBack, held }: { takesBack: string; held: number | null },
): number | null {
  const set = rows.flatMap((row) => {
    if (row.kind === 'committee') return [{ ...row.entry, isTakenBack: row.isTakenBack }]
    if (row.kind !== 'decision' || row.decision.kind !== 'reset') return []
    const { id, indexBefore, setTo } = row.decision
    return [{ id, before: indexBefore, after: setTo, isTakenBack: row.isTakenBack }]
  })
  if (!set.some((one) => one.id === takesBack)) return held
  const standing = set.filter((one) => !one.isTakenBack && one.id !== takesBack)
  return standing.at(-1)?.after ?? set[0]?.before ?? null
}
