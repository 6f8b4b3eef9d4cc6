import { expect, test } from 'vitest'
import { parseDay } from '#golf/day.ts'
import type { MemberField } from './member-fields.ts'
import { readMemberLines } from './read-member-lines.ts'
import type { KnownMember } from './recognise-member.ts'

const columns: (MemberField | null)[] = [
  'memberNumber',
  'firstName',
  'lastName',
  'email',
  'gender',
  'handicapIndex',
  'bornOn',
]

const nobody: KnownMember = {
  firstName: 'Ada',
  lastName: 'Hill',
  email: null,
  gender: null,
  bornOn: null,
  handicapIndex: null,
  memberNumber: null,
  nationalId: null,
  phone: null,
}
const club: KnownMember[] = [
  { ...nobody, email: 'ada@example.org' },
  { ...nobody, memberNumber: '7' },
  { ...nobody, firstName: 'José', lastName: 'Ruiz' },
  { ...nobody, firstName: 'Eva', lastName: 'Ruiz', bornOn: parseDay('1970-04-03') ?? 0 },
]

function read(...texts: string[]) {
  return readMemberLines(
    texts.map((text, i) => ({ line: i + 2, cells: text.split(';') })),
    {
      columns,
      known: club,
      today: parseDay('2026-06-06') ?? 0,
      isEmail: (text) => /^[^@\s]+@[^@\s]+\.\w+$/.test(text),
    },
  )
}

test('when a line is right, then it is a member', () => {
  const { members, faults } = read('12; Ann ;Smith;Ann@Example.org;F;+2,4;03/04/1970')
  expect(faults).toEqual([])
  expect(members).toEqual([
    {
      line: 2,
      firstName: 'Ann',
      lastName: 'Smith',
      email: 'ann@example.org',
      gender: 'women',
      bornOn: parseDay('1970-04-03'),
      handicapIndex: -24,
      memberNumber: '12',
      nationalId: null,
      category: null,
      phone: null,
    },
  ])
})

test.each(['1;José;Ruiz', ';José;Ruiz;jose@example.org', ';José;Ruiz;;;;1970-04-03', ';Eva;Ruiz'])(
  'when a line says more than the name of a member, then it is another member: %s',
  (text) => {
    expect(read(text).members).toHaveLength(1)
  },
)

test('when a line is short, then what is not there is empty', () => {
  expect(read('12;Ann;Smith').members).toMatchObject([{ email: null, gender: null, handicapIndex: null }])
})

test.each([
  ['1;;Smith', [{ field: 'firstName', code: 'first_name_missing' }]],
  ['1;Ann;', [{ field: 'lastName', code: 'last_name_missing' }]],
  ['1;Ann;Smith;ann', [{ field: 'email', code: 'email_unreadable', value: 'ann' }]],
  ['1;Ann;Smith;ADA@example.org', [{ field: 'email', code: 'email_of_member' }]],
  ['7;Ann;Smith', [{ field: 'memberNumber', code: 'number_of_member' }]],
  [';JOSE; Ruiz', [{ field: 'lastName', code: 'name_of_member', value: 'JOSE Ruiz' }]],
  [';Eva;Ruiz;;;;3.4.1970', [{ field: 'lastName', code: 'name_of_member' }]],
  ['1;Ann;Smith;;robot', [{ field: 'gender', code: 'gender_unknown', value: 'robot' }]],
  ['1;Ann;Smith;;;99', [{ field: 'handicapIndex', code: 'index_out_of_range', value: '99' }]],
  ['1;Ann;Smith;;;good', [{ field: 'handicapIndex', code: 'index_unreadable', value: 'good' }]],
  ['1;Ann;Smith;;;;never', [{ field: 'bornOn', code: 'date_unreadable', value: 'never' }]],
  ['1;Ann;Smith;;;;2026-06-07', [{ field: 'bornOn', code: 'date_in_future' }]],
  ['1;Ann;Smith;;;;1961', [{ field: 'bornOn', code: 'date_is_year', value: '1961' }]],
  ['1;Ann;Smith;;V', [{ field: 'gender', code: 'gender_unclear', value: 'V' }]],
  ['1.20E+04;Ann;Smith', [{ field: 'memberNumber', code: 'number_broken', value: '1.20E+04' }]],
  ['1;TRUE;Smith', [{ field: 'firstName', code: 'name_broken', value: 'TRUE' }]],
  ['1;Ann;Smith;;;#NAME?', [{ field: 'handicapIndex', code: 'cell_error', value: '#NAME?' }]],
  [`1;${'A'.repeat(61)};Smith`, [{ field: 'firstName', code: 'too_long' }]],
  [
    '1;;;ann;robot;99',
    [
      { code: 'gender_unknown' },
      { code: 'index_out_of_range' },
      { code: 'first_name_missing' },
      { code: 'last_name_missing' },
      { code: 'email_unreadable' },
    ],
  ],
])('%j: %j', (text, faults) => {
  const result = read(text)
  expect(result.members).toEqual([])
  expect(result.faults).toMatchObject(faults.map((fault) => ({ line: 2, ...fault })))
})

test('when two lines have one number or are one person, then the second names the first', () => {
  const { members, faults } = read(
    '1;Ann;Smith;a@example.org;;;1970-04-03',
    '01;Bob;Jones',
    '3;Ann;Smith;A@EXAMPLE.ORG',
    '4;ann;smith;;;;3 April 1970',
  )
  expect(members.map(({ line }) => line)).toEqual([2])
  expect(faults).toMatchObject([
    { line: 3, code: 'number_twice', otherLine: 2 },
    { line: 4, code: 'email_twice', otherLine: 2 },
    { line: 5, code: 'name_twice', otherLine: 2 },
  ])
})

test('when two people share an address, then the second is a member without it, and it is said', () => {
  const { members, faults, notes } = read('1;Nora;Vega;a@example.org', '2;Joan;Bosch;A@EXAMPLE.ORG')
  expect([members.map(({ email }) => email), faults]).toEqual([['a@example.org', null], []])
  expect(notes).toContainEqual({ code: 'email_shared', count: 1, lines: [3] })
})

test('when numbers have lost their zeros, then it is said once, and a new short number is not taken', () => {
  const known = ['00124', '00125'].map((memberNumber) => ({ ...nobody, memberNumber }))
  const { members, faults, notes } = readMemberLines(
    ['124;Ewan;Hill', '125.0;Ann;Hill', '126;New;Hill', 'A1;Other;Hill'].map((text, i) => ({
      line: i + 2,
      cells: text.split(';'),
    })),
    { columns, known, today: 0, isEmail: () => true },
  )
  expect(faults.map(({ line, code, member }) => [line, code, member?.memberNumber])).toEqual([
    [2, 'number_of_member', '00124'],
    [3, 'number_of_member', '00125'],
    [4, 'zeros_lost', undefined],
  ])
  expect(members.map(({ firstName }) => firstName)).toEqual(['Other'])
  expect(notes).toContainEqual({ code: 'zeros_lost', count: 2, lines: [2, 3] })
})

test('when a cell has a formula, then it stays the text that it is', () => {
  expect(read('1;=HYPERLINK("x");Smith').members[0]?.firstName).toBe('=HYPERLINK("x")')
})

test('when cells say that there is nothing, then there is nothing', () => {
  const { members, faults } = read('NA;Ann;Smith;n/a;-;999;N/A', '-;Bo;Nadal;none;x;---;s/n')
  const nothing = { email: null, gender: null, bornOn: null, handicapIndex: null, memberNumber: null }
  expect(faults).toEqual([])
  expect(members).toMatchObject([nothing, nothing])
})
