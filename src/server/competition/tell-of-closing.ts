import type { Services } from '../platform/deps.ts'
import { listAdministrators } from '../club/club.ts'
import { addNotices } from '../outbound/outbound.ts'
import { listCardsOut } from './cards-out.store.ts'
import { currentStatus, findCompetition, listEnded } from './competitions.store.ts'

/** A server that was off for longer tells nobody of what was over by then. */
const LATEST_MS = 2 * 86_400_000

type Told = Pick<Services, 'db' | 'now' | 'config'>

/**
 * Tells of play that its date has closed (D10), as of play that the club closes: players whose card is out, and
 * administrators how many those are. It runs in every process and as often as it likes: the key names the competition and its
 * end. What the club closed or opened by hand meanwhile is passed over, which the lock settles.
 */
export async function tellOfClosing(services: Told): Promise<void> {
  const { db } = services
  const now = services.now()
  for (const competitionId of await listEnded(db, { after: new Date(now.getTime() - LATEST_MS), now }))
    await db.transaction(async (tx) => {
      const competition = await findCompetition(tx, competitionId, { lock: true })
      if (!competition || competition.status === 'completed') return
      if (currentStatus(competition, now) !== 'completed') return
      const out = await listCardsOut(tx, competition)
      if (out.length === 0) return
      const { clubId, endDate } = competition
      const key = `closed ${competitionId} ${endDate.toISOString()}`
      const players = new Set(out.map(({ userId }) => userId))
      await addNotices(services, tx, {
        kind: 'play_closed',
        about: { competitionId },
        clubId,
        key,
        userIds: [...players],
      })
      await addNotices(services, tx, {
        kind: 'play_ended',
        about: { competitionId, players: out.length },
        clubId,
        key: `ended by date, ${key}`,
        userIds: await listAdministrators(tx, clubId),
      })
    })
}
