import type { Member } from '#contract/members.ts'
import { handicapIndexFromWire } from '#contract/wire-names.ts'
import { nameOf } from './member-name.ts'

export const memberOrders = ['name', 'handicap', 'joined'] as const
export type MemberOrder = (typeof memberOrders)[number]

/** Case and accents are not what a secretary searches for. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/**
 * Who of the members is shown, in which order: every typed word is in the name or the e-mail. Whoever waits for approval
 * comes first; by handicap the lowest first and whoever has none last; by joining the newest first.
 */
export function pickMembers(
  members: readonly Member[],
  { search, order }: { search: string; order: MemberOrder },
): Member[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = members.filter((member) => {
    const text = plain(`${nameOf(member)} ${member.email}`)
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
