import { expect, test } from 'vitest'
import { pageAt, pages } from '#contract/platform/pages.ts'
import { screens, type Seeded } from '../e2e/support/screen-list.ts'

const seeded: Seeded = {
  clubId: 'clb_1',
  clubCode: 'CODE',
  courseId: 'crs_1',
  competitionId: 'cmp_1',
  knockOutId: 'cmp_2',
  roundId: 'rnd_1',
  playerId: 'usr_1',
  boardPath: '/b/token',
}

test('every page stands in the list of screens that are measured in every size', () => {
  const visited = Object.values(screens)
    .flat()
    .map(({ path }) => pageAt(new URL(path(seeded), 'http://club.example').pathname))
  // An older name of club-setup, and a page for one size that nobody presses anything on (e2e/shared-boards.spec.ts).
  const others: readonly string[] = ['/create-club', '/competitions/:competitionId/tv']
  const wanted = pages.filter((page) => !others.includes(page))
  expect(wanted.filter((page) => !visited.includes(page))).toEqual([])
})
