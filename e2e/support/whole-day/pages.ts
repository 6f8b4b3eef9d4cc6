import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPdf } from '#test/read-pdf.ts'
import { expect } from '../fixtures.ts'
import { sign } from '../fly-round.ts'
import { COMPETITION, openSection } from './desk.ts'
import { disqualified, field, leaver, miscounted, result, runnerUp, winner, type Entrant } from './field.ts'
import { tapKey } from '../tap-key.ts'
import { HOLES_ON_PAGE } from './phones.ts'

/* What players, the wall and strangers have on their screens. */

/** Before play the open board is a list of who is entered: nothing is live and nobody is in progress. */
export async function seeEntryList(board: Page): Promise<void> {
  await expect(board.getByRole('heading', { level: 1, name: `${COMPETITION} Entry List` })).toBeVisible()
  await expect(board.getByRole('rowheader')).toHaveCount(24)
  await expect(board.getByText('Live Standings')).toHaveCount(0)
  await expect(board.getByText('In Progress')).toHaveCount(0)
}

/** The last holes on the player's own phone, a key a hole, and the card handed in with the partner's name. */
export async function playOnPage(
  page: Page,
  { competitionId, entrant }: { competitionId: string; entrant: Entrant },
) {
  await page.goto(`/scorecard?competitionId=${competitionId}`)
  for (const [i, strokes] of entrant.gross.slice(-HOLES_ON_PAGE).entries())
    await tapKey(
      page
        .getByRole('group', { name: `Score for hole ${19 - HOLES_ON_PAGE + i}`, exact: true })
        .getByRole('button', { name: new RegExp(`^${strokes}, `) }),
    )
  await page.getByRole('button', { name: 'Save Round' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Hand in your card' })
  await dialog.getByLabel('Partner’s full name').fill('Pat Power')
  await sign(page, dialog)
  await dialog.getByRole('button', { name: 'Submit Round' }).tap()
  await expect(page.getByRole('heading', { name: 'Round Completed' })).toBeVisible()
}

/** All who have a place in their order, then those who have none; second place was decided by countback, and says how. */
export async function readResult(page: Page, competitionId: string): Promise<void> {
  await page.goto(`/competitions/${competitionId}/leaderboard`)
  const names = page.getByRole('rowheader')
  await expect(names).toHaveCount(field.length)
  const shown = (await names.allInnerTexts()).map((text) => text.split('\n')[0]?.trim())
  expect(shown.slice(0, result.length)).toEqual(result.map(({ name }) => name))
  const row = (entrant: Entrant) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: entrant.name }) })
  await expect(row(runnerUp)).toContainText('2nd on countback (back nine)')
  await row(runnerUp).getByRole('button', { name: runnerUp.name }).click()
  await expect(page.getByText('2: level on the total, decided by last 9.')).toBeVisible()
  await expect(
    page.getByText(`Before ${miscounted.name} by the last 9: 20 points against 18 points.`),
  ).toBeVisible()
}

/** The file that the desk gives out: its lines have the players in the order of the result. */
export async function readResultsPdf(page: Page, competitionId: string): Promise<void> {
  await openSection(page, competitionId, 'share')
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Results', exact: true }).click()
  const { pages } = readPdf(readFileSync(await (await downloaded).path()))
  const text = pages.join('\n').replaceAll('\n', '')
  expect(text).toContain(COMPETITION)
  const inOrder = result.map(({ name }) => ({ name, at: text.indexOf(name) })).sort((a, b) => a.at - b.at)
  expect(inOrder.filter(({ at }) => at < 0)).toEqual([])
  expect(inOrder.map(({ name }) => name)).toEqual(result.map(({ name }) => name))
  expect(text).not.toContain(leaver.name)
}

/** A stranger's page has followed since before the first score, and was never loaded again. */
export async function seeResultInPublic(page: Page): Promise<void> {
  const names = page.getByRole('rowheader')
  await expect(names.first()).toHaveText(winner.name)
  await expect(names.nth(result.indexOf(miscounted))).toHaveText(miscounted.name)
}

/** The wall turns by itself to the podium and to those without a place, with nothing cut off. */
export async function seeResultOnWall(page: Page): Promise<void> {
  // It comes round in three screens of twelve seconds.
  const inTurn = { timeout: 90_000 }
  const podium = page.getByRole('list', { name: 'The first three places' })
  await expect(podium).toContainText(winner.name, inTurn)
  const row = page.getByRole('listitem').filter({ hasText: disqualified.name })
  await expect(row).toBeVisible(inTurn)
  await expect(row).toContainText('DQ · Disqualified')
  const cut = await row
    .locator('span')
    .evaluateAll((parts) =>
      parts.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    )
  expect(cut).toEqual([])
}

/** The order of merit has the points of the first three. */
export async function readSeason(page: Page): Promise<void> {
  await page.goto('/season')
  for (const [{ name }, points] of [
    [winner, 10],
    [runnerUp, 8],
    [miscounted, 6],
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(`${points} points`)
}
