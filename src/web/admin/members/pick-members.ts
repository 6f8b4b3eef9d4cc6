import type { Member } from '#contract/members.ts'
import { handicapIndexFromWire } from '#contract/wire-names.ts'
import { memberName } from './member-name.ts'

export const memberOrders = ['name', 'handicap', 'joined'] as const
export type MemberOrder = (typeof memberOrders)[number]

/** Upper case and accents make no difference to a search. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/**
 * The members to show, in order. Every typed word must be in the name or the e-mail. Members who wait for approval come
 * first. By handicap the lowest comes first and members without one last; by joining date the newest comes first.
 */
export function pickMembers(
  members: readonly Member[],
  { search, order }: { search: string; order: MemberOrder },
): Member[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = members.filter((member) => {
    const text = plain(`${memberName(member)} ${member.email}`)
    return words.every((word) => text.includes(word))
  })
  const names = new Intl.Collator(undefined, { sensitivity: 'base' })
  const byName = (a: Member, b: Member) =>
    names.compare(a.lastName, b.lastName) || names.compare(a.firstName, b.firstName)
  const index = (member: Member) => handicapIndexFromWire(member.handicap) ?? Infinity
  const compare: Record<MemberOrder, (a: Member, b: Member) => number> = {
    name: byName,
    handicap: (a, b) => {
      const [left, right] = [index(a), index(b)]
      return left === right ? byName(a, b) : left - right
    },
    joined: (a, b) => b.joinedAt.localeCompare(a.joinedAt) || byName(a, b),
  }
  const waits = (member: Member) => (member.status === 'pending' ? 0 : 1)
  return found.sort((a, b) => waits(a) - waits(b) || compare[order](a, b))
}
