import { expect, test } from 'vitest'
import { safeReturnPath, signInAddress } from './return-path.ts'

test.each([
  ['/competitions/x/leaderboard?a=1', '/competitions/x/leaderboard?a=1'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/api/logout', '/'],
  ['/auth?next=/auth', '/'],
  ['/a\nb', '/'],
])('when next is %j, then the way back is %s', (next, path) => {
  expect(safeReturnPath(next)).toBe(path)
})

test('the address of the sign-in page names the way back', () => {
  expect(signInAddress('/')).toBe('/api/login')
  expect(signInAddress('/scorecard?competitionId=1')).toBe('/api/login?next=%2Fscorecard%3FcompetitionId%3D1')
})
