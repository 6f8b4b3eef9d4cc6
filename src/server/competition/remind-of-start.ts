import { tzOffset } from '@date-fns/tz'
import { currentStatus, listEntered, listStarting } from './competitions.store.ts'
import type { Services } from '../platform/deps.ts'
import { addNotices, deleteOldNotices } from '../outbound/outbound.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MINUTE_MS = 60_000
/** On the evening before, on the club's clock: time enough to look for shoes and a lift. */
const EVENING_HOUR = 18
const KEPT_DAYS = 180

type Told = Pick<Services, 'db' | 'now' | 'config'>

/**
 * Tells everybody who is entered, on the evening before, that their competition starts; who enters after that is told
 * too. It runs in every process and as often as it likes: the key names the competition and its start, so each person is
 * told once, and again only when the start is moved. What nobody looks for any more goes.
 */
export async function remindOfStart(services: Told): Promise<void> {
  const { db } = services
  const now = services.now()
  const starting = await listStarting(db, { from: now, to: new Date(now.getTime() + 2 * DAY_MS) })
  for (const { competition, timeZone } of starting) {
    const { id: competitionId, clubId, startDate } = competition
    if (currentStatus(competition, now) !== 'upcoming' || now < eveningBefore(startDate, timeZone)) continue
    const userIds = await listEntered(db, competitionId)
    await addNotices(services, db, {
      kind: 'competition_starts',
      about: { competitionId },
      clubId,
      userIds,
      key: `starts ${competitionId} ${startDate.toISOString()}`,
    })
  }
  await deleteOldNotices(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
}

/** 18:00 of the club's day before the day of a moment. */
export function eveningBefore(start: Date, timeZone: string): Date {
  const offsetMs = (at: Date) => tzOffset(timeZone, at) * MINUTE_MS
  const local = new Date(start.getTime() + offsetMs(start))
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  const evening = midnight - DAY_MS + EVENING_HOUR * HOUR_MS
  // The clocks may change in the night between.
  return new Date(evening - offsetMs(new Date(evening - offsetMs(start))))
}
