import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../deps.ts'
import { lockAllInCompetition, lockPlayers, type RoundRow } from '../rounds.store.ts'
import { postAgain, settleRound } from './count-once.ts'

/** The cards of a competition that are open or handed in, with their players: before the competition, as a card's own changes do. */
export async function lockCardsOfCompetition(tx: Transaction, competitionId: string): Promise<void> {
  await lockWithPlayers(tx, await lockAllInCompetition(tx, competitionId))
}

/**
 * Puts every card of a competition on its player's record anew, once its declaration for the handicap has changed (D43). The
 * competition is locked, so that no card is handed in by what it was before.
 */
export async function postCardsOfCompetition(
  services: Services,
  tx: Transaction,
  competitionId: string,
): Promise<void> {
  await postCardsAgain(services, tx, await lockAllInCompetition(tx, competitionId))
}

/** The rounds are locked; an open card may be what keeps another card of its round off the record. */
export async function postCardsAgain(
  services: Services,
  tx: Transaction,
  rounds: readonly RoundRow[],
): Promise<void> {
  await lockWithPlayers(tx, rounds)
  for (const round of rounds)
    if (round.status === 'submitted') await postAgain(services, tx, round)
    else await settleRound(services, tx, round)
}

async function lockWithPlayers(tx: Transaction, rounds: readonly RoundRow[]): Promise<void> {
  await lockPlayers(tx, [...new Set(rounds.map(({ userId }) => userId))])
}
