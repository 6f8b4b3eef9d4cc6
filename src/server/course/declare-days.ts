import type { z } from 'zod/mini'
import type { declareDaysBody } from '#contract/course/course-days.ts'
import { formatDay, parseDay, type Day } from '#golf/day.ts'
import { checkDays, type DayRange } from '#golf/handicap/not-for-handicap.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import { newId } from '../platform/db/new-id.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import { requireClubAdmin } from '../platform/http/require.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { findCourse, lockCourse, type CourseRow } from './courses.store.ts'
import { changeDays, deleteDays, insertDays, listDeclaredDays, type DaysRow } from './declared-days.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Days = DayRange & { courseId: string; clubId: string }

/** What other days not for handicap do to the cards of a course and their players' records. */
export type CardsOfDays = {
  lockOfDays: (tx: Transaction, days: Days) => Promise<void>
  postOfDays: (tx: Transaction, days: Days) => Promise<void>
}

type Asked = { viewer: SignedIn; courseId: string; cards: CardsOfDays }

/**
 * Says that scores on a course do not count for the handicap on some days (D43). Those that are handed in follow with their days, a
 * few days in each transaction: cards of a whole winter in one would keep others waiting who hand one in. The same again, or the
 * same with a later end, changes only what is missing.
 */
export async function declareDays(
  services: Services,
  input: Asked & { body: z.output<typeof declareDaysBody> },
): Promise<void> {
  const { body } = input
  const days = readDays(body)
  if (body.reason === 'other_reason' && (body.note ?? null) === null)
    throw fieldError('note', 'Say why: the players read it.', { reason: 'note_missing' })
  refuseDays(days, [])
  for (let from: Day | undefined = days.from; from !== undefined;)
    from = await declarePiece(services, { ...input, days, from })
}

/** Declares the first days that are missing. Returns the day on which those after them begin; undefined where none is left. */
async function declarePiece(
  services: Services,
  input: Asked & { body: z.output<typeof declareDaysBody>; days: DayRange; from: Day },
): Promise<Day | undefined> {
  const { viewer, courseId, cards, body, days } = input
  const { reason, note = null } = body
  return services.db.transaction(async (tx) => {
    const piece = pieceOf({ from: input.from, until: days.until }, services.now())
    const { clubId } = await lockWithCards(tx, { ...input, days: piece })
    const declared = await listDeclaredDays(tx, [courseId])
    const same = declared.find((one) => one.fromDay === days.from && isSame(one, { reason, note }))
    const next = same && same.untilDay < days.until ? same.untilDay + 1 : days.from
    if (same?.untilDay === days.until) return undefined
    // Another one was quicker, or a part of them stands since an earlier call.
    if (next !== input.from) return next
    refuseDays(
      days,
      declared.filter((one) => one !== same || one.untilDay > days.until),
    )
    if (same) await changeDays(tx, same.id, { untilDay: piece.until })
    else
      await insertDays(tx, {
        id: newId('dnh'),
        clubId,
        courseId,
        fromDay: days.from,
        untilDay: piece.until,
        reason,
        note,
        authorId: viewer.userId,
        createdAt: services.now(),
      })
    await cards.postOfDays(tx, { ...piece, courseId, clubId })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'course.days_declared',
      objectId: courseId,
      after: auditedDays({ from: piece.from, until: piece.until, reason, note }),
    })
    return piece.until < days.until ? piece.until + 1 : undefined
  })
}

/** Takes days back, the first ones first, a few in each transaction; gone already is the same answer. */
export async function withdrawDays(services: Services, input: Asked & { daysId: string }): Promise<void> {
  let isLeft = true
  while (isLeft) isLeft = await withdrawPiece(services, input)
}

/** True where there are days left to take back. */
async function withdrawPiece(services: Services, input: Asked & { daysId: string }): Promise<boolean> {
  const { viewer, courseId, cards, daysId } = input
  return services.db.transaction(async (tx) => {
    const seen = (await listDeclaredDays(tx, [courseId])).find(({ id }) => id === daysId)
    const piece = seen && pieceOf({ from: seen.fromDay, until: seen.untilDay }, services.now())
    const { clubId } = await lockWithCards(tx, { ...input, days: piece })
    const found = (await listDeclaredDays(tx, [courseId])).find(({ id }) => id === daysId)
    if (!found || !piece) return false
    // Another one was quicker with these.
    if (found.fromDay !== piece.from || found.untilDay < piece.until) return true
    const isLast = found.untilDay === piece.until
    await (isLast ? deleteDays(tx, daysId) : changeDays(tx, daysId, { fromDay: piece.until + 1 }))
    await cards.postOfDays(tx, { ...piece, courseId, clubId })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'course.days_withdrawn',
      objectId: courseId,
      before: auditedDays({ ...found, ...piece }),
    })
    return !isLast
  })
}

/** With both facts, at the field where they were typed. */
function refuseDays(days: DayRange, declared: readonly Pick<DaysRow, 'fromDay' | 'untilDay'>[]): void {
  const checked = checkDays(
    days,
    declared.map(({ fromDay, untilDay }) => ({ from: fromDay, until: untilDay })),
  )
  if (checked.ok) return
  const field = checked.reason === 'days_overlap' ? 'from' : 'until'
  throw fieldError(field, checked.detail ?? '', { reason: checked.reason })
}

/** Past days that are declared or taken back in one transaction. */
const DAYS_AT_ONCE = 3

/** The first days of those: a few, and all that are still to come, which have no cards. */
function pieceOf({ from, until }: DayRange, now: Date): DayRange {
  // A club's day is at most one ahead of the one in Greenwich.
  const isAhead = from + DAYS_AT_ONCE > Math.floor(now.getTime() / DAY_MS) + 1
  return { from, until: isAhead ? until : Math.min(until, from + DAYS_AT_ONCE - 1) }
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

function isSame(row: DaysRow, { reason, note }: { reason: string; note: string | null }): boolean {
  return row.reason === reason && row.note === note
}

function auditedDays(days: DayRange & { reason: string; note: string | null }) {
  const { from, until, reason, note } = days
  return {
    firstDay: formatDay(from),
    lastDay: formatDay(until),
    notForHandicap: reason,
    notForHandicapNote: note,
  }
}
