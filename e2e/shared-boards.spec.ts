import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readSharedBoard } from '#contract/board/shared-boards.ts'
import { shareBoard } from '#contract/board/sharing.ts'
import { times } from '#test/long-form.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { SMALLER_TAG } from './support/long-form.ts'
import { seedClub, seedRound } from './support/seed.ts'
import { soakWall } from './support/soak-wall.ts'

/* Boards that whoever has their link sees without signing in: the public page, the frame and the wall (U25, U27). */

const wallSize = { viewport: { width: 1920, height: 1080 } }
const FULL_CARD = [4, 5, 4, 3, 5, 4, 6, 4, 4, 5, 4, 4, 3, 5, 6, 4, 5, 4]

test('when an administrator makes a public link, then a stranger follows the board, finds no dead end, and is told when it ends', async ({
  caller,
  person,
}) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Open Links')
  const player = await caller()
  await seedRound(player, {
    club,
    admin: admin.context,
    firstName: 'Niamh',
    handicap: '14.2',
    gross: [5, 4, 4],
  })
  await admin.page.goto(`/competition-desk/${club.competitionId}?section=share`)
  const link = admin.page.getByRole('region', { name: 'Public page' })
  await link.getByRole('button', { name: 'Make the public link' }).click()
  const address = await link.locator('code').innerText()
  const path = new URL(address).pathname
  expect(await axe(admin.page, { within: 'main' })).toEqual([])

  const stranger = await person(phone)
  await stranger.page.goto(path)
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(/Captain’s Prize/)
  await expect(stranger.page.getByRole('rowheader')).toHaveText([/Niamh/])
  await expect(stranger.page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible()
  // No address and no index; the words of the data block begin with an at sign.
  expect(await stranger.page.content()).not.toMatch(/[^"]@|14\.2/)
  expect(await axe(stranger.page, { within: 'main' })).toEqual([])
  for (const anchor of await stranger.page.getByRole('link').all()) {
    const href = await anchor.getAttribute('href')
    const answer = await stranger.context.request.get(href ?? '')
    expect(answer.status()).toBe(200)
  }
  // A score comes without a reload, and the link's end too.
  await call(player.request, 'PUT', '/api/privacy/public-name', { isUnnamed: true })
  await expect(stranger.page.getByRole('rowheader')).toHaveText(['Name withheld'])
  await link.getByRole('button', { name: 'Switch the public page off' }).click()
  await expect(stranger.page.getByText('This link does not show a board any more')).toBeVisible()
  await stranger.page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(stranger.page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('when a page is asked for, then the frame alone may stand in another site', async ({ caller }) => {
  const { request } = await caller()
  const headersOf = async (path: string) => (await request.get(path)).headers()
  const token = 'f'.repeat(43)
  const framed = await headersOf(`/b/${token}?frame`)
  expect(framed['content-security-policy']).toContain('frame-ancestors *')
  expect(framed).not.toHaveProperty('x-frame-options')
  for (const path of [`/b/${token}`, '/', '/?frame', '/scorecard?frame', '/competitions/cmp_1/tv?frame']) {
    const headers = await headersOf(path)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBeTruthy()
  }
})

test('when the wall is open, then its rows are read at five metres, and the result is revealed on it from the last', async ({
  caller,
  person,
}) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Wall Links')
  for (const [firstName, handicap] of [
    ['Ada', '10.0'],
    ['Ben', '18.0'],
    ['Cy', '2.0'],
  ] as const) {
    const player = await caller()
    const seeded = { club, admin: admin.context, firstName, handicap, gross: FULL_CARD }
    const roundId = await seedRound(player, seeded)
    await call(player.request, 'PATCH', `/api/rounds/${roundId}`, {
      isCompleted: true,
      partnerName: 'Pat',
      partnerSignature: 'Pat',
    })
  }
  const share = (kind: string) =>
    call(admin.context.request, 'PUT', `/api/competitions/${club.competitionId}/sharing/${kind}`, {})
  await share('board')
  const { links } = shareBoard.reply.parse(await share('wall'))
  const address = new URL(links.find(({ kind }) => kind === 'wall')?.address ?? '')
  const wall = await person(wallSize)
  await wall.page.goto(`${address.pathname}${address.hash}`)
  const rows = wall.page.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  const live = wall.page.getByRole('status').filter({ hasText: 'Live' })
  await expect(live).toBeVisible()
  // Whoever reads the same board after the first gets it compressed, and is as live.
  for (let reader = 2; reader <= 3; reader++) {
    await wall.page.reload()
    await expect(rows).toHaveCount(3)
    await expect(live).toBeVisible()
  }
  await expect(wall.page.getByText(/^Updated|Updated at/)).toBeVisible()
  await expect(wall.page.getByRole('img', { name: 'QR code of the public leaderboard' })).toBeVisible()
  await expect(wall.page.getByRole('link')).toHaveCount(0)
  expect(await wall.page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(false)

  await admin.page.goto(`/competition-desk/${club.competitionId}?section=share`)
  await admin.page.getByRole('button', { name: 'Hide these holes' }).click()
  await expect(wall.page.getByText('Hole 16 and those after it are shown at the prize-giving.')).toBeVisible()
  await expect(rows.first()).toContainText('Complete')
  const sent = z.array(z.looseObject({ thru: z.number() }))
  const token = address.hash.split('=')[1] ?? ''
  const board = await wall.context.request.get(
    readSharedBoard.path.replace(':token', token).replace(':competitionId', club.competitionId),
  )
  expect(sent.parse(await board.json()).map(({ thru }) => thru)).toEqual([15, 15, 15])

  await admin.page.getByRole('button', { name: 'Reveal the result' }).click()
  await expect(wall.page.getByText('The result, from the last place to the first')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Cy')
  await expect(rows).toHaveCount(3, { timeout: 20_000 })
  for (const status of ['completed', 'final'])
    await call(admin.context.request, 'PATCH', `/api/competitions/${club.competitionId}/status`, { status })
  await expect(wall.page.getByRole('list', { name: 'The first three places' })).toBeVisible()

  await admin.page.goto(`/competition-desk/${club.competitionId}?section=share`)
  const lines = admin.page.getByRole('textbox', { name: 'Result as text' })
  await expect(lines).toHaveValue(/\nFinal result\n\n1\. Ben .*\n2\. Ada .*\n3\. Cy .*\n$/)
  await admin.page.getByRole('button', { name: 'Copy the result' }).click()
  await expect(admin.page.getByText('Result copied.', { exact: true })).toBeVisible()

  await admin.page.getByRole('button', { name: 'Save as a file' }).click()
  const saving = admin.page.getByRole('dialog', { name: 'Save the result' })
  await saving.getByText('CSV for everybody’s programs').click()
  expect(await axe(admin.page)).toEqual([])
  const download = admin.page.waitForEvent('download')
  await saving.getByRole('button', { name: 'Save' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('result.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^"Position","Player",.*\r\n"1","Ben /)
  await expect(saving).toBeHidden()

  // A data block that the page's policy has nothing to say about: a browser that refused it would say so (fixtures.ts).
  const everybody = links.find(({ kind }) => kind === 'board')?.address ?? ''
  const stranger = await person(phone)
  const data = stranger.page.locator('script[type="application/ld+json"]')
  await expect(async () => {
    await stranger.page.goto(new URL(everybody).pathname)
    expect(await data.allTextContents()).toEqual([expect.stringMatching(/SportsEvent.*ItemList.*Ben .*Ada /)])
  }).toPass()
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(/Captain’s Prize/)
})

test(
  'when the wall stays open for long, then its heap stays and each drop of the line is one stream more',
  { tag: SMALLER_TAG },
  async ({ person, server }) => {
    const { page } = await person(wallSize)
    const { grownBytes, drops, streams, turns } = await soakWall(page, {
      origin: server.url,
      hours: times(0.5, 1),
    })
    expect(grownBytes).toBeLessThan(20_000_000)
    expect(streams).toBe(drops + 1)
    expect(turns).toBeGreaterThan(3)
  },
)
