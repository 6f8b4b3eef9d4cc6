import { expect, test } from 'vitest'
import type { Member } from '#contract/club/members.ts'
import type { MemberFilters } from './member-filters.ts'
import { pickMembers } from './pick-members.ts'

function person(
  name: string,
  handicap: string | null,
  joinedAt: string,
  lastRoundAt: string | null,
  status: Member['status'] = 'active',
) {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${firstName}.${lastName}@club.example`.toLowerCase()
  return {
    id: name,
    firstName,
    lastName,
    email,
    handicap,
    joinedAt,
    lastRoundAt,
    status,
    role: 'player',
    isOnHandicapCommittee: false,
    gender: null,
  } as const
}

const members = [
  person('Zoë Ávila', '14.0', '2026-01-05', '2026-05-01'),
  person('Ana Ruiz', '-2.4', '2026-03-01', null),
  person('Bea Ávila', '12.4', '2026-02-01', '2026-06-01'),
  person('Cy Moss', null, '2026-04-01', '2026-04-02'),
  person('Del Quick', '30.1', '2026-01-01', null, 'pending'),
]

const all: Omit<MemberFilters, 'category'> = {
  search: '',
  role: undefined,
  status: undefined,
  order: 'name',
  isReversed: false,
}

test.each<[Partial<typeof all>, string[]]>([
  [{}, ['Del Quick', 'Bea Ávila', 'Zoë Ávila', 'Cy Moss', 'Ana Ruiz']],
  [{ isReversed: true }, ['Del Quick', 'Ana Ruiz', 'Cy Moss', 'Zoë Ávila', 'Bea Ávila']],
  // A plus handicap is below zero on the wire, so it is lowest; members without one come last.
  [{ order: 'handicap' }, ['Del Quick', 'Ana Ruiz', 'Bea Ávila', 'Zoë Ávila', 'Cy Moss']],
  [{ order: 'handicap', isReversed: true }, ['Del Quick', 'Zoë Ávila', 'Bea Ávila', 'Ana Ruiz', 'Cy Moss']],
  [{ order: 'joined' }, ['Del Quick', 'Cy Moss', 'Ana Ruiz', 'Bea Ávila', 'Zoë Ávila']],
  [{ order: 'played' }, ['Del Quick', 'Bea Ávila', 'Zoë Ávila', 'Cy Moss', 'Ana Ruiz']],
  [{ status: 'pending' }, ['Del Quick']],
  [{ role: 'club_admin' }, []],
  [{ search: 'avila' }, ['Bea Ávila', 'Zoë Ávila']],
  [{ search: '  AVILA zoe ' }, ['Zoë Ávila']],
  [{ search: 'ruiz@club' }, ['Ana Ruiz']],
  [{ search: 'nobody' }, []],
])('when the filters are %j, then the members are %s', (filters, expected) => {
  expect(
    pickMembers(members, { ...all, ...filters }).map((one) => `${one.firstName} ${one.lastName}`),
  ).toEqual(expected)
})
