import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { bracket } from '#contract/match/matches.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signInAs, signUp, type Caller } from './support/seed.ts'

/*
 * Seven with the indexes 2.0, 4.0 to 14.0. The secretary makes three pairs of them: Ann with Fay by hand, and the rest lowest with
 * highest, which leaves the middle one, Dee, without a partner.
 */
const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus']
const Identified = z.looseObject({ id: z.string() })

test('when a club draws a knock-out of pairs, then either partner says a result and either opponent confirms it', async ({
  caller,
  person,
}) => {
  const secretary = await person(desk)
  const { page } = secretary
  const { competitionId, players } = await enter(caller, secretary.context)
  const path = `/competitions/${competitionId}/bracket`
  const callerOf = (name: string) => {
    const found = players.get(name)
    if (!found) throw new Error(`nobody is called ${name}`)
    return found
  }
  const phoneOf = async (name: string, screen: string) => {
    const opened = await person(phone)
    await signInAs(opened, callerOf(name))
    await opened.page.goto(screen)
    return opened.page
  }

  await test.step('the secretary pairs the entrants and draws foursomes', async () => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Generate Bracket' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Foursomes/ }).check()
    await dialog.getByRole('button', { name: 'Draw', exact: true }).click()
    await expect(dialog).toContainText('A draw of pairs needs two pairs.')
    await dialog.getByLabel('Who plays with Ann Byrne').selectOption('Eve Byrne')
    await dialog.getByRole('button', { name: 'Separate Ann Byrne & Eve Byrne' }).click()
    await dialog.getByLabel('Who plays with Ann Byrne').selectOption('Fay Byrne')
    await dialog.getByRole('button', { name: /^Pair the rest/ }).click()
    await expect(dialog).toContainText('3 pairs, 1 without a partner.')
    await expect(dialog.getByLabel('Allowance in percent')).toHaveAttribute('placeholder', '50')
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Draw', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('3 pairs · Foursomes · allowance 50 %')).toBeVisible()
    await expect(page.getByText('Without a partner and not in the draw: Dee Byrne.')).toBeVisible()
    await expect(page.getByText('First-round byes: Ann Byrne & Fay Byrne')).toBeVisible()
    await expect(match(page, 1)).toContainText(/Cal Byrne & Eve Byrne.*Ben Byrne & Gus Byrne/)
  })

  await test.step('a partner reads whom they meet, and says how it ended', async () => {
    const gus = await phoneOf('Gus', '/')
    await gus.getByRole('link', { name: 'Play Cal Byrne and Eve Byrne' }).click()
    const own = gus.getByRole('region', { name: /^Your match/ })
    await expect(own).toContainText('You meet Cal Byrne & Eve Byrne')
    await expect(match(gus, 1).getByText('You', { exact: true })).toBeVisible()
    await expect(match(gus, 1).getByRole('link')).toHaveCount(0)
    await expectSound(gus)
    await record(gus, { number: 1, winner: 'Ben Byrne & Gus Byrne', result: '2&1' })
    await expect(match(gus, 1)).toContainText('Ben Byrne & Gus Byrne say: Ben Byrne & Gus Byrne won, 2&1.')
  })

  await test.step('and a partner of the other pair confirms it', async () => {
    const eve = await phoneOf('Eve', '/competitions')
    await eve.getByRole('link', { name: 'Confirm the result that Ben Byrne and Gus Byrne entered' }).click()
    await confirm(eve)
    await expect(match(page, 2)).toContainText('Ben Byrne & Gus Byrne')
  })

  await test.step('the winners are the champions', async () => {
    const { matches } = bracket.parse(await call(secretary.context.request, 'GET', `/api${path}`))
    const last = matches.find(({ matchNumber }) => matchNumber === 2)
    for (const name of ['Fay', 'Ben'])
      await call(callerOf(name).request, 'PATCH', `/api/matches/${last?.id ?? ''}`, {
        winnerId: last?.player1Id,
        result: '19th',
      })
    await expect(page.getByText('Champion').locator('..')).toContainText('Ann Byrne & Fay Byrne')
  })
})

/** A club, and a match play of seven. */
async function enter(
  caller: () => Promise<Caller>,
  admin: Caller,
): Promise<{ competitionId: string; players: Map<string, Caller> }> {
  const club = await seedClub(admin, 'Pairs')
  const { id: competitionId } = Identified.parse(
    await call(admin.request, 'POST', '/api/competitions', {
      name: 'Pairs Knock-out',
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType: 'matchplay',
      bracketType: 'single_elimination',
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 90 * 86_400_000).toISOString(),
    }),
  )
  const players = new Map<string, Caller>()
  for (const [i, firstName] of names.entries()) {
    const player = await caller()
    const userId = await signUp(player, { firstName, lastName: 'Byrne', clubCode: club.clubCode })
    await call(admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: `${2 * (i + 1)}.0` })
    await call(player.request, 'POST', `/api/competitions/${competitionId}/join`, {})
    players.set(firstName, player)
  }
  return { competitionId, players }
}

function match(page: Page, number: number): Locator {
  return page.getByRole('article', { name: new RegExp(`^Match ${number},`) })
}

type Said = { number: number; winner: string; result: string }

async function record(page: Page, { number, winner, result }: Said): Promise<void> {
  await page.getByRole('button', { name: `Record Result of match ${number}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: winner }).check()
  await dialog.getByLabel(/^Result/).fill(result)
  await dialog.getByRole('button', { name: 'Save Result' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Says that what the opponents have entered is right. */
async function confirm(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: /^Your match/ })
    .getByRole('button', { name: 'Confirm Result' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'That is right' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Nothing for axe to find, and nothing wider than the screen. */
async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const violations = await axe(page)
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join()}`)).toEqual([])
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
}
