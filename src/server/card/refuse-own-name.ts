import { isOwnName } from '#golf/card/own-name.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import { AppError } from '../platform/http/app-error.ts'
import { findPersonName, listNamesBeside } from './groups/groups.store.ts'
import { listMarkerCandidates } from './marker/marker-cards.store.ts'
import type { RoundRow } from './rounds.store.ts'

/**
 * Nobody marks their own card: the player's own name is taken neither as the marker's nor as what the marker signed with.
 * Where another player of the group or of the competition has that name, it may be theirs.
 */
export async function refuseOwnName(
  tx: Transaction,
  round: RoundRow,
  signed: { partnerName: string; partnerSignature?: string },
): Promise<void> {
  const own = await findPersonName(tx, round.userId)
  const field = (['partnerName', 'partnerSignature'] as const).find((one) =>
    isOwnName(signed[one] ?? '', own),
  )
  if (!field) return
  const others = [...(await listNamesBeside(tx, round.id)), ...(await listMarkerCandidates(tx, round))]
  if (others.some(({ firstName, lastName }) => isOwnName(`${firstName} ${lastName}`, own))) return
  const refusal = new AppError('signed_by_player')
  throw new AppError('signed_by_player', { fields: [{ field, message: refusal.message }] })
}
