import { expect, test } from 'vitest'
import { pages } from '#contract/platform/pages.ts'
import { redirects, routes } from './route-table.ts'

test('when the app has a page, then the server answers its address, and nothing else', () => {
  const shown = [...routes.map(({ path }) => path), ...redirects.map(({ path }) => path), '/']
  expect([...pages].sort()).toEqual([...new Set<string>(shown)].sort())
})

test('when nobody is signed in, then these pages open, and every other asks for a sign-in', () => {
  const open = routes.filter(({ audience }) => audience !== 'signed_in').map(({ path }) => path)
  expect(open.sort()).toEqual([
    ...['/about', '/auth', '/b/:token', '/competitions/:competitionId/tv', '/contact', '/guardian'],
    ...['/handicap-calculator', '/kiosk', '/news', '/pricing', '/privacy', '/terms'],
  ])
})

test('when the app opens without a network, then the card alone does not wait for who is signed in', () => {
  expect(routes.filter(({ opensKept }) => opensKept).map(({ path }) => path)).toEqual(['/scorecard'])
})
