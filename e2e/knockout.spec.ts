import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { bracket } from '#contract/match/matches.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signInAs, signUp, type Caller } from './support/seed.ts'

/*
 * Twelve with the indexes 1.0 to 12.0 in a draw of sixteen: the first four have byes, and in round one 8 meets 9, 5 meets 12,
 * 7 meets 10 and 6 meets 11. The plate is for those who lose their first match: Dee, who had a bye, is among them, and Lea,
 * who gives a walkover, is not.
 */
const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kay', 'Lea']
const Identified = z.looseObject({ id: z.string() })

test('when twelve play a knock-out over weeks, then there are byes, last days, confirmed results, a walkover and a plate', async ({
  caller,
  person,
}) => {
  const secretary = await person(desk)
  const { competitionId, players } = await enter(caller, secretary.context)
  const { page } = secretary
  const { request } = secretary.context
  const path = `/competitions/${competitionId}/bracket`
  const callerOf = (name: string) => {
    const found = players.get(name)
    if (!found) throw new Error(`nobody is called ${name}`)
    return found
  }
  const idOf = (name: string) => callerOf(name).userId
  /** In a browser that somebody has used before; `leave` passes it on. */
  const phoneOf = async (name: string, screen = path) => {
    const opened = await person(phone)
    await signInAs(opened, callerOf(name))
    await opened.page.goto(screen)
    return opened
  }

  const read = async () => bracket.parse(await call(request, 'GET', `/api${path}`))
  const matchOf = async (number: number) => {
    const found = (await read()).matches.find(({ matchNumber }) => matchNumber === number)
    if (!found) throw new Error(`there is no match ${number}`)
    return found
  }
  /** The club records a result elsewhere, and the open page follows. */
  const record = async (number: number, winner: string) => {
    const { id, player1, player1Id, player2Id } = await matchOf(number)
    await call(request, 'PATCH', `/api/matches/${id}`, {
      winnerId: player1?.firstName === winner ? player1Id : player2Id,
      result: '2&1',
    })
    await expect(match(page, number)).toContainText('Winner')
  }

  const dialog = page.getByRole('dialog')

  await test.step('a player who was withdrawn instead of another is entered again before the draw', async () => {
    const list = `/api/competitions/${competitionId}`
    const userIds = [idOf('Lea')]
    await page.goto(path)
    await expect(page.getByText(/^12 players are entered\./)).toBeVisible()
    await call(request, 'POST', `${list}/withdrawals`, { userIds, reason: 'Wrote that she cannot play' })
    await expect(page.getByText(/^11 players are entered\./)).toBeVisible()
    await call(request, 'POST', `${list}/entry-list`, { userIds })
    await expect(page.getByText(/^12 players are entered\./)).toBeVisible()
  })

  await test.step('a draw that was made too early is taken back, and the field is open again', async () => {
    await page.getByRole('button', { name: 'Generate Bracket' }).click()
    await dialog.getByRole('button', { name: 'Draw', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(11)
    await page.getByRole('button', { name: 'Draw again' }).click()
    await dialog.getByRole('button', { name: 'Take the draw back' }).click()
    await expect(page.getByText('Draw taken back', { exact: true })).toBeVisible()
    await expect(page.getByText(/^12 players are entered\./)).toBeVisible()
  })

  await test.step('the draw has its last days and its plate', async () => {
    await page.getByRole('button', { name: 'Generate Bracket' }).click()
    await dialog.getByLabel('Round 1').fill(dayFrom(-1))
    await dialog.getByLabel('Quarter-Final').fill(dayFrom(20))
    await dialog.getByLabel('Plate').selectOption('first_match')
    await expect(dialog.getByLabel('Both sides confirm results')).toBeChecked()
    await dialog.getByRole('button', { name: 'Draw', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('First-round byes: Ann Byrne, Ben Byrne, Cal Byrne, Dee Byrne')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(11)
    for (const [number, seeded] of [
      [5, 'Ann'],
      [6, 'Dee'],
      [7, 'Ben'],
      [8, 'Cal'],
    ] as const)
      await expect(match(page, number), 'no two byes meet').toContainText(
        new RegExp(`${seeded} Byrne.*Winner of match`),
      )
    await expect(page.getByRole('heading', { name: '4 matches to settle' })).toBeVisible()
    await expect(match(page, 1)).toContainText('Overdue')
  })

  await test.step('the last day of a round that was wrong is moved, and moved back', async () => {
    const moveTo = async (days: number) => {
      await page.getByRole('button', { name: 'Dates and terms' }).click()
      await dialog.getByLabel('Round 1').fill(dayFrom(days))
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(dialog).toHaveCount(0)
    }
    await moveTo(12)
    await expect(page.getByRole('heading', { name: /to settle/ })).toHaveCount(0)
    await expect(match(page, 1)).toContainText(`Play by ${dayText(12)}`)
    await expect(match(page, 5), 'the next round keeps its own').toContainText(`Play by ${dayText(20)}`)
    await moveTo(-1)
    await expect(page.getByRole('heading', { name: '4 matches to settle' })).toBeVisible()
    await expect(match(page, 1)).toContainText('Overdue')
  })

  /** The handicap committee sets an index, and the page is opened again. */
  const setIndex = async (name: string, handicap: string) => {
    await call(request, 'PATCH', `/api/members/${idOf(name)}/handicap`, { handicap })
    await page.reload()
  }
  await test.step('an index that was wrong before a match changes its strokes, and is put right', async () => {
    await expect(match(page, 1)).toContainText('Ida Byrne receives 2 strokes.')
    await setIndex('Ida', '19.0')
    await expect(match(page, 1)).toContainText('Ida Byrne receives 14 strokes.')
    await setIndex('Ida', '9.0')
    await expect(match(page, 1)).toContainText('Ida Byrne receives 2 strokes.')
  })

  await test.step('two who are both in the draw are not made one member', async () => {
    await page.goto('/club-admin?tab=members')
    await page.getByRole('button', { name: 'Actions for Ida Byrne' }).click()
    await page.getByRole('menuitem', { name: 'Manage' }).click()
    await dialog.getByRole('button', { name: 'Merge with another record' }).click()
    await dialog.getByRole('button', { name: /^Choose Eve Byrne/ }).click()
    await expect(dialog.getByText(/place in the draw of Summer Knock-out\./)).toBeVisible()
    await page.goto(path)
    for (const name of names)
      await expect(page.getByRole('article').getByText(`${name} Byrne`).first()).toBeVisible()
  })

  const { page: hal, leave: halLeaves } = await phoneOf('Hal', '/')
  await test.step('players read on their home screen and on the competition whom they meet and by when', async () => {
    const link = hal.getByRole('link', { name: /^Your match with Ida Byrne was to be played by/ })
    await expect(link).toBeVisible()
    await hal.getByRole('link', { name: 'Compete' }).click()
    await expect(hal).toHaveURL(/\/competitions$/)
    await expect(link).toBeVisible()
    await expectSound(hal)
    await link.click()
    await expect(match(hal, 1)).toBeInViewport()
  })

  await test.step('a result waits for the other player, who confirms it', async () => {
    await expect(hal.getByRole('region', { name: /^Your match/ })).toContainText('Play by')
    await hal.getByRole('button', { name: 'Record Result of match 1' }).click()
    const dialog = hal.getByRole('dialog')
    await expect(dialog).toContainText('Without an answer it counts after 3 days.')
    await fill(dialog, { winner: 'Hal', result: '3 and 2' })
    await expect(match(hal, 1)).toContainText('Hal Byrne says: Hal Byrne won, 3&2.')
    const { page: ida, leave } = await phoneOf('Ida', '/competitions')
    await ida.getByRole('link', { name: 'Confirm the result that Hal Byrne entered' }).click()
    await expect(ida.getByRole('button', { name: 'Confirm Result' }).first()).toBeVisible()
    await expectSound(ida)
    await confirm(ida)
    await expect(match(hal, 1)).toContainText('Winner')
    await expect(match(page, 5), 'and goes on').toContainText('Hal Byrne')
    await ida.goBack()
    await expect(ida.getByRole('heading', { name: 'Summer Knock-out' }).first()).toBeVisible()
    await expect(ida.getByRole('link', { name: /^Confirm the result/ })).toHaveCount(0)
    await leave()
    await halLeaves()
  })

  await test.step('with another index the next match has other strokes, and the one that was played keeps its own', async () => {
    await expect(match(page, 5)).toContainText('Hal Byrne receives 8 strokes.')
    await setIndex('Hal', '18.0')
    await expect(match(page, 5)).toContainText('Hal Byrne receives 21 strokes.')
    await expect(match(page, 1)).toContainText('Ida Byrne receives 2 strokes.')
    await setIndex('Hal', '8.0')
    await expect(match(page, 5)).toContainText('Hal Byrne receives 8 strokes.')
    await expect(match(page, 1)).toContainText('Ida Byrne receives 2 strokes.')
  })

  await test.step('who cannot play gives a walkover with its reason', async () => {
    const { page: lea, leave } = await phoneOf('Lea')
    await lea.getByRole('button', { name: 'Walkover in match 2' }).click()
    const dialog = lea.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'I cannot play' }).check()
    await dialog.getByRole('button', { name: 'Save Walkover' }).click()
    await expect(dialog).toContainText('Reason is required.')
    await dialog.getByLabel(/^Reason/).fill('A broken wrist')
    await dialog.getByRole('button', { name: 'Save Walkover' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(match(page, 2)).toContainText('w/o')
    await expect(match(page, 2)).toContainText('Reason: A broken wrist')
    await leave()
  })

  /** The committee takes a result back on the open page. */
  const undo = async (number: number) => {
    await page.getByRole('button', { name: `Undo the result of match ${number}` }).click()
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  }
  await test.step('a walkover that was a mistake is undone, and given again', async () => {
    await expect(match(page, 6)).toContainText('Eve Byrne')
    await undo(2)
    await expect(dialog).toHaveCount(0)
    await expect(match(page, 2)).not.toContainText('w/o')
    await expect(match(page, 2)).not.toContainText('A broken wrist')
    await expect(match(page, 2)).toContainText('Overdue')
    await expect(match(page, 6)).toContainText('Winner of match 2')
    await page.getByRole('button', { name: 'Walkover in match 2' }).click()
    await dialog.getByRole('radio', { name: /^Lea Byrne/ }).check()
    await dialog.getByLabel(/^Reason/).fill('It is broken')
    await dialog.getByRole('button', { name: 'Save Walkover' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(match(page, 2)).toContainText('Reason: It is broken')
    await expect(match(page, 6)).toContainText('Eve Byrne')
  })

  await test.step('where two say different things, the club decides and says why', async () => {
    const third = await matchOf(3)
    const gusId = third.player1?.firstName === 'Gus' ? third.player1Id : third.player2Id
    await call(callerOf('Gus').request, 'PATCH', `/api/matches/${third.id}`, {
      winnerId: gusId,
      result: '1 up',
    })
    const { page: jon, leave: jonLeaves } = await phoneOf('Jon')
    await jon.getByRole('button', { name: 'Confirm Result of match 3' }).click()
    await jon.getByRole('dialog').getByRole('button', { name: 'That is wrong' }).click()
    await fill(jon.getByRole('dialog'), { winner: 'Jon', result: '19th' })
    await expect(match(jon, 3)).toContainText('The two sides disagree')
    await page.getByRole('button', { name: 'Record Result, settle match 3' }).click()
    await expect(dialog).toContainText('Jon Byrne says: Jon Byrne won, 19th.')
    await dialog.getByLabel(/^Reason for the decision/).fill('Both cards say so')
    await fill(dialog, { winner: 'Jon', result: '19th' })
    await expect(match(jon, 3)).toContainText('Reason: Both cards say so')
    await jonLeaves()
  })

  await test.step('more time is given for a match that was not played by its day', async () => {
    await page.getByRole('button', { name: 'More time for match 4' }).click()
    await dialog.getByLabel('Last day of this match').fill(dayFrom(5))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /to settle/ })).toHaveCount(0)
    await expect(match(page, 4)).toContainText(`Play by ${dayText(5)}`)
    const { page: fay, leave: fayLeaves } = await phoneOf('Fay', '/competitions')
    await expect(fay.getByRole('link', { name: /^Play Kay Byrne by/ })).toBeVisible()
    await fayLeaves()
    await record(4, 'Fay')
  })

  await test.step('the committee corrects results, also with those that followed, and with the last first match the plate is drawn', async () => {
    await record(6, 'Dee')
    await expect(match(page, 9)).toContainText('Dee Byrne')
    await undo(6)
    await expect(dialog).toHaveCount(0)
    await expect(match(page, 9)).toContainText('Winner of match 6')
    await record(6, 'Eve')
    await record(5, 'Ann')
    await undo(1)
    await expect(dialog).toContainText('A later match has been played')
    await dialog.getByRole('button', { name: 'Undo later results too' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(match(page, 5)).toContainText('Winner of match 1')
    await expect(match(page, 5)).not.toContainText('2&1')
    await expect(match(page, 9)).toContainText('Winner of match 5')
    await record(1, 'Hal')
    await record(5, 'Ann')
    await record(7, 'Ben')
    await expect(page.getByRole('region', { name: 'Plate', exact: true })).toHaveCount(0)
    await record(8, 'Cal')
    const plate = page.getByRole('region', { name: 'Plate', exact: true })
    for (const name of ['Ida', 'Gus', 'Kay', 'Dee']) await expect(plate).toContainText(`${name} Byrne`)
    for (const name of ['Lea', 'Hal', 'Jon', 'Fay'])
      await expect(plate, 'a walkover and a second match lead to no plate').not.toContainText(`${name} Byrne`)
    await expectSound(page)
  })

  await test.step('draw and plate are played to their ends, each result said by one player and confirmed by the other', async () => {
    const { matches } = await read()
    for (const { matchNumber } of matches.filter(({ status }) => status === 'pending')) {
      const next = await matchOf(matchNumber)
      for (const name of [next.player1?.firstName ?? '', next.player2?.firstName ?? ''])
        await call(callerOf(name).request, 'PATCH', `/api/matches/${next.id}`, {
          winnerId: next.player1Id,
          result: '4&3',
        })
    }
    await expect(page.getByText('Champion').locator('..')).toContainText('Ann Byrne')
    const plateFinal = page.getByRole('region', { name: 'Plate Final', exact: true })
    await expect(plateFinal.getByText('Winner')).toHaveCount(1)
    const { page: out } = await phoneOf('Hal', '/competitions')
    await expect(out.getByRole('heading', { name: 'Summer Knock-out' }).first()).toBeVisible()
    await expect(
      out.getByRole('link', { name: /^(Play|Your match|Confirm)/ }),
      'who is out has no match',
    ).toHaveCount(0)
  })
})

type Player = Caller & { userId: string }

/** A club, and a match play of twelve. */
async function enter(
  caller: () => Promise<Caller>,
  admin: Caller,
): Promise<{ competitionId: string; players: Map<string, Player> }> {
  const club = await seedClub(admin, 'Knock-out')
  const { id: competitionId } = Identified.parse(
    await call(admin.request, 'POST', '/api/competitions', {
      name: 'Summer Knock-out',
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType: 'matchplay',
      bracketType: 'single_elimination',
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 90 * 86_400_000).toISOString(),
    }),
  )
  const players = new Map<string, Player>()
  for (const [i, firstName] of names.entries()) {
    const player = await caller()
    const userId = await signUp(player, { firstName, lastName: 'Byrne', clubCode: club.clubCode })
    await call(admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: `${i + 1}.0` })
    await call(player.request, 'POST', `/api/competitions/${competitionId}/join`, {})
    players.set(firstName, { ...player, userId })
  }
  return { competitionId, players }
}

/** A day so many days from now, as a field of a date has it. */
function dayFrom(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The same as the product writes it. */
function dayText(days: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(dayFrom(days)))
}

function match(page: Page, number: number): Locator {
  return page.getByRole('article', { name: new RegExp(`^Match ${number},`) })
}

async function fill(dialog: Locator, { winner, result }: { winner: string; result: string }): Promise<void> {
  await dialog.getByRole('radio', { name: `${winner} Byrne` }).check()
  await dialog.getByLabel(/^Result/).fill(result)
  await dialog.getByRole('button', { name: 'Save Result' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Says that what the opponent has entered is right. */
async function confirm(player: Page): Promise<void> {
  await player
    .getByRole('region', { name: /^Your match/ })
    .getByRole('button', { name: 'Confirm Result' })
    .click()
  await player.getByRole('dialog').getByRole('button', { name: 'That is right' }).click()
  await expect(player.getByRole('dialog')).toHaveCount(0)
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
