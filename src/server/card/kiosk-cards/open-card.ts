import { mayPlayAt, type Viewer } from '#contract/club/permissions.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findPlayerName } from '../kiosk/kiosk-people.store.ts'
import { findPlayer } from '../find-player.ts'
import { listOpenRounds, lockRound, type RoundRow } from '../rounds.store.ts'
import { openRound } from '../start-round.ts'

export type CardAsked = {
  clubId: string
  playerId: string
  courseId: string
  competitionId: string | null
  teeId: string | null
}

/**
 * The open card of a player, or a new one as they could start it themselves now, locked. The open one is locked before its
 * player, as everywhere else that closes a card. What they have open elsewhere stays: it may be another club's.
 */
export async function openCard(services: Services, tx: Transaction, asked: CardAsked): Promise<RoundRow> {
  const { clubId, playerId, courseId, competitionId, teeId } = asked
  const player = await findPlayer(tx, { clubId, userId: playerId })
  if (!mayPlayAt(player, clubId) || !(await findPlayerName(tx, { clubId, playerId })))
    throw new AppError('not_found')
  const open = (await listOpenRounds(tx, playerId))
    .map(({ round }) => round)
    .find((round) => round.courseId === courseId && round.competitionId === competitionId)
  const roundId = open ? open.id : await startNew(services, tx, { player, courseId, competitionId, teeId })
  const round = await lockRound(tx, roundId)
  if (round?.status !== 'in_progress' || round.clubId !== clubId) throw new AppError('changed_meanwhile')
  return round
}

async function startNew(
  services: Services,
  tx: Transaction,
  input: Pick<CardAsked, 'courseId' | 'competitionId' | 'teeId'> & {
    player: Viewer
  },
): Promise<string> {
  const { roundId, isNew } = await openRound(services, tx, {
    ...input,
    isByClub: false,
    isBeside: true,
    startedAt: services.now(),
  })
  // The player opened one on their phone at this moment: what is shown here is not that card.
  if (!isNew) throw new AppError('changed_meanwhile')
  return roundId
}
