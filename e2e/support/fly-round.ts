import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { getRound, type RoundDetail } from '#contract/card/rounds.ts'
import { entryFromWire } from '#contract/platform/wire-names.ts'
import { toResults } from '#golf/card/hole-entry.ts'
import { cardFromRound } from '#web/card/card-from-round.ts'
import { call } from './call.ts'
import type { Line } from './cut-line.ts'
import type { KillableBrowser } from './killable-browser.ts'
import { signUp, type SeededClub } from './seed.ts'

/** What the player takes on each hole; no two neighbours are alike. */
export const FLOWN = [5, 4, 6, 3, 5, 4, 7, 3, 5, 6, 4, 3, 6, 5, 4, 8, 5, 4] as const
/** When the browser's process is killed: after these holes, and once the card is handed in. */
type Kills = { afterHoles: readonly number[]; isKilledWithCard: boolean }

type Flight = {
  club: SeededClub
  admin: BrowserContext
  phone: KillableBrowser
  line: Line
  firstName: string
  kills?: Kills
}

export type Flown = {
  /** From the page's own notice that the network is there to the board's right row, on another page. */
  msToBoard: number
  /** The club's own. */
  round: RoundDetail
}

/**
 * A whole round without a network, of a player who has entered: the start, 18 holes, the process of the browser killed, after the
 * seventh and the fifteenth if nothing else is said, and the app opened again without a network, the card handed in with a
 * drawn signature and a photo. Then the network returns, while somebody else looks at the board.
 */
export async function flyRound(flight: Flight): Promise<Flown> {
  const { admin, club, phone, line } = flight
  const { afterHoles, isKilledWithCard } = flight.kills ?? { afterHoles: [7, 15], isKilledWithCard: false }
  const userId = await keepApp(flight)
  await line.cut()
  let page = await openOffline(await phone.open())
  await page.goto(`/scorecard?competitionId=${club.competitionId}`)
  await expect(page.getByText(/Started on this phone/)).toBeVisible()
  for (const [i, strokes] of FLOWN.entries()) {
    await tapHole(page, i + 1, strokes)
    if (!afterHoles.includes(i + 1)) continue
    await expect(page.getByText('Saved on this phone', { exact: true }).first()).toBeVisible()
    await phone.kill()
    page = await openOffline(await phone.open())
    await page.goto('/scorecard')
  }
  await handIn(page, 'Owen Price')
  const isHandedInHere = 'Handed in on this phone'
  await expect(page.getByRole('heading', { name: isHandedInHere })).toBeVisible()
  if (isKilledWithCard) {
    await seeWhatWaits(page)
    await phone.kill()
    page = await openOffline(await phone.open())
    await page.goto('/scorecard')
    await expect(page.getByText(isHandedInHere)).toBeVisible()
  }
  const board = await openBoard(admin, { competitionId: club.competitionId, firstName: flight.firstName })
  expect((await readBoard(admin, club.competitionId)).map((row) => [row.userId, row.thru])).toContainEqual([
    userId,
    0,
  ])
  // Tries that met no club may come before the line is mended.
  const sent = sentBy(page)
  await line.mend()
  await page.context().setOffline(false)
  if (isKilledWithCard) await expect(page.getByText(isHandedInHere)).toHaveCount(0)
  else await expect(page.getByRole('heading', { name: 'Round Completed' })).toBeVisible()
  await expect(rowOf(board, flight.firstName)).toContainText('Complete')
  const flown = { msToBoard: await msBetween(page, board), round: await theRound(page.context()) }
  await expectRight(admin, { flight, userId, round: flown.round })
  expect(new Set(sent.filter((path) => path.startsWith('/api/rounds')))).toEqual(
    new Set(['/api/rounds/send-kept']),
  )
  await expectNoTrace(page)
  await board.close()
  return flown
}

/** Everything since the start waits on the phone, also after a try that met no club. */
async function seeWhatWaits(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See what is waiting' }).tap()
  const list = page.getByRole('dialog', { name: 'Waiting on this phone' })
  for (const thing of ['Start of the round', 'Scores of holes 1, 2, 3', 'The signed card'])
    await expect(list.getByText(thing)).toBeVisible()
  await list.getByRole('button', { name: 'Try Now' }).tap()
  await expect(list.getByText('The signed card')).toBeVisible()
}

/** Where the page sends something and has an answer, from now on. */
export function sentBy(page: Page): string[] {
  const paths: string[] = []
  page.on('response', (response) => {
    if (response.request().method() !== 'GET') paths.push(new URL(response.url()).pathname)
  })
  return paths
}

/** Nothing of the signature is left on the phone. */
async function expectNoTrace(page: Page): Promise<void> {
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'svg',
  )
}

/** The player signs up, enters, and has opened the app at home, where there was a network. */
async function keepApp({ club, admin, phone, firstName }: Flight): Promise<string> {
  const context = await phone.open()
  const userId = await signUp(context, { firstName, lastName: 'Byrne', clubCode: club.clubCode })
  await call(admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: '14.2' })
  await call(context.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: `Welcome, ${firstName}` })).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  for (const address of ['/courses', '/api/rounds/start-facts', `/api/competitions/${club.competitionId}`])
    await expect
      .poll(() => keptAddresses(page), { timeout: 60_000 })
      .toContainEqual(expect.stringContaining(address))
  // Closed as people close it, so that the sign-in is on the disk.
  await context.close()
  return userId
}

