import { changeRecord } from '../../handicap/handicap.ts'
import { lockPlayer } from '../../identity/identity.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { insertGuest, updateGuest } from './guests.store.ts'

type WithIndex = { handicapIndex: number | null }

/** A new guest of the club, with what is known of them. */
export async function describeNewGuest(
  services: Pick<Services, 'config' | 'now'>,
  tx: Transaction,
  { handicapIndex, ...guest }: Parameters<typeof insertGuest>[1] & WithIndex,
): Promise<void> {
  await insertGuest(tx, guest)
  const { userId } = guest
  await changeRecord(services, tx, {
    kind: 'guest_described',
    moves: [{ userId, before: null, after: handicapIndex }],
  })
}

/** Keeps what is known of a guest of the club now. False: the club knows no such guest. */
export async function describeGuest(
  services: Pick<Services, 'config' | 'now'>,
  tx: Transaction,
  { handicapIndex, ...guest }: Parameters<typeof updateGuest>[1] & WithIndex,
): Promise<boolean> {
  if (!(await updateGuest(tx, guest))) return false
  const { userId } = guest
  const before = (await lockPlayer(tx, userId))?.handicapIndex ?? null
  await changeRecord(services, tx, {
    kind: 'guest_described',
    moves: [{ userId, before, after: handicapIndex }],
  })
  return true
}
