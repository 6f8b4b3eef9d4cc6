import { expect, test } from 'vitest'
import { readMemberFilters, writeMemberFilters } from './member-filters.ts'

const none = {
  search: '',
  role: undefined,
  status: undefined,
  category: undefined,
  order: 'name',
  isReversed: false,
} as const

test('when an address has filters, then they are read, and writing them gives the same address', () => {
  const address = 'tab=members&q=zo%C3%AB+a&role=player&status=pending&category=cat_junior&sort=-joined'
  const filters = readMemberFilters(address)
  expect(filters).toEqual({
    search: 'zoë a',
    role: 'player',
    status: 'pending',
    category: 'cat_junior',
    order: 'joined',
    isReversed: true,
  })
  expect(writeMemberFilters(address, filters)).toBe(address)
})

test('when filters are taken back, then they leave the address and what else it says stays', () => {
  expect(writeMemberFilters('tab=members&q=ann&role=player&sort=handicap', none)).toBe('tab=members')
})

test.each(['', 'role=captain&status=gone&sort=-shoe', 'sort=name'])(
  'when the address says %j, then all members stand by name',
  (address) => {
    expect(readMemberFilters(address)).toEqual(none)
  },
)

test('when a filter is added to another, then the address is the same whichever came first', () => {
  const filters = { ...none, role: 'club_admin', order: 'handicap' } as const
  for (const address of ['tab=members&sort=handicap', 'tab=members&role=club_admin', 'tab=members'])
    expect(writeMemberFilters(address, filters)).toBe('tab=members&role=club_admin&sort=handicap')
})
