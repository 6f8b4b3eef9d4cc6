import type { KioskChoice } from '#contract/card/kiosk-cards.ts'
import { currentStatus, hasPlayed, listCompetitionsAround } from '../../competition/competition.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { listOpenRounds } from '../rounds.store.ts'
import { findPlayerName } from './kiosk-people.store.ts'

type Needed = Pick<Services, 'db' | 'now'>

/** The club's competitions that are being played and have cards; a match has none. With what this player has to do with them. */
export async function listCompetitionsOfDay(
  { db, now }: Needed,
  { clubId, userId }: { clubId: string; userId: string },
) {
  const at = now()
  const around = await listCompetitionsAround(db, clubId, { userId, now: at })
  return around
    .filter(({ competition }) => competition.competitionType !== 'matchplay')
    .filter(({ competition }) => currentStatus(competition, at) === 'active')
    .map((summary) => {
      const { id, name, courseId } = summary.competition
      return { id, name, courseId, mayHandIn: summary.ownEntry === 'entered' && !hasPlayed(summary) }
    })
}

/** Which card a player can hand in at the kiosk. An open card of another club is not told of. */
export async function readChoice(
  services: Needed,
  { clubId, playerId }: { clubId: string; playerId: string },
): Promise<KioskChoice> {
  const { db } = services
  const player = await findPlayerName(db, { clubId, playerId })
  if (!player) throw new AppError('not_found')
  const open = (await listOpenRounds(db, playerId)).find(({ round }) => round.clubId === clubId)
  const entries = open ? await listCountingEntries(db, open.round) : []
  const competitions = await listCompetitionsOfDay(services, { clubId, userId: playerId })
  return {
    player,
    openCard: open
      ? {
          courseId: open.round.courseId,
          courseName: open.courseName,
          competitionId: open.round.competitionId,
          competitionName: open.competitionName,
          thru: entries.filter(({ result }) => result.kind !== 'not_played').length,
        }
      : null,
    competitions: competitions
      .filter(({ mayHandIn }) => mayHandIn)
      .map(({ id, name, courseId }) => ({ id, name, courseId })),
  }
}
