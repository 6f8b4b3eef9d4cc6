import { onOpenHoles } from '#golf/competition/closed-holes.ts'
import { differingHoles, holesOnlyOnPaper } from '#golf/card/reconcile-card.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import { AppError } from '../platform/http/app-error.ts'
import { listLatestOfSources } from './hole-entries/hole-entries.store.ts'
import type { RoundRow } from './rounds.store.ts'

/** While the player, the marker and the paper say different things of a hole, nobody hands the card in (P8). */
export async function refuseDifferences(tx: Transaction, card: RoundRow): Promise<void> {
  const holes = differingHoles(onOpenHoles(await listLatestOfSources(tx, card), card.holes))
  const [first, ...others] = holes
  if (first === undefined) return
  throw new AppError('holes_differ', {
    message:
      others.length === 0
        ? `Hole ${first} has different scores. Agree on it before you hand the card in.`
        : `Holes ${holes.join(', ')} have different scores. Agree on them before you hand the card in.`,
    details: { holes },
  })
}

/** The paper never counts by itself: player and marker answer what only the paper says before they confirm the card. */
export async function refusePaperOnly(tx: Transaction, card: RoundRow): Promise<void> {
  const holes = holesOnlyOnPaper(onOpenHoles(await listLatestOfSources(tx, card), card.holes))
  const [first, ...others] = holes
  if (first === undefined) return
  throw new AppError('holes_missing', {
    message:
      others.length === 0
        ? `Hole ${first} has a score only on the paper. Accept it as yours, or enter the right score.`
        : `Holes ${holes.join(', ')} have scores only on the paper. Accept them as yours, or enter the right scores.`,
    details: { holes },
  })
}
