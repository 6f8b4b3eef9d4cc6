import type { Page } from '@playwright/test'
import { desk, expect, test } from './support/fixtures.ts'
import { seedClub, seedRound } from './support/seed.ts'
import { sendScores } from './support/send-scores.ts'

/** More than the six connections that a browser opens to a server over HTTP/1.1. */
const TABS = 8

test('P14: when eight windows show one board, then all are live over one stream, also once its window is closed', async ({
  caller,
  person,
}) => {
  const admin = await person(desk)
  const player = await caller()
  const club = await seedClub(admin.context, 'Many Windows')
  const roundId = await seedRound(player, {
    club,
    admin: admin.context,
    firstName: 'Niamh',
    handicap: '14.2',
    gross: [5],
  })
  const streams: Page[] = []
  const pages = [admin.page]
  while (pages.length < TABS) pages.push(await admin.context.newPage())
  for (const page of pages) {
    page.on('request', (request) => {
      if (request.url().endsWith('/leaderboard/stream')) streams.push(page)
    })
    await page.goto(`/competitions/${club.competitionId}/leaderboard`)
    await expectLive(page, 'Thru 1')
  }
  expect(streams).toHaveLength(1)

  const score = (hole: number) => sendScores(player.request, roundId, { scores: [5], from: hole })
  await score(2)
  for (const page of pages) await expectLive(page, 'Thru 2')

  const [leader] = streams
  if (!leader) throw new Error('no window has the stream')
  await leader.close()
  const left = pages.filter((page) => page !== leader)
  await score(3)
  for (const page of left) await expectLive(page, 'Thru 3')
  await expect.poll(() => streams.length).toBe(2)
})

async function expectLive(page: Page, thru: string): Promise<void> {
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Niamh Byrne' })
  await expect(row).toContainText(thru)
  await expect(page.getByRole('status').filter({ hasText: /^.?(Live|Catching up|Offline)$/ })).toHaveText(
    /Live/,
  )
}
