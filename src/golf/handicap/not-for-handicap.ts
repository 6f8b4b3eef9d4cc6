import { formatDay, type Day } from '../day.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'

/**
 * Why a club says beforehand that scores of a competition, or of a course on some days, do not go on handicap records: they
 * are not played by the Rules of Golf, or not on the course as it was rated (Rules of Handicapping 2.1). D43.
 */
export const declaredReasons = [
  'fun_competition',
  'temporary_greens',
  'preferred_lies',
  'altered_course',
  'other_reason',
] as const
export type DeclaredReason = (typeof declaredReasons)[number]

/** `practice_round`: its player said so before the first score. `from_watch`: its player brought it from a watch, for themself. */
export const notForHandicapReasons = [...declaredReasons, 'practice_round', 'from_watch'] as const
export type NotForHandicapReason = (typeof notForHandicapReasons)[number]

export type Declared = { reason: DeclaredReason; note: string | null }
export type NotForHandicap = { reason: NotForHandicapReason; note: string | null }

/** English, as it is kept with the card; each reader's language has its own words. */
export const notForHandicapWords: Record<NotForHandicapReason, string> = {
  fun_competition: 'Not for handicap: a fun competition.',
  temporary_greens: 'Not for handicap: temporary greens or a winter course.',
  preferred_lies: 'Not for handicap: preferred lies out of season.',
  altered_course: 'Not for handicap: the course was not played as it is measured.',
  other_reason: 'Not for handicap, as the club decided.',
  practice_round: 'Not for handicap: a practice round.',
  from_watch: 'Not for handicap: brought from a watch.',
}

/** As a store has it; undefined where nothing is declared. */
export function declaredFrom(reason: string | null, note: string | null): Declared | undefined {
  const known = declaredReasons.find((one) => one === reason)
  return known && { reason: known, note }
}

export function isNotForHandicapReason(reason: string | null): boolean {
  return notForHandicapReasons.some((one) => one === reason)
}

/**
 * What of a round's competition, its course on its day, and itself keeps it off handicap records; undefined where nothing does.
 * What the club says stands before what the player said, and a round of a competition is no practice round. One from a watch is no
 * card at all.
 */
export function notForHandicap(round: {
  /** What is declared of its competition; null outside of one. */
  competition: { declared: Declared | undefined } | null
  courseDay: Declared | undefined
  isPractice: boolean
  isFromWatch: boolean
}): NotForHandicap | undefined {
  if (round.isFromWatch) return { reason: 'from_watch', note: null }
  const declared = round.competition?.declared ?? round.courseDay
  if (declared) return declared
  return round.competition === null && round.isPractice ? { reason: 'practice_round', note: null } : undefined
}

/** The first and the last of a number of days. */
export type DayRange = { from: Day; until: Day }

const MOST_DAYS = 366

export type DaysRefusal = 'ends_before_start' | 'too_many_days' | 'days_overlap'

/** Days of a course, which has one reason on each day at most. */
export function checkDays(
  { from, until }: DayRange,
  others: readonly DayRange[],
): Outcome<true, DaysRefusal> {
  if (until < from) return refused('ends_before_start', 'The last day is not before the first.')
  if (until - from >= MOST_DAYS)
    return refused('too_many_days', `At most ${MOST_DAYS} days at a time. Enter the others by themselves.`)
  const other = others.find((one) => one.from <= until && from <= one.until)
  return other
    ? refused(
        'days_overlap',
        `${formatDay(other.from)} to ${formatDay(other.until)} is not for handicap already. Take that back first, or choose other days.`,
      )
    : accepted(true)
}

export type PracticeRefusal = 'practice_in_competition' | 'score_entered' | 'not_open'

/** Whether a player may say of a round that it counts for the handicap or not: before its first score (Rules of Handicapping 2.1). */
export function checkPractice(round: {
  isOfCompetition: boolean
  isOpen: boolean
  hasScores: boolean
}): Outcome<true, PracticeRefusal> {
  if (round.isOfCompetition)
    return refused(
      'practice_in_competition',
      'Whether a competition counts for the handicap is for the club to say. Start a practice round outside it.',
    )
  if (!round.isOpen)
    return refused('not_open', 'This card is closed, so what it counts for stays as it was said before.')
  return round.hasScores
    ? refused(
        'score_entered',
        'A practice round is declared before its first score, and this card has one. It counts as it was started.',
      )
    : accepted(true)
}
