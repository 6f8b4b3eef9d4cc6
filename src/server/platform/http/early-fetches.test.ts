import { expect, test } from 'vitest'
import { EarlyFetches } from './early-fetches.ts'

const early = new EarlyFetches('<head><title>x</title></head><body></body>', {
  '/': ['assets/home.js'],
  '/competitions': ['assets/list.js'],
  '/competitions/:competitionId/leaderboard': ['assets/board.js', 'assets/row.js'],
})

test('a page preloads its scripts and the calls that identify the user', () => {
  expect(early.pageFor('/competitions/cmp_1/leaderboard')).toBe(
    '<head><title>x</title>' +
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/auth/user">' +
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/admin/permissions">' +
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/competitions/cmp_1">' +
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/competitions/cmp_1/leaderboard">' +
      '<link rel="modulepreload" crossorigin href="/assets/board.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/row.js">' +
      '</head><body></body>',
  )
})

test.each([
  ['/', 'home'],
  ['/competitions', 'list'],
  ['/competitions/', 'list'],
])('%s is the page of %s.js', (path, script) => {
  expect(early.pageFor(path)).toContain(`/assets/${script}.js`)
})

test.each([
  '/nowhere',
  '/competitions/a',
  '/competitions/a/b/leaderboard',
  '/competitions/"a/leaderboard',
  '//',
])('no page has the path %s', (path) => {
  expect(early.pageFor(path)).toBeUndefined()
})
