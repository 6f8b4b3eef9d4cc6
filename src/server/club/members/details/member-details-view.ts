import type { MemberDetails } from '#contract/club/member-details.ts'
import { nationalNumberName } from '#contract/club/national-number.ts'
import { golfUnions } from '#golf/handicap/rules-of-play/golf-unions.ts'
import type { MemberDetailsRow } from './member-details.store.ts'

export function toMemberDetails({ union, hasNoAccount, ...kept }: MemberDetailsRow): MemberDetails {
  return {
    ...kept,
    hasAccount: !hasNoAccount,
    nationalName: nationalNumberName(golfUnions.find((one) => one === union) ?? null),
  }
}
