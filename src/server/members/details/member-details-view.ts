import type { MemberDetails } from '#contract/member-details.ts'
import { nationalNumberName } from '#domain/club/national-number.ts'
import { golfUnions } from '#domain/rules-of-play/golf-unions.ts'
import type { MemberDetailsRow } from './member-details.store.ts'

export function toMemberDetails({ union, hasNoAccount, ...kept }: MemberDetailsRow): MemberDetails {
  return {
    ...kept,
    hasAccount: !hasNoAccount,
    nationalName: nationalNumberName(golfUnions.find((one) => one === union) ?? null),
  }
}
