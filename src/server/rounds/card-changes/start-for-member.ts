import { TZDate } from '@date-fns/tz'
import { mayPlayAt } from '#domain/club/permissions.ts'
import { parseDay } from '#domain/day.ts'
import { clubDay } from '../../db/club-day.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../deps.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import { requireClubAdmin, requireDesk } from '../../http/require.ts'
import type { SignedIn } from '../../http/session.ts'
import { findClub } from '../../members/members.store.ts'
import { keptState } from './after-card-changed.ts'
import { insertRoundEvent } from './round-events.store.ts'
import { recordCardChange } from './record-card-change.ts'
import { findPlayer } from '../find-player.ts'
import { findRound, lockPlayer } from '../rounds.store.ts'
import { openRound } from '../start-round.ts'

const NOON = 12

/**
 * Starts a card for a member or a guest of the club with their own handicap, also in a competition that is over but not final, for
 * a paper card that comes late. An open card of theirs on the same course and in the same competition is returned instead.
 */
export async function startForMember(
  services: Services,
  input: {
    viewer: SignedIn
    clubId: string
    memberId: string
    courseId: string
    competitionId: string | null
    teeId: string | null
    playedOn: string | null
    reason: string
  },
): Promise<string> {
  const { viewer, clubId, memberId, reason } = input
  const { competitionId } = input
  // A desk begins the cards of its own competition today, of others.
  if (competitionId === null || input.playedOn !== null || memberId === viewer.userId)
    requireClubAdmin(viewer, clubId)
  else requireDesk(viewer, { id: competitionId, clubId })
  return services.db.transaction(async (tx) => {
    const player = await findPlayer(tx, { clubId, userId: memberId })
    if (!mayPlayAt(player, clubId))
      throw new AppError('forbidden', { message: 'This administrator does not play.' })
    const startedAt = await readStart(services, tx, input)
    const { roundId, isNew } = await openRound(services, tx, {
      ...input,
      player,
      isByClub: true,
      startedAt,
    })
    const started = isNew ? await findRound(tx, roundId) : undefined
    if (!started) return roundId
    const person = await lockPlayer(tx, memberId)
    const event = {
      kind: 'started' as const,
      reason,
      before: null,
      after: keptState(
        { round: started.round, entries: [] },
        { handicapIndex: person?.handicapIndex ?? null },
      ),
    }
    await insertRoundEvent(tx, {
      ...{ roundId, clubId: started.round.clubId, authorId: viewer.userId, at: services.now() },
      ...event,
    })
    await recordCardChange(services, tx, { by: viewer, round: started.round, ...event })
    return roundId
  })
}

/** Noon of the day it was played, on the club's clock; now for today. */
async function readStart(
  services: Services,
  tx: Transaction,
  { clubId, playedOn }: { clubId: string; playedOn: string | null },
): Promise<Date> {
  const now = services.now()
  if (playedOn === null) return now
  const timeZone = (await findClub(tx, clubId))?.timeZone ?? 'UTC'
  const [day, today] = [parseDay(playedOn), clubDay(now, timeZone)]
  if (day === undefined || day > today)
    throw fieldError('playedOn', 'A round is played today or on an earlier day.')
  if (day === today) return now
  const [year = 0, month = 1, date = 1] = playedOn.split('-').map(Number)
  return new Date(new TZDate(year, month - 1, date, NOON, timeZone).getTime())
}
