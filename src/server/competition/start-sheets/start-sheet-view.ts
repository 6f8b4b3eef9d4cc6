import type { OwnStart, StartSheet } from '#contract/competition/start-sheet.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findSheetHead, listPublished, listStartsOf, type NamedPlace } from './start-sheets.store.ts'

const DAY_MS = 86_400_000

/** The published sheet as one of the club reads it. */
export async function readStartSheet(
  db: Queryable,
  { competitionId, readerId }: { competitionId: string; readerId: string },
): Promise<StartSheet> {
  const head = await findSheetHead(db, competitionId)
  if (!head) throw new AppError('not_found')
  const places = head.publishedAt === null ? [] : await listPublished(db, competitionId)
  const groups = new Map<number, StartSheet['groups'][number]>()
  for (const place of places) {
    const { number, startsAt, hole, half } = place
    const group = groups.get(number) ?? { number, startsAt: startsAt.toISOString(), hole, half, players: [] }
    group.players.push(person(place))
    groups.set(number, group)
  }
  return {
    ...head,
    competitionId,
    publishedAt: head.publishedAt?.toISOString() ?? null,
    version: head.version ?? 0,
    groups: [...groups.values()],
    ownGroup: places.find(({ userId }) => userId === readerId)?.number ?? null,
  }
}

/** When and with whom somebody starts in their current club; a round may last into the next day. */
export async function readOwnStarts(db: Queryable, viewer: SignedIn, now: Date): Promise<OwnStart[]> {
  if (viewer.currentClubId === null) return []
  const starts = await listStartsOf(db, {
    userId: viewer.userId,
    clubId: viewer.currentClubId,
    since: new Date(now.getTime() - DAY_MS),
  })
  return starts.map(({ place, partners, ...names }) => ({
    ...names,
    competitionId: place.competitionId,
    startsAt: place.startsAt.toISOString(),
    hole: place.hole,
    half: place.half,
    partners: partners.map(person),
  }))
}

function person({ userId, firstName, lastName }: NamedPlace) {
  return { userId, firstName, lastName }
}
