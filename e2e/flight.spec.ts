import type { BrowserContext } from '@playwright/test'
import { openLine, type Line } from './support/cut-line.ts'
import { desk, test } from './support/fixtures.ts'
import { flyRound } from './support/fly-round.ts'
import { killableBrowser, type KillableBrowser } from './support/killable-browser.ts'
import { seedClub } from './support/seed.ts'

/* The long form, twenty times in a row with the time to the board, is `npm run bench:faults -- flight`: killed after two holes. */

let admin: BrowserContext
let line: Line
let phone: KillableBrowser

test.beforeEach(async ({ browser, server }) => {
  admin = await browser.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  line = await openLine(server.url)
  phone = await killableBrowser(line.url)
})
test.afterEach(async () => {
  await phone.close()
  await line.close()
  await admin.close()
})

test('when a whole round is played without a network and the browser is killed twice, also with the signed card, then the club gets all of it at once', async () => {
  const club = await seedClub(admin, 'Glen of No Signal')
  const kills = { afterHoles: [7], isKilledWithCard: true }
  await flyRound({ club, admin, phone, line, firstName: 'Nessa', kills })
})
