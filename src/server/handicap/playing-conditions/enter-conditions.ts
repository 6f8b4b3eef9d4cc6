import { mayRuleOnHandicaps } from '#contract/club/permissions.ts'
import { formatDay, parseDay, type Day } from '#golf/day.ts'
import { PCC_NOT_ENTERED } from '#golf/handicap/playing-conditions.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireMember } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import { applyConditions } from './apply-conditions.ts'
import {
  findNames,
  insertConditions,
  listCourseNames,
  listInForce,
  lockDay,
  type ConditionsRow,
} from './playing-conditions.store.ts'

type Asked = {
  viewer: SignedIn
  clubId: string
  day: string
  courseIds: readonly string[]
  pcc: number
  reason: string
  /** The version of the club's entries that the administrator has seen, and the entry as it was sent. */
  seen: number | undefined
  sent: object
}

/** Refuses everybody who is not on the handicap committee of the club. */
export function requireHandicapCommittee(viewer: SignedIn, clubId: string): void {
  requireMember(viewer, clubId)
  if (!mayRuleOnHandicaps(viewer, clubId)) throw new AppError('forbidden')
}

/**
 * The committee enters the PCC of a day (R1.7). It is another row beside those before it, and it reaches every score of that
 * day. What is in force already is not entered again. A course that somebody else has entered something for meanwhile is
 * shown first (P16).
 */
export async function enterConditions(services: Services, input: Asked): Promise<void> {
  const { viewer, clubId } = input
  requireHandicapCommittee(viewer, clubId)
  await services.db.transaction(async (tx) => {
    const day = await readDay(services, tx, input)
    const courseIds = await readCourses(tx, input)
    await lockDay(tx, { courseIds, day })
    const inForce = await listInForce(tx, { courseIds, day })
    const open = courseIds.filter((courseId) => inForce.get(courseId)?.pcc !== input.pcc)
    if (open.length === 0) return
    await refuseUnseen(tx, { ...input, inForce: [...inForce.values()] })
    await enter(services, tx, { ...input, day, open, inForce })
  })
  await applyConditions(services, { clubId })
}

async function readDay(services: Services, tx: Transaction, input: Asked): Promise<Day> {
  const club = await findClub(tx, input.clubId)
  if (club?.handicapMode !== 'whs')
    throw fieldError('day', 'This club assigns Handicap Indexes itself, so a day has no PCC here.', {
      reason: 'club_assigns',
    })
  const [day, today] = [parseDay(input.day), clubDay(services.now(), club.timeZone)]
  if (day === undefined) throw fieldError('day', 'This date does not exist.')
  if (day > today)
    throw fieldError('day', 'This day has not come yet. Choose today or an earlier day.', {
      reason: 'day_ahead',
    })
  return day
}

async function readCourses(tx: Transaction, { clubId, courseIds }: Asked): Promise<string[]> {
  const known = new Set((await listCourseNames(tx, clubId)).map(({ id }) => id))
  if (courseIds.some((courseId) => !known.has(courseId)))
    throw fieldError('courseIds', 'One of these courses is not a course of this club.', {
      reason: 'no_such_course',
    })
  return [...new Set(courseIds)]
}

async function refuseUnseen(
  tx: Transaction,
  { seen, sent, inForce }: Asked & { inForce: readonly ConditionsRow[] },
): Promise<void> {
  const newest = inForce.reduce<ConditionsRow | undefined>(
    (found, one) => (found && found.seq > one.seq ? found : one),
    undefined,
  )
  if (seen === undefined || !newest || newest.seq <= seen) return
  const { seq, pcc, reason, createdAt, authorId } = newest
  const authorName = (await findNames(tx, [authorId])).get(authorId) ?? null
  const now = { version: seq, pcc, reason, at: createdAt.toISOString(), authorName }
  throw new AppError('changed_meanwhile', { details: { sent, now } })
}

async function enter(
  services: Services,
  tx: Transaction,
  input: Omit<Asked, 'day'> & {
    day: Day
    open: readonly string[]
    inForce: ReadonlyMap<string, ConditionsRow>
  },
): Promise<void> {
  const { viewer, clubId, day, pcc, reason, open, inForce } = input
  await insertConditions(tx, {
    id: newId('pcc'),
    clubId,
    day,
    pcc,
    reason,
    authorId: viewer.userId,
    createdAt: services.now(),
    courseIds: open,
  })
  for (const courseId of open)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'course.conditions_entered',
      objectId: courseId,
      reason,
      before: { conditions: { [formatDay(day)]: inForce.get(courseId)?.pcc ?? PCC_NOT_ENTERED } },
      after: { conditions: { [formatDay(day)]: pcc } },
    })
}
