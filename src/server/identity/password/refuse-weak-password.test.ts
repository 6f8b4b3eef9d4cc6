import { expect, test } from 'vitest'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const names = ['Ada', 'Lovelace', 'Oak Hill Golf Club', 'ada.lovelace@oak.example']
const check = (password: string) => () => {
  refuseWeakPassword(password, names)
}

test.each([
  '12345678',
  'password',
  'PASSWORD',
  'Password123!',
  'scoreclub',
  'ScoreClub2026',
  'aaaaaaaa',
  'ababababab',
  'abcdefgh',
  '98765432',
  'golfgolf1',
  'lovelace',
  'Ada-Lovelace',
  'oakhill1',
  'OakHillGolfClub',
])('when somebody chooses %s, then it is refused with a sentence at its field', (password) => {
  expect(check(password)).toThrow(
    expect.objectContaining({
      code: 'password_weak',
      fields: [{ field: 'password', message: expect.any(String) as string }],
    }),
  )
})

test.each([
  'correct horse battery',
  'four quiet words here',
  'fairway-and-green',
  'Lovelace reads on Sundays',
  'ñandú 高尔夫 🏌️',
  'x9$kQ2vL',
  'monkey'.padEnd(64, '7'),
  `${'a long sentence about nothing '.repeat(8)}!`,
])('when somebody chooses "%s", then it is theirs to choose', (password) => {
  expect(check(password)).not.toThrow()
})
