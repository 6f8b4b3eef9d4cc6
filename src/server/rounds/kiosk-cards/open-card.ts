import { mayPlayAt, type Viewer } from '#domain/club/permissions.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { findPlayerName } from '../../kiosk/kiosk-people.store.ts'
import { findPlayer } from '../find-player.ts'
import { findOpenRound, lockRound, type RoundRow } from '../rounds.store.ts'
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
 * player, as everywhere else that closes a card.
 */
export async function openCard(services: Services, tx: Transaction, asked: CardAsked): Promise<RoundRow> {
  const { clubId, playerId, courseId, competitionId, teeId } = asked
  const player = await findPlayer(tx, { clubId, userId: playerId })
  if (!mayPlayAt(player, clubId) || !(await findPlayerName(tx, { clubId, playerId })))
    throw new AppError('not_found')
  const open = (await findOpenRound(tx, playerId))?.round
  const isSame = open?.courseId === courseId && open.competitionId === competitionId
  if (open && !isSame) throw otherCard()
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
    startedAt: services.now(),
  })
  // The player opened one on their phone at this moment: what is shown here is not that card.
  if (!isNew) throw new AppError('changed_meanwhile')
  return roundId
}

/** Without its details: the other card may be one of another club. */
function otherCard(): AppError {
  return new AppError('round_open', {
    message:
      'This player has another card open. It has to be handed in or abandoned on their own phone first.',
  })
}
