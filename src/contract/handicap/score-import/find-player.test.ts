import { expect, test } from 'vitest'
import { playerFinder, type KnownPlayer } from './find-player.ts'

const player = (userId: string, said: Partial<KnownPlayer>): KnownPlayer => ({
  userId,
  gender: null,
  email: null,
  memberNumber: null,
  nationalId: null,
  ...said,
})

const find = playerFinder([
  player('ann', { email: 'Ann@Example.org', memberNumber: '007', nationalId: 'ES 12' }),
  player('bob', { memberNumber: '8' }),
  player('eva', { memberNumber: '9', nationalId: 'X1' }),
  player('eve', { memberNumber: '10', nationalId: 'x1' }),
])

test.each([
  ['ann@example.org', '', '', 'ann'],
  ['mailto:ANN@example.org', '', '', 'ann'],
  ['', '7', '', 'ann'],
  ['', '', 'es12', 'ann'],
  ['other@example.org', '8', '', 'bob'],
  ['', '', 'X1', 'member_unclear'],
  ['', '9', 'X1', 'member_unclear'],
  ['ann@example.org', '8', '', 'member_unclear'],
  ['', '11', '', 'member_unknown'],
  ['', '', '', 'member_missing'],
])('address %j, number %j and national number %j name %j', (email, memberNumber, nationalId, expected) => {
  const found = find({ email, memberNumber, nationalId })
  expect(typeof found === 'string' ? found : found.userId).toBe(expected)
})
