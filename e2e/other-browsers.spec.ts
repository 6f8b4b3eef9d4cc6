import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { shareBoard } from '#contract/board/sharing.ts'
import { installOtherVersions } from '#test/other-versions/install-other-versions.ts'
import { call } from './support/call.ts'
import { openLine } from './support/cut-line.ts'
import { LONG_FORM_TAG } from './support/long-form.ts'
import { expect, test } from './support/fixtures.ts'
import {
  launchOldChromium,
  openChromium,
  pageInOldChromium,
  unpackChromium,
} from './support/other-browsers/chromium.ts'
import { CLUB_NAME } from './support/other-browsers/club-name.ts'
import { FIREFOX, openFirefox } from './support/other-browsers/firefox.ts'
import { playRound } from './support/other-browsers/main-journey.ts'
import { openWebKit, webKitGtk, wpeWebKit } from './support/other-browsers/webkit.ts'
import { seedClub, seedRound, type Caller } from './support/seed.ts'
import { sendScores } from './support/send-scores.ts'

/*
 * Browsers that the other journeys never open. Debian's WebKitGTK stands for today's Safari, its WPE WebKit 2.38 for
 * Safari of iOS 16.0, and old Chromiums for televisions of 2018 to 2024.
 */

async function share(admin: Caller, competitionId: string, kind: 'board' | 'wall'): Promise<string> {
  const shared = await call(admin.request, 'PUT', `/api/competitions/${competitionId}/sharing/${kind}`, {})
  const { pathname, hash } = new URL(
    shareBoard.reply.parse(shared).links.find((link) => link.kind === kind)?.address ?? '',
  )
  return pathname + hash
}

/** An address of this machine that is no secure origin: no service worker, and many calls are missing. */
const inNetwork = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

type Place = {
  where: string
  /** Of this machine; undefined where it is in no network. */
  near: string | undefined
  host?: string
  keepsApp: boolean
  tag?: string[]
}
const onThisMachine: Place = { where: 'on this machine', near: '127.0.0.1', keepsApp: true }
const byName: Place = { where: `on http://${CLUB_NAME}`, near: '127.0.0.1', host: CLUB_NAME, keepsApp: false }
const byAddress: Place = { where: 'in a network', near: inNetwork, keepsApp: false, tag: [LONG_FORM_TAG] }

const gtk = { browser: 'WebKitGTK', open: () => openWebKit(webKitGtk), program: webKitGtk.program }
const wpe = { browser: 'WPE WebKit 2.38', open: () => openWebKit(wpeWebKit), program: wpeWebKit.program }
const firefox = { browser: 'Firefox ESR', open: openFirefox, program: FIREFOX }
const chromium = { browser: 'Chromium', open: openChromium, program: process.execPath }

for (const { browser, open, program, where, near, host, keepsApp, tag = [] } of [
  ...[gtk, wpe, firefox].map((one) => ({ ...one, ...onThisMachine })),
  { ...chromium, ...byName },
  { ...firefox, ...byName, tag: [LONG_FORM_TAG] },
  ...[gtk, wpe].map((one) => ({ ...one, ...byAddress })),
])
  test(
    `${browser} ${where}: an account by code, a photo read, a round of 18 holes with the line cut, a live board, the card handed in`,
    { tag },
    async ({ caller, server }) => {
      // CI has them all; elsewhere npm test installs them where it may.
      test.skip(!process.env.CI && !existsSync(program), `${program} is not installed`)
      test.skip(near === undefined, 'this machine is in no network')
      const [admin, { request: otherDevice }] = [await caller(), await caller()]
      const club = await seedClub(admin, 'Elsewhere')
      const { clubCode, competitionId } = club
      const boardPath = await share(admin, competitionId, 'board')
      const { request: rival } = await caller()
      const terms = { club, admin, firstName: 'Rita', handicap: '9.0', gross: [5] }
      const rivalsCard = await seedRound({ request: rival }, terms)
      const rivalScores = () => sendScores(rival, rivalsCard, { scores: [5], from: 2 })
      const line = await openLine(server.url, near)
      const address = host === undefined ? line.url : line.url.replace(near ?? '', host)
      const page = await open()
      try {
        await playRound({
          page,
          otherDevice,
          rivalScores,
          line,
          address,
          clubCode,
          boardPath,
          firstName: 'Wen',
          keepsApp,
        })
      } finally {
        await page.close()
        await line.close()
      }
    },
  )

test('televisions of 2018, 2021 and 2022 show the wall', async ({ caller, server }) => {
  const old = await installOtherVersions()
  test.skip('missing' in old, 'missing' in old ? old.missing : undefined)
  if ('missing' in old) return
  const admin = await caller()
  const club = await seedClub(admin, 'Television')
  const wall = await share(admin, club.competitionId, 'wall')
  const terms = { club, admin, firstName: 'Niamh', handicap: '14.2', gross: [5, 4, 4] }
  await seedRound(await caller(), terms)
  const address = server.url.replace('127.0.0.1', CLUB_NAME) + wall
  for (const version of ['chromium-67', 'chromium-92'] as const) {
    const program = await unpackChromium(old.folderOf(version))
    const page = await pageInOldChromium(program, address)
    expect(page, version).toMatch(/<table[\s\S]*Niamh Byrne[\s\S]*Thru 3/)
  }
  const browser = await launchOldChromium(await unpackChromium(old.folderOf('chromium-106')))
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await page.goto(address)
  await expect(page.getByRole('listitem').filter({ hasText: 'Niamh Byrne' })).toContainText('Thru 3')
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible()
  // In a unit that it knows.
  expect((await page.locator('main > *').first().boundingBox())?.height).toBe(1080)
  await browser.close()
})
