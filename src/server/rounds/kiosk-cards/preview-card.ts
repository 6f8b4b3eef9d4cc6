import type { KioskCard } from '#contract/kiosk-cards.ts'
import { resultToWire } from '#contract/wire-names.ts'
import { notPlayed } from '#domain/scoring/hole-result.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../deps.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { toWireRoundDetail } from '../round-view.ts'
import { findRound } from '../rounds.store.ts'
import { openCard, type CardAsked } from './open-card.ts'

/** Carries the card out of the transaction, which is then rolled back. */
class Shown extends Error {
  readonly card: KioskCard
  constructor(card: KioskCard) {
    super('Rolled back: the card was only looked at')
    this.card = card
  }
}

/**
 * The card as it is, or as it would be if it were started now, with the refusals that starting it has. It is started in a
 * transaction that is taken back, so that nothing is stored about a player before a second person has attested.
 */
export async function previewCard(services: Services, asked: CardAsked): Promise<KioskCard> {
  try {
    return await services.db.transaction(async (tx): Promise<never> => {
      const { id } = await openCard(services, tx, asked)
      throw new Shown(await readCard(tx, id))
    })
  } catch (fault) {
    if (fault instanceof Shown) return fault.card
    throw fault
  }
}

async function readCard(tx: Transaction, roundId: string): Promise<KioskCard> {
  const found = await findRound(tx, roundId)
  if (!found) throw new Error(`Round ${roundId} is gone`)
  const entries = await listCountingEntries(tx, found.round)
  const { courseId, courseName, competitionId, competitionName, competitionType, terms } = toWireRoundDetail(
    found,
    { entries, said: [] },
  )
  return {
    ...{ courseId, courseName, competitionId, competitionName, competitionType, terms },
    holes: terms.holes.map(({ holeNumber }) => ({
      holeNumber,
      ...resultToWire(entries.find((entry) => entry.holeNumber === holeNumber)?.result ?? notPlayed),
    })),
  }
}
