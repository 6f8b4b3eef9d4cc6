import { expect, test } from 'vitest'
import { parseDay } from '../day.ts'
import type { MemberField } from './member-fields.ts'
import { nameAndBirth, readMemberLines } from './read-member-lines.ts'

const columns: (MemberField | null)[] = [
  'memberNumber',
  'firstName',
  'lastName',
  'email',
  'gender',
  'handicapIndex',
  'bornOn',
]

function read(...texts: string[]) {
  return readMemberLines(
    texts.map((text, i) => ({ line: i + 2, cells: text.split(';') })),
    {
      columns,
      known: {
        emails: new Set(['ada@example.org']),
        memberNumbers: new Set(['7']),
        people: new Set([
          nameAndBirth({ firstName: 'José', lastName: 'Ruiz', bornOn: null }),
          nameAndBirth({ firstName: 'Eva', lastName: 'Ruiz', bornOn: parseDay('1970-04-03') ?? 0 }),
        ]),
      },
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
      ...{ line: 2, firstName: 'Ann', lastName: 'Smith', email: 'ann@example.org', gender: 'women' },
      ...{ bornOn: parseDay('1970-04-03'), handicapIndex: -24, memberNumber: '12' },
      ...{ nationalId: null, category: null, phone: null },
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

test('when two lines have one e-mail or number, then the second names the first', () => {
  const { members, faults } = read('1;Ann;Smith;a@example.org', '1;Bob;Jones;A@EXAMPLE.ORG')
  expect(members.map(({ line }) => line)).toEqual([2])
  expect(faults).toMatchObject([
    { line: 3, code: 'email_twice', otherLine: 2 },
    { line: 3, code: 'number_twice', otherLine: 2 },
  ])
})

test('when a cell has a formula, then it stays the text that it is', () => {
  expect(read('1;=HYPERLINK("x");Smith').members[0]?.firstName).toBe('=HYPERLINK("x")')
})
