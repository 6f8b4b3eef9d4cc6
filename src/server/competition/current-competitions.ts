import type { Competition } from '#contract/competition/competitions.ts'
import type { CurrentCompetition } from '#contract/board/own-place.ts'
import { maySeeCompetition } from '#contract/club/permissions.ts'
import { isPlayOver } from '#golf/competition/competition.ts'
import type { Services } from '../platform/deps.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { toWireCompetition } from './competition-view.ts'
import { listCompetitionsAround } from './competitions.store.ts'

/** What is on in the viewer's club around now, with the viewer's place where there is one. */
export async function readCurrentCompetitions(
  services: Pick<Services, 'db' | 'hub' | 'now'>,
  viewer: SignedIn,
): Promise<CurrentCompetition[]> {
  const now = services.now()
  if (viewer.currentClubId === null) return []
  const rows = await listCompetitionsAround(services.db, viewer.currentClubId, {
    userId: viewer.userId,
    now,
  })
  const around = rows
    .filter(({ competition }) => maySeeCompetition(viewer, competition))
    .map((row) => toWireCompetition(row, { viewer, now }))
  return Promise.all(around.map((one) => withPlace(services, one, viewer.userId)))
}

/** Boards are in memory while they are played, so a place costs the store nothing. */
async function withPlace(
  { hub }: Pick<Services, 'hub'>,
  competition: Competition,
  userId: string,
): Promise<CurrentCompetition> {
  const { status, competitionType, hasJoined, id } = competition
  const hasPlaces = status === 'active' || isPlayOver(status)
  if (!hasJoined || !hasPlaces || competitionType === 'matchplay') return { ...competition, place: null }
  return { ...competition, place: (await hub.place(id, userId)) ?? null }
}
