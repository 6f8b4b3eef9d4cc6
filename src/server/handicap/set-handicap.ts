import { mayRuleOnHandicaps } from '#contract/club/permissions.ts'
import type { HandicapIndex } from '#golf/numbers.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import {
  decimalOrNull,
  findMembership,
  findOpenCard,
  isMadeAlready,
  type Seen,
  takePersonVersion,
} from '../club/club.ts'
import { lockPlayer } from '../identity/identity.ts'
import { changeRecord } from './change-record.ts'

type Kept = { openRound?: { handicapUsed: string | null } }

/**
 * A committee entry (D4): sets a player's Handicap Index and keeps who did it, when and why. Players only. Gives what
 * stays as it was: the card that the player has open at this club keeps the index it began with (D5).
 */
export async function setHandicap(
  services: Services,
  input: Seen & {
    viewer: SignedIn
    memberId: string
    index: HandicapIndex
    reason: string | null
    restartsLowIndex: boolean
  },
): Promise<Kept> {
  const { viewer, memberId, index, reason, restartsLowIndex } = input
  const clubId = viewer.currentClubId
  if (clubId === null || !mayRuleOnHandicaps(viewer, clubId)) throw new AppError('forbidden')
  return services.db.transaction(async (tx) => {
    const membership = await findMembership(tx, clubId, memberId)
    if (!membership || membership.status === 'removed') throw new AppError('not_found')
    if (membership.role === 'club_admin') throw new AppError('member_has_power')
    if (await isMadeAlready(tx, input)) return openRoundAt(tx, { clubId, memberId })
    await takePersonVersion(tx, input)
    const before = (await lockPlayer(tx, memberId))?.handicapIndex ?? null
    await changeRecord(services, tx, {
      kind: 'index_set',
      by: viewer,
      clubId,
      entry: { reason, restartsLowIndex },
      moves: [{ userId: memberId, before, after: index }],
    })
    return openRoundAt(tx, { clubId, memberId })
  })
}

/** A card at another club is not this one's to know. */
async function openRoundAt(
  tx: Transaction,
  { clubId, memberId }: { clubId: string; memberId: string },
): Promise<Kept> {
  const open = await findOpenCard(tx, { clubId, userId: memberId })
  return open ? { openRound: { handicapUsed: decimalOrNull(open.handicapIndex) } } : {}
}
