import { expect, test } from 'vitest'
import type { Member } from '#contract/members.ts'
import { pickMembers, type MemberOrder } from './pick-members.ts'

function person(
  name: string,
  handicap: string | null,
  joinedAt: string,
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
    status,
    role: 'player',
    gender: null,
  } as const
}

const members = [
  person('Zoë Ávila', '14.0', '2026-01-05'),
  person('Ana Ruiz', '-2.4', '2026-03-01'),
  person('Bea Ávila', '12.4', '2026-02-01'),
  person('Cy Moss', null, '2026-04-01'),
  person('Del Quick', '30.1', '2026-01-01', 'pending'),
]

test.each<[string, MemberOrder, string[]]>([
  ['', 'name', ['Del Quick', 'Bea Ávila', 'Zoë Ávila', 'Cy Moss', 'Ana Ruiz']],
  // A plus handicap is below zero on the wire, so it is lowest; members without one come last.
  ['', 'handicap', ['Del Quick', 'Ana Ruiz', 'Bea Ávila', 'Zoë Ávila', 'Cy Moss']],
  ['', 'joined', ['Del Quick', 'Cy Moss', 'Ana Ruiz', 'Bea Ávila', 'Zoë Ávila']],
  ['avila', 'name', ['Bea Ávila', 'Zoë Ávila']],
  ['  AVILA zoe ', 'name', ['Zoë Ávila']],
  ['ruiz@club', 'name', ['Ana Ruiz']],
  ['nobody', 'name', []],
])('when the search is %j and the order %s, then the members are %s', (search, order, expected) => {
  expect(pickMembers(members, { search, order }).map((one) => `${one.firstName} ${one.lastName}`)).toEqual(
    expected,
  )
})
