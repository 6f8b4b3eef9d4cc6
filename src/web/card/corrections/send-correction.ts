import { correctRound, getRoundCard, type HoleValue, type RoundCard } from '#contract/card/round-card.ts'
import { ApiError, send } from '#web/lib/api.ts'

export type Correction = {
  reason: string
  holes: { holeNumber: number; from: HoleValue; to: HoleValue }[]
}

/** The card has other results than those a correction started from. */
export class CardMoved extends Error {
  override name = 'CardMoved'
  /** As it is now. */
  readonly card: RoundCard
  constructor(card: RoundCard, cause: unknown) {
    super('The card has changed meanwhile', { cause })
    this.card = card
  }
}

/** Corrects a card; of one that has changed meanwhile it throws CardMoved. */
export async function sendCorrection(roundId: string, body: Correction): Promise<RoundCard> {
  const params = { roundId }
  try {
    return await send(correctRound, { params, body })
  } catch (fault) {
    if (!(fault instanceof ApiError) || fault.body?.code !== 'changed_meanwhile') throw fault
    throw new CardMoved(await send(getRoundCard, { params }), fault)
  }
}
