import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import {
  asksForMarkerCard,
  changeMarkerCard,
  findMarkerCard,
  putMarker,
} from '../marker/marker-cards.store.ts'
import type { RoundRow } from '../rounds.store.ts'

/**
 * Where the competition asks for a marker's card, the second person at the kiosk is the marker: the one who was named, or,
 * where nobody was, from now on this one. Both stand at the tablet, so both have confirmed. Says whether it is such a card.
 */
export async function takeAsMarker(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { round, attesterId }: { round: RoundRow; attesterId: string },
): Promise<boolean> {
  if (!(await asksForMarkerCard(tx, round))) return false
  const now = services.now()
  const named = await findMarkerCard(tx, round.id)
  if (named && named.markerId !== attesterId)
    throw fieldError('attesterId', 'This card has a marker already. Only that marker can sign it.')
  if (!named) await putMarker(tx, { roundId: round.id, markerId: attesterId, namedAt: now })
  await changeMarkerCard(tx, round.id, {
    agreedAt: now,
    certifiedAt: now,
    attestedAt: now,
    refusedAt: null,
    refusal: null,
    certifiedRevision: round.revision,
    attestedRevision: round.revision,
  })
  return true
}
