import type { z } from 'zod/mini'
import type { declareDaysBody } from '#contract/course-days.ts'
import { formatDay, parseDay } from '#domain/day.ts'
import { checkDays, type DayRange } from '#domain/handicap/not-for-handicap.ts'
import { recordAction } from '../audit/audit.store.ts'
import { newId } from '../db/new-id.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import { requireClubAdmin } from '../http/require.ts'
import type { SignedIn } from '../http/session.ts'
import { findCourse, lockCourse, type CourseRow } from './courses.store.ts'
import { deleteDays, insertDays, listDeclaredDays, type DaysRow } from './declared-days.store.ts'

type Days = DayRange & { courseId: string; clubId: string }

/** What other days not for handicap do to the cards of a course and their players' records. */
export type CardsOfDays = {
  lockOfDays: (tx: Transaction, days: Days) => Promise<void>
  postOfDays: (tx: Transaction, days: Days) => Promise<void>
}

type Asked = { viewer: SignedIn; courseId: string; cards: CardsOfDays }

/**
 * Says that scores on a course do not count for the handicap on some days (D43). Those that are handed in follow in the same
 * transaction. The same again changes nothing.
 */
export async function declareDays(
  services: Services,
  input: Asked & { body: z.output<typeof declareDaysBody> },
): Promise<void> {
  const { viewer, courseId, cards, body } = input
  const days = readDays(body)
  const { reason, note = null } = body
  if (reason === 'other_reason' && note === null)
    throw fieldError('note', 'Say why: the players read it.', { reason: 'note_missing' })
  await services.db.transaction(async (tx) => {
    const course = await lockWithCards(tx, { ...input, days })
    const others = await listDeclaredDays(tx, [courseId])
    if (others.some((one) => isSame(one, { ...days, reason, note }))) return
    const checked = checkDays(
      days,
      others.map(({ fromDay, untilDay }) => ({ from: fromDay, until: untilDay })),
    )
    if (!checked.ok) {
      const field = checked.reason === 'days_overlap' ? 'from' : 'until'
      throw fieldError(field, checked.detail ?? '', { reason: checked.reason })
    }
    const { clubId } = course
    await insertDays(tx, {
      ...{ id: newId('dnh'), clubId, courseId, fromDay: days.from, untilDay: days.until, reason, note },
      ...{ authorId: viewer.userId, createdAt: services.now() },
    })
    await cards.postOfDays(tx, { ...days, courseId, clubId })
    await recordAction(services, tx, {
      ...{ by: viewer, clubId, action: 'course.days_declared', objectId: courseId },
      after: auditedDays({ ...body, note }),
    })
  })
}

/** Takes days back; gone already is the same answer. */
export async function withdrawDays(services: Services, input: Asked & { daysId: string }): Promise<void> {
  const { viewer, courseId, cards, daysId } = input
  await services.db.transaction(async (tx) => {
    const seen = (await listDeclaredDays(tx, [courseId])).find(({ id }) => id === daysId)
    const days = seen && { from: seen.fromDay, until: seen.untilDay }
    const course = await lockWithCards(tx, { ...input, days })
    const found = (await listDeclaredDays(tx, [courseId])).find(({ id }) => id === daysId)
    if (!found || !days) return
    const { clubId } = course
    await deleteDays(tx, daysId)
    await cards.postOfDays(tx, { ...days, courseId, clubId })
    await recordAction(services, tx, {
      ...{ by: viewer, clubId, action: 'course.days_withdrawn', objectId: courseId },
      before: auditedDays({ ...found, from: formatDay(found.fromDay), until: formatDay(found.untilDay) }),
    })
  })
}

/** Cards are locked before their course, as by every card that is put on a record. */
async function lockWithCards(
  tx: Transaction,
  { viewer, courseId, cards, days }: Asked & { days: DayRange | undefined },
): Promise<CourseRow> {
  const known = await findCourse(tx, courseId)
  if (!known) throw new AppError('not_found')
  const { clubId } = known.course
  requireClubAdmin(viewer, clubId)
  if (days) await cards.lockOfDays(tx, { ...days, courseId, clubId })
  const course = await lockCourse(tx, courseId)
  if (!course) throw new AppError('not_found')
  return course
}

function readDays({ from, until }: { from: string; until: string }): DayRange {
  const [first, last] = [parseDay(from), parseDay(until)]
  if (first === undefined) throw fieldError('from', 'This date does not exist.')
  if (last === undefined) throw fieldError('until', 'This date does not exist.')
  return { from: first, until: last }
}

function isSame(row: DaysRow, days: DayRange & { reason: string; note: string | null }): boolean {
  return (
    row.fromDay === days.from &&
    row.untilDay === days.until &&
    row.reason === days.reason &&
    row.note === days.note
  )
}

function auditedDays(days: { from: string; until: string; reason: string; note: string | null }) {
  const { from: firstDay, until: lastDay, reason, note } = days
  return { firstDay, lastDay, notForHandicap: reason, notForHandicapNote: note }
}