async function openOffline(context: BrowserContext): Promise<Page> {
  await context.setOffline(true)
  const page = await context.newPage()
  await page.addInitScript(() => {
    addEventListener('online', () => {
      performance.mark('network-returned')
    })
  })
  return page
}

async function tapHole(page: Page, hole: number, strokes: number): Promise<void> {
  const keys = page.getByRole('group', { name: `Score for hole ${hole}`, exact: true })
  await keys.getByRole('button', { name: new RegExp(`^${strokes}, `) }).tap()
}

async function handIn(page: Page, partner: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Round' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Hand in your card' })
  for (const nine of ['Out', 'In'])
    await dialog.getByRole('table', { name: nine, exact: true }).scrollIntoViewIfNeeded()
  const opened = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose from Gallery' }).tap()
  const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer()
  await (await opened).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByText('card.jpg')).toBeVisible()
  await dialog.getByLabel('Partner’s full name').fill(partner)
  await sign(page, dialog)
  await dialog.getByRole('button', { name: 'Submit Round' }).tap()
}

/** The partner draws on the pad with a finger. */
export async function sign(page: Page, dialog: Locator): Promise<void> {
  const pad = dialog.getByLabel('Sign here with a finger or a pen')
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('The signature pad is not on the screen')
  await page.mouse.move(box.x + 40, box.y + box.height / 2)
  await page.mouse.down()
  for (const [x, y] of [
    [80, 20],
    [120, 60],
    [160, 25],
    [200, 55],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y, { steps: 4 })
  await page.mouse.up()
}

/** Somebody else's board, which marks when the player's row says that the card is complete. */
async function openBoard(
  admin: BrowserContext,
  { competitionId, firstName }: { competitionId: string; firstName: string },
): Promise<Page> {
  const board = await admin.newPage()
  await board.goto(`/competitions/${competitionId}/leaderboard`)
  const row = rowOf(board, firstName)
  await expect(row).toBeVisible()
  await row.evaluate((_row, name) => {
    new MutationObserver((_changes, observer) => {
      const rows = [...document.querySelectorAll('tr, [role=row]')]
      const isRight = rows.some(
        ({ textContent }) => textContent.includes(name) && textContent.includes('Complete'),
      )
      if (!isRight) return
      performance.mark('board-right')
      observer.disconnect()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, firstName)
  return board
}

function rowOf(board: Page, firstName: string): Locator {
  return board.getByRole('row', { name: new RegExp(`${firstName} Byrne`) })
}

async function readBoard(admin: BrowserContext, competitionId: string) {
  const path = getLeaderboard.path.replace(':competitionId', competitionId)
  return getLeaderboard.reply.parse(await call(admin.request, 'GET', path, undefined))
}

async function theRound(context: BrowserContext): Promise<RoundDetail> {
  const [one] = z
    .array(z.looseObject({ id: z.string() }))
    .parse(await call(context.request, 'GET', '/api/rounds', undefined))
  const path = getRound.path.replace(':roundId', one?.id ?? '')
  return getRound.reply.parse(await call(context.request, 'GET', path, undefined))
}

/** Nothing is lost, nothing is there twice, and the board is what `src/golf` makes of the card. */
async function expectRight(
  admin: BrowserContext,
  { flight, userId, round }: { flight: Flight; userId: string; round: RoundDetail },
): Promise<void> {
  expect(round.isCompleted).toBe(true)
  expect(round.partnerName).toBe('Owen Price')
  expect(round.partnerSignature).toContain('data:image/svg+xml')
  expect(round.scorecardPhotoUrl).toMatch(/^\/api\/objects\/pho_/)
  expect(round.entries.map(({ grossScore }) => grossScore)).toEqual([...FLOWN])
  const { total, thru } = cardFromRound(round, toResults(round.entries.map(entryFromWire)))
  const row = (await readBoard(admin, flight.club.competitionId)).find((one) => one.userId === userId)
  expect(row).toMatchObject({
    isCompleted: true,
    grossScore: total.gross,
    netScore: total.net,
    stablefordPoints: total.points,
    thru,
  })
}

async function msBetween(phone: Page, board: Page): Promise<number> {
  const lastMark = (page: Page, name: string) =>
    page.evaluate((wanted) => {
      const mark = performance.getEntriesByName(wanted).at(-1)
      return mark ? performance.timeOrigin + mark.startTime : Number.NaN
    }, name)
  return (await lastMark(board, 'board-right')) - (await lastMark(phone, 'network-returned'))
}

/** Without functions that have names: bench/ has them renamed on their way into the page. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'scoreclub-kept')) return []
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('scoreclub-kept')
      opening.onerror = () => reject(new Error('not opened'))
      opening.onsuccess = () => {
        const reading = opening.result.transaction('replies').objectStore('replies').getAllKeys()
        reading.onerror = () => reject(new Error('not read'))
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result.map(String))
        }
      }
    })
  })
}
