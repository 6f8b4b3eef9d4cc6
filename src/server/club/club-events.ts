import type { Currency } from '#contract/money/currencies.ts'
import type { CountbackOrder } from '#golf/competition/formats/countback-order.ts'
import type { Actor } from '../platform/audit/audit.store.ts'
import type { SignedIn } from '../platform/http/session.ts'

/** What happens in a club and rooms above it follow in the same transaction. */
export type ClubEvents = {
  /** Somebody has taken up an invitation; they are a member now. */
  invitationAccepted: { invitationId: string; userId: string }
  /** Somebody who accepted an invitation has become the member that the club's list had; joining by code and merges do not say it. */
  listedMemberJoined: { userId: string; by: Actor & { userId: string } }
  /** Members have come whose Handicap Index (tenths) the club assigns: from a list, or with their invitation. */
  indexesAssigned: {
    clubId: string
    authorId: string
    reason: string
    at: Date
    indexes: readonly { userId: string; handicapIndex: number }[]
  }
  /**
   * Two people become one, `to`, and both are locked; what names the one who goes has not moved yet. Indexes in tenths. `isListed`:
   * the one who goes is a line of the club's list. `isKeptElsewhere`: another club keeps the index of the one who stays.
   */
  peopleJoined: {
    from: { userId: string; handicapIndex: number | null }
    to: { userId: string; handicapIndex: number | null }
    isListed: boolean
    isKeptElsewhere: boolean
  }
  /** The club, whose row is locked, is about to keep its amounts in another currency. */
  currencyChanges: { clubId: string; from: string; to: Currency }
  /** The club has chosen another order of countback. */
  countbackChanged: { viewer: SignedIn; clubId: string; order: CountbackOrder }
}
