import { currentStatus, type CompetitionRow } from '../competitions.store.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { findClub } from '../../club/club.ts'
import { listAroundDay } from './desk-helpers.store.ts'

/** A knock-out of a whole summer is on that day too, and help there would last until autumn. */
const MOST_DAYS_LONGER = 2

/**
 * The club's other open competitions on the same day: today while this one is being played, otherwise its first day.
 * The caller administers the club.
 */
export async function listSameDay(
  { now }: Pick<Services, 'now'>,
  db: Queryable,
  { id, clubId, startDate, endDate }: CompetitionRow,
): Promise<CompetitionRow[]> {
  const timeZone = (await findClub(db, clubId))?.timeZone
  if (timeZone === undefined) return []
  const dayOf = (moment: Date) => clubDay(moment, timeZone)
  const day = Math.min(Math.max(dayOf(now()), dayOf(startDate)), dayOf(endDate))
  return (await listAroundDay(db, { clubId, day })).filter((one) => {
    const [first, last] = [dayOf(one.startDate), dayOf(one.endDate)]
    return (
      one.id !== id && isOpen(one, now()) && first <= day && last >= day && last <= day + MOST_DAYS_LONGER
    )
  })
}

/** A desk that is closed needs no helper. */
export function isOpen(competition: CompetitionRow, now: Date): boolean {
  const status = currentStatus(competition, now)
  return status !== 'completed' && status !== 'final' && status !== 'cancelled'
}
