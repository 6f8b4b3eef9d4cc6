import type { Competition } from '#contract/competition/competitions.ts'
import { dayOfCopy, nameOfCopy } from '#contract/competition/copied-name.ts'
import { formatDay, parseDay, type Day } from '#golf/day.ts'
import type { CompetitionValues } from './competition-values.ts'
import { clubClock, formValues } from './edited-values.ts'

type Terms = {
  timeZone: string
  /** The tee of the competition, where its course still has it. */
  teeId: string | null
  courseIds: readonly string[]
  now: Date
}

/** The form of a new competition filled in like another one, a week or more later. */
export function copiedValues(
  competition: Competition,
  { timeZone, teeId, courseIds, now }: Terms,
): CompetitionValues {
  const values = formValues(competition, timeZone)
  const from = parseDay(values.startDate.slice(0, 10))
  const today = parseDay(clubClock(now.toISOString(), timeZone).slice(0, 10))
  const hasCourse = courseIds.includes(values.courseId)
  const like: CompetitionValues = {
    ...values,
    courseId: hasCourse ? values.courseId : '',
    nine: hasCourse ? values.nine : '',
    teeId: hasCourse ? (teeId ?? '') : '',
    publish: competition.status === 'draft' ? 'later' : 'now',
  }
  if (from === undefined || today === undefined) return like
  const to = dayOfCopy({ from, today })
  return {
    ...like,
    name: nameOfCopy(values.name, { from, to }),
    startDate: movedBy(to - from, values.startDate),
    endDate: movedBy(to - from, values.endDate),
  }
}

/** "2026-05-02T08:00" so many days later by the calendar; another text stays. */
export function movedBy(days: number, clock: string): string {
  const day = parseDay(clock.slice(0, 10))
  return day === undefined ? clock : `${formatDay(day + days)}${clock.slice(10)}`
}

const FIRST_MINUTE = 'T00:00'
const LAST_MINUTE = 'T23:59'

/** From the first minute of a day to the last one of the same or a later day. */
export function isWholeDay({
  startDate,
  endDate,
}: Pick<CompetitionValues, 'startDate' | 'endDate'>): boolean {
  return startDate.endsWith(FIRST_MINUTE) && endDate.endsWith(LAST_MINUTE)
}

/** A day as the first minute of a competition, or the last one. */
export const firstMinuteOf = (day: string) => (day === '' ? '' : `${day.slice(0, 10)}${FIRST_MINUTE}`)
export const lastMinuteOf = (day: string) => (day === '' ? '' : `${day.slice(0, 10)}${LAST_MINUTE}`)

/**
 * The end after the start has moved from `before`: as many days away as it was, or the end of the same day where none was
 * chosen. A year that is still being typed moves nothing.
 */
export function endAfter({ before, start, end }: { before: string; start: string; end: string }): string {
  const [from, to]: (Day | undefined)[] = [before, start].map((one) => parseDay(one.slice(0, 10)))
  if (to === undefined) return end
  if (end === '') return lastMinuteOf(start)
  return from === undefined ? end : movedBy(to - from, end)
}
