import { withoutDivisions } from '#golf/competition/change-mismatches.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import type { Eligibility } from '#golf/competition/eligibility.ts'
import { findCourseOf } from '../course/course.ts'
import { clubDay } from '../platform/db/club-day.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import { fieldError } from '../platform/http/app-error.ts'
import { moveClubDays } from '../platform/http/move-club-days.ts'
import { areCategoriesOf, findCategoryNames } from '../club/club.ts'
import type { CompetitionRow } from './competitions.store.ts'

type Made = Pick<CompetitionRow, 'courseId' | 'nine' | 'teeId' | 'startDate' | 'endDate'> & {
  type: CompetitionType
}

/**
 * What a copy has from the competition it is made like, beside what the form of a new one asks: who may enter and when,
 * moved by as many days as its start, the tees of women and juniors on the same course, divisions and hidden holes.
 */
export async function carriedOver(
  tx: Transaction,
  { copied, made, timeZone }: { copied: CompetitionRow; made: Made; timeZone: string },
): Promise<Partial<CompetitionRow>> {
  const days = clubDay(made.startDate, timeZone) - clubDay(copied.startDate, timeZone)
  const move = (moment: Date | null) => (moment === null ? null : moveClubDays(moment, days, timeZone))
  const opens = move(copied.entriesOpenAt)
  const isSameCourse = made.courseId === copied.courseId && made.teeId !== null
  return {
    entriesOpenAt: opens !== null && opens >= made.endDate ? null : opens,
    entriesCloseAt: move(copied.entriesCloseAt),
    eligibility: await eligibilityNow(tx, copied),
    divisions: withoutDivisions(made.type) ? null : copied.divisions,
    ...(isSameCourse && { womenTeeId: copied.womenTeeId, juniorTeeId: copied.juniorTeeId }),
    ...(made.type !== 'matchplay' &&
      (await hasHole(tx, made, copied.heldFrom)) && {
        heldFrom: copied.heldFrom,
      }),
  }
}

/** A board can be hidden from a hole that the course has; one without holes yet may have it. */
async function hasHole(
  tx: Transaction,
  made: Pick<Made, 'courseId' | 'nine'>,
  hole: number | null,
): Promise<boolean> {
  const [first, ...others] = (await findCourseOf(tx, made))?.holes ?? []
  // From the first hole on there would be nothing to show.
  return hole === null || first === undefined || others.some(({ holeNumber }) => holeNumber === hole)
}

/** Without categories that the club has deleted since: one that nobody is in would admit nobody. */
async function eligibilityNow(
  tx: Transaction,
  { clubId, eligibility }: CompetitionRow,
): Promise<Eligibility | null> {
  if (eligibility?.categories === undefined) return eligibility
  const { categories, ...others } = eligibility
  const names = await findCategoryNames(tx, clubId)
  const left = categories.filter((id) => names.has(id))
  if (!(await areCategoriesOf(tx, { clubId, categoryIds: left })))
    throw fieldError('copyOf', 'A category of members was deleted at this moment. Please try again.')
  const now: Eligibility = { ...others, ...(left.length > 0 && { categories: left }) }
  return Object.keys(now).length === 0 ? null : now
}
