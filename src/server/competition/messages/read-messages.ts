import type { PlayerMessages } from '#contract/competition/player-messages.ts'
import { isMessageStanding, type MessageReach } from '#contract/competition/player-message.ts'
import { findClub } from '../../club/club.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { countWouldReach } from '../../outbound/outbound.ts'
import { currentStatus, listEntered, reopenedAt, type CompetitionRow } from '../competitions.store.ts'
import { listLastMessages } from './player-messages.store.ts'

/** What was written last to all players, and whom another message would reach. */
export async function readMessages(
  services: Services,
  db: Queryable,
  competition: CompetitionRow,
): Promise<PlayerMessages> {
  const timeZone = await readTimeZone(db, competition)
  const last = (await listLastMessages(db, [competition.id])).get(competition.id)
  const userIds = await listEntered(db, competition.id)
  const now = services.now()
  const board = {
    status: currentStatus(competition, now),
    reopenedAt: reopenedAt(competition),
    timeZone,
  }
  return {
    last: last
      ? {
          id: last.id,
          text: last.text,
          sentAt: last.sentAt.toISOString(),
          term: last.term,
          isStanding: isMessageStanding(last, board, now),
          reached: last.reached,
        }
      : null,
    reach: await readReach(services, db, userIds),
    timeZone,
  }
}

export async function readTimeZone(db: Queryable, { id, clubId }: CompetitionRow): Promise<string> {
  const club = await findClub(db, clubId)
  if (!club) throw new Error(`Competition ${id} belongs to no club`)
  return club.timeZone
}

type Needed = Pick<Services, 'config' | 'now'>

/** Whom a message to these players would reach; whoever has no account can be told in no other way than by the club. */
async function readReach(services: Needed, db: Queryable, userIds: readonly string[]): Promise<MessageReach> {
  const reach = await countWouldReach(services, db, { kind: 'player_message', userIds })
  return { ...reach, withoutAccount: userIds.length - reach.inApp }
}
