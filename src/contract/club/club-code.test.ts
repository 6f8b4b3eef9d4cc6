import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { makeClubCode, parseClubCode } from './club-code.ts'

describe('parseClubCode takes the spellings people type (U14)', () => {
  test.each([
    ['SC123456', 'SC123456'],
    ['sc123456', 'SC123456'],
    ['sc 123-456', 'SC123456'],
    ['Sc-123456', 'SC123456'],
    ['  SC123456\n', 'SC123456'],
    ['SC 12 34 56', 'SC123456'],
    ['s c 1 2 3 4 5 6', 'SC123456'],
    ['SC.123.456', 'SC123456'],
    ['SC_123_456', 'SC123456'],
    ['SC–123–456', 'SC123456'],
    ['SC—123456', 'SC123456'],
    ['SC\u2011123\u2011456', 'SC123456'],
    ['SC\u00a0123\u00a0456', 'SC123456'],
    ['\u200bSC123456\u200b', 'SC123456'],
    ['SCO12345', 'SC012345'],
    ['sco1234o', 'SC012340'],
    ['SCI23456', 'SC123456'],
    ['scl23456', 'SC123456'],
    ['SC0O1Il0', 'SC001110'],
    ['5C123456', 'SC123456'],
  ])('when %j is typed, then it is read as %s', (typed, code) => {
    expect(parseClubCode(typed)).toBe(code)
  })

  test.each(['', 'SC', 'SC12345', 'SC1234567', '123456', 'AB123456', 'SC12345A', 'SC12/3456'])(
    'when %j is typed, then it is refused',
    (typed) => {
      expect(parseClubCode(typed)).toBeUndefined()
    },
  )

  test.prop([fc.integer({ min: 0, max: 999_999 })])('when a code is made, then it reads back', (number) => {
    const code = makeClubCode(number)
    expect(code).toHaveLength(8)
    expect(parseClubCode(code)).toBe(code)
    expect(parseClubCode(` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `)).toBe(code)
  })
})
