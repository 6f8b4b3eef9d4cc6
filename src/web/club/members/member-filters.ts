import {
  memberOrders,
  memberStatuses,
  type MemberOrder,
  type MemberStatus,
} from '#contract/club/member-orders.ts'
import { roles, type Role } from '#contract/club/membership.ts'

/** What is looked for among the members, and in which order they stand. */
export type MemberFilters = {
  search: string
  role: Role | undefined
  status: MemberStatus | undefined
  /** The id of a category, or `none` for members without one. */
  category: string | undefined
  order: MemberOrder
  /** The order turned round: names from Z, the highest handicap first, the oldest first. */
  isReversed: boolean
}

/** Reads the filters from an address: "?q=ann&role=player&status=active&category=none&sort=-joined". What it does not know, it leaves out. */
export function readMemberFilters(address: string): MemberFilters {
  const parts = new URLSearchParams(address)
  const sort = parts.get('sort') ?? ''
  const isReversed = sort.startsWith('-')
  const order = memberOrders.find((one) => one === (isReversed ? sort.slice(1) : sort))
  return {
    search: parts.get('q') ?? '',
    role: roles.find((one) => one === parts.get('role')),
    status: memberStatuses.find((one) => one === parts.get('status')),
    category: parts.get('category') ?? undefined,
    order: order ?? 'name',
    isReversed: order !== undefined && isReversed,
  }
}

/** The address with the filters in place of those it had; everything else in it stays, and defaults are not written. */
export function writeMemberFilters(address: string, filters: MemberFilters): string {
  const parts = new URLSearchParams(address)
  const { search, role, status, category, order, isReversed } = filters
  const sort = `${isReversed ? '-' : ''}${order}`
  for (const [key, value] of [
    ['q', search.trim()],
    ['role', role ?? ''],
    ['status', status ?? ''],
    ['category', category ?? ''],
    ['sort', sort === 'name' ? '' : sort],
  ] as const) {
    // Taken out first, so that the same filters are always written in the same order.
    parts.delete(key)
    if (value !== '') parts.set(key, value)
  }
  return parts.toString()
}
