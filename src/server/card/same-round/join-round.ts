import { countRound } from '../../club/club.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { changeRound, type RoundRow } from '../rounds.store.ts'
import { decideSameRound } from './ask-same-round.ts'
import { postAgain } from './count-once.ts'

/** A card that came to another player may be of a round that has a card there already: then the round counts once (D54). */
export async function joinRound(services: Services, tx: Transaction, round: RoundRow): Promise<void> {
  if (round.status !== 'submitted') return
  const entries = await listCountingEntries(tx, round)
  const { sameRoundAs } = await decideSameRound(tx, { round, entries, answer: 'unasked' })
  if (sameRoundAs === null) return
  await changeRound(tx, round.id, { sameRoundAs })
  await postAgain(services, tx, { ...round, sameRoundAs })
  await countRound(tx, round.id)
}
