import type { MemberOrder } from '#contract/club/member-orders.ts'
import type { Member } from '#contract/club/members.ts'
import { handicapIndexFromWire } from '#contract/platform/wire-names.ts'
import { byName } from '#golf/by-name.ts'
import { plainText, plainWords } from '#contract/club/plain-words.ts'
import { readerLocale } from '#web/messages/language.ts'
import type { MemberFilters } from './member-filters.ts'
import { memberName } from './member-name.ts'

/**
 * The members to show, in order. Every typed word must be in the name or the e-mail. Members who wait for approval come
 * first. By handicap the lowest comes first, by a date the newest; turned round the other way, except that whoever has
 * no value comes last in both.
 */
export function pickMembers(members: readonly Member[], filters: Omit<MemberFilters, 'category'>): Member[] {
  const words = plainWords(filters.search)
  const found = members.filter((member) => {
    if (filters.role !== undefined && member.role !== filters.role) return false
    if (filters.status !== undefined && member.status !== filters.status) return false
    const text = plainText(`${memberName(member)} ${member.email}`)
    return words.every((word) => text.includes(word))
  })
  const names = byName(readerLocale())
  const turn = filters.isReversed ? -1 : 1
  const waits = (member: Member) => (member.status === 'pending' ? 0 : 1)
  return found.sort((a, b) => {
    if (waits(a) !== waits(b)) return waits(a) - waits(b)
    if (filters.order === 'name') return turn * names(a, b)
    const [left, right] = [valueOf(a, filters.order), valueOf(b, filters.order)]
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined) || names(a, b)
    return turn * (left - right) || names(a, b)
  })
}

/** What a member is ordered by, the first the least; undefined where there is nothing to go by. */
function valueOf(member: Member, order: Exclude<MemberOrder, 'name'>): number | undefined {
  switch (order) {
    case 'handicap':
      return handicapIndexFromWire(member.handicap)
    case 'joined':
      return -Date.parse(member.joinedAt)
    case 'played':
      return member.lastRoundAt === null ? undefined : -Date.parse(member.lastRoundAt)
  }
}
