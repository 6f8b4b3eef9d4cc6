import type { HoleEntry } from '#golf/card/hole-entry.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { RoundRow } from '../rounds.store.ts'
import { findSameScores } from './find-same-scores.ts'
import { idOfRound, listCardsOfRound } from './same-round.store.ts'

/** What was said of a card that is handed in with the scores of another: `unasked` where nobody is there to be asked. */
export type SameRoundAnswer = boolean | 'unasked' | undefined

/**
 * The card that a card which is handed in refers to as the same round of golf. A second card of the player with the same
 * scores on the same day and course is asked about, so that no round counts twice unnoticed. Where nobody can be asked it is
 * taken to be one round, which both cards and the record say and the club can change (D54). Without an answer: 409.
 */
export async function decideSameRound(
  tx: Transaction,
  { round, entries, answer }: { round: RoundRow; entries: readonly HoleEntry[]; answer: SameRoundAnswer },
): Promise<Pick<RoundRow, 'sameRoundAs'>> {
  if (answer === false) return { sameRoundAs: null }
  const { sameRoundAs } = round
  if (sameRoundAs !== null || (await listCardsOfRound(tx, round)).length > 1) return { sameRoundAs }
  const other = await findSameScores(tx, { round, entries })
  if (!other) return { sameRoundAs }
  if (answer === undefined) {
    const competitionName = other.competition?.name ?? null
    throw new AppError('same_round', {
      ...(competitionName !== null && {
        message: `The player’s card in ${competitionName} has the same scores on this day. Say whether it is the same round.`,
      }),
      details: { roundId: other.round.id, competitionName },
    })
  }
  return { sameRoundAs: idOfRound(other.round) }
}
