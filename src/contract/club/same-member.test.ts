import { describe, expect, test } from 'vitest'
import type { Day } from '#golf/day.ts'
import { parseDay } from '#golf/day.ts'
import { sameMember, type KnownBy } from './same-member.ts'

const day = (text: string): Day => parseDay(text) ?? 0
const raj: KnownBy = {
  firstName: 'Raj',
  lastName: 'Patel',
  email: 'raj@example.org',
  memberNumber: '1016',
  nationalId: '1009876543',
  bornOn: day('1958-03-14'),
}
const newcomer = {
  firstName: 'Roger',
  lastName: 'Smith',
  email: 'roger@example.org',
  memberNumber: null,
  nationalId: null,
  bornOn: null,
  claimed: { number: null, bornOn: null },
}

describe('who may be the member of the list', () => {
  test.each([
    ['nothing in common', {}, []],
    ['the same address, written otherwise', { email: 'RAJ@example.org' }, ['email']],
    ['the same name', { firstName: 'Raj', lastName: 'Patel' }, ['name']],
    [
      'the same name, capital letters and the other way round',
      { firstName: 'PATEL,', lastName: 'raj' },
      ['name'],
    ],
    ['the number they say they have', { claimed: { number: ' 01016', bornOn: null } }, ['number']],
    [
      'the same name and the birthday that they say',
      { firstName: 'Raj', lastName: 'Patel', claimed: { number: null, bornOn: day('1958-03-14') } },
      ['name_and_birth'],
    ],
    [
      'the same name and another birthday',
      { firstName: 'Raj', lastName: 'Patel', claimed: { number: null, bornOn: day('1990-01-01') } },
      [],
    ],
    [
      'the same name and address and another birthday',
      { firstName: 'Raj', lastName: 'Patel', email: 'raj@example.org', bornOn: day('1990-01-01') },
      ['email'],
    ],
    ['the same address and another number of the club', { email: 'raj@example.org', memberNumber: '7' }, []],
    ['the same name and another national id', { firstName: 'Raj', lastName: 'Patel', nationalId: '5' }, []],
  ])('%s', (_, more, reasons) => {
    expect(sameMember({ ...newcomer, ...more }, raj)).toEqual(reasons)
  })

  test('when neither has an address, number or birthday, then only the name says so', () => {
    const bare = { email: null, memberNumber: null, nationalId: null, bornOn: null }
    const listed = { ...bare, firstName: 'Zoë', lastName: 'Ávila' }
    const member = { ...newcomer, ...bare, firstName: 'Zoe', lastName: 'Avila' }
    expect(sameMember(member, listed)).toEqual(['name'])
    expect(
      sameMember({ ...member, firstName: '', lastName: '' }, { ...bare, firstName: '', lastName: '' }),
    ).toEqual([])
  })
})
