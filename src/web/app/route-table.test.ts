import { expect, test } from 'vitest'
import { pages } from '#contract/pages.ts'
import { redirects, routes } from './route-table.ts'

test('when the app has a page, then the server answers its address, and nothing else', () => {
  const shown = [...routes.map(({ path }) => path), ...redirects.map(({ path }) => path), '/']
  expect([...pages].sort()).toEqual([...new Set<string>(shown)].sort())
})
