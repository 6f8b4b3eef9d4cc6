import { expect, test } from 'vitest'
import { parseDay } from '#golf/day.ts'
import { parseHandicapIndex } from '#golf/numbers.ts'
import { differencesFrom, type KnownMember, lostZeros, memberRecogniser } from './recognise-member.ts'

const nobody: KnownMember = {
  firstName: '',
  lastName: '',
  email: null,
  gender: null,
  bornOn: null,
  handicapIndex: null,
  memberNumber: null,
  nationalId: null,
  phone: null,
}
const ewan: KnownMember = {
  ...nobody,
  firstName: 'Ewan',
  lastName: 'Plusman',
  memberNumber: '00124',
  nationalId: '0012345680',
  gender: 'men',
  bornOn: parseDay('1990-06-05') ?? null,
  handicapIndex: parseHandicapIndex('+0.4') ?? null,
  phone: '+44 7700 900124',
}
const nora: KnownMember = { ...nobody, firstName: 'Nora', lastName: 'Peña', email: 'nora@example.org' }
const recognise = memberRecogniser([ewan, nora])
const found = (listed: Partial<KnownMember>) =>
  recognise({ ...nobody, ...listed }).map(({ by, member }) => [by, member.firstName])

test.each<[Partial<KnownMember>, unknown[]]>([
  [{ memberNumber: '124' }, [['memberNumber', 'Ewan']]],
  [{ memberNumber: '124.0' }, [['memberNumber', 'Ewan']]],
  [{ memberNumber: '00 124' }, [['memberNumber', 'Ewan']]],
  [{ nationalId: '12345680' }, [['nationalId', 'Ewan']]],
  [{ memberNumber: '9', nationalId: '12 345 680' }, [['nationalId', 'Ewan']]],
  [{ ...ewan, memberNumber: '9', nationalId: null, email: 'new@example.org' }, [['name', 'Ewan']]],
  [{ firstName: 'EWAN', lastName: 'plusman', bornOn: ewan.bornOn }, [['name', 'Ewan']]],
  [{ email: 'NORA@example.org' }, [['email', 'Nora']]],
  [{ firstName: 'Nora', lastName: 'Pena' }, [['name', 'Nora']]],
  [
    { memberNumber: '124', email: 'nora@example.org' },
    [
      ['memberNumber', 'Ewan'],
      ['email', 'Nora'],
    ],
  ],
  // The number first, and each member once.
  [ewan, [['memberNumber', 'Ewan']]],
  [{ firstName: 'Ewan', lastName: 'Plusman', bornOn: parseDay('1990-06-06') ?? null }, []],
  [{ firstName: 'Nora', lastName: 'Peña', memberNumber: '7' }, []],
  [{ memberNumber: '1240' }, []],
])('%j is %j', (listed, members) => {
  expect(found(listed)).toEqual(members)
})

test('what a line says otherwise is named, and what it does not say is not', () => {
  const listed = { ...ewan, memberNumber: '124', phone: '+447700900124', email: 'ewan@example.org' }
  const handicapIndex = parseHandicapIndex('0.4') ?? null
  expect(differencesFrom(ewan, { ...listed, handicapIndex })).toEqual([
    { field: 'handicapIndex', here: -4, inFile: 4 },
    { field: 'email', here: null, inFile: 'ewan@example.org' },
  ])
  expect(differencesFrom(ewan, { ...nobody, firstName: 'Euan', lastName: 'PLUSMAN' })).toEqual([
    { field: 'name', here: 'Ewan Plusman', inFile: 'Euan PLUSMAN' },
  ])
})

test.each([
  ['00124', '124', true],
  ['00124', '00124', false],
  ['00124', '125', false],
  ['124', '00124', false],
  [null, '124', false],
] as const)('of %j, %j has lost its zeros: %s', (here, inFile, isLost) => {
  expect(lostZeros(here, inFile)).toBe(isLost)
})
