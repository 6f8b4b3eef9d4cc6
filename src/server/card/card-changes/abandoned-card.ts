import type { StoredCardState } from '../../platform/db/tables/round-events.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { RoundRow } from '../rounds.store.ts'
import { listRoundEvents } from './round-events.store.ts'

const sentences = {
  taken_off: 'The club took this card off. Put it back first.',
  moved: 'This card was moved. Change the new one instead.',
  given_up: 'The player gave this card up. Start a new card instead.',
} as const

/** How an abandoned card came to be one, and as what the club took it off, where it did. */
export async function findWhyAbandoned(
  tx: Transaction,
  round: RoundRow,
): Promise<{ how: keyof typeof sentences; before: StoredCardState | null }> {
  const last = (await listRoundEvents(tx, round)).at(-1)?.event
  if (last?.kind === 'taken_off' || last?.kind === 'moved') return { how: last.kind, before: last.before }
  return { how: 'given_up', before: null }
}

/** Refuses a change of an abandoned card, with what the club can do instead. */
export function abandonedCard(how: keyof typeof sentences): AppError {
  return new AppError('round_closed', { message: sentences[how], details: { reason: how } })
}
