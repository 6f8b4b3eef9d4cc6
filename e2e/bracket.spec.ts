import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { bracket } from '#contract/match/matches.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signInAs, signUp, type Caller, type SeededClub } from './support/seed.ts'

/*
 * Match play to its champion. Worked by hand from the Blue tees of Luttrellstown Castle (77.3, slope 143, par 72):
 *   Dee  8.0 x 143 / 113 + 5.3 = 15.42, plays off 15;  Eve 10.0 x 143 / 113 + 5.3 = 17.95, plays off 18: 3 strokes.
 *   Ann  2.0 x 143 / 113 + 5.3 =  7.83, plays off 8;   Cal  6.0 x 143 / 113 + 5.3 = 12.89, plays off 13: 5 strokes.
 * Seven in a draw of eight: the first seed has the bye, then 4-5, 2-7 and 3-6; 1 meets the winner of 4-5.
 */
type Field = { club: SeededClub; competitionId: string; players: Map<string, Caller> }

const Identified = z.looseObject({ id: z.string() })

test('when seven play a knock-out, then there is a bye, and a result can be undone', async ({
  caller,
  person,
}) => {
  const secretary = await person(desk)
  const { competitionId, players } = await enter(caller, {
    admin: secretary.context,
    names: ['Ann', 'Ben', 'Cal', 'Dee', 'Eve', 'Fay', 'Gus'],
    bracketType: 'single_elimination',
    joinsHimself: 'Gus',
  })
  const phoneOf = async (name: string) => {
    const [opened, player] = [await person(phone), players.get(name)]
    if (!player) throw new Error(`nobody is called ${name}`)
    await signInAs(opened, player)
    return opened
  }
  const { page: gus, leave: gusLeaves } = await phoneOf('Gus')

  await test.step('joining leads to the bracket, which only the club draws', async () => {
    await gus.goto('/competitions')
    await gus.getByRole('button', { name: 'Join Captain’s Cup' }).first().click()
    await expect(gus).toHaveURL(new RegExp(`/competitions/${competitionId}/bracket$`))
    await expect(gus.getByText('No Bracket Yet')).toBeVisible()
    await expect(gus.getByText('7 players are entered')).toBeVisible()
    await expect(gus.getByRole('button', { name: 'Generate Bracket' })).toHaveCount(0)
  })

  const page = secretary.page
  await test.step('the leaderboard of a match play is its bracket', async () => {
    await page.goto(`/competitions/${competitionId}/leaderboard`)
    await expect(page).toHaveURL(/\/bracket$/)
  })
  await generate(page, 'By handicap')
  await expect(page.getByText('First-round byes: Ann Byrne')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expectPairs(page, [
    ['Quarter-Final', 1, 'Dee Byrne', 'Eve Byrne'],
    ['Quarter-Final', 2, 'Ben Byrne', 'Gus Byrne'],
    ['Quarter-Final', 3, 'Cal Byrne', 'Fay Byrne'],
    ['Semi-Final', 4, 'Ann Byrne', 'Winner of match 1'],
    ['Semi-Final', 5, 'Winner of match 2', 'Winner of match 3'],
    ['Final', 6, 'Winner of match 4', 'Winner of match 5'],
  ])
  await expect(match(page, 1)).toContainText('Eve Byrne receives 3 strokes.')

  await test.step('what cannot happen is refused with its reason, and nothing is lost', async () => {
    await openRecord(page, { number: 1, winner: 'Dee', result: '5&5' })
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('With 5 to play a lead of 5 does not win yet.')
    await dialog.getByLabel('Result').fill('3 and 2')
    await dialog.getByRole('button', { name: 'Save Result' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(match(page, 1)).toContainText('3&2')
  })
  await test.step('a player records their own match, and no other', async () => {
    await gus.reload()
    await expect(gus.getByRole('button', { name: /Record Result/ })).toHaveCount(1)
    await openRecord(gus, { number: 2, winner: 'Gus', result: '1 up' })
    await expect(match(gus, 2)).toContainText('Gus Byrne says: Gus Byrne won, 1 up.')
    const { page: ben, leave } = await phoneOf('Ben')
    await ben.goto(`/competitions/${competitionId}/bracket`)
    await ben.getByRole('button', { name: 'Confirm Result of match 2' }).click()
    await ben.getByRole('dialog').getByRole('button', { name: 'That is right' }).click()
    await expect(ben.getByRole('dialog')).toHaveCount(0)
    await leave()
    await expectResult(gus, { number: 2, winner: 'Gus', result: '1 up' })
    await expect(gus.getByRole('button', { name: /Record Result|Undo|Draw/ })).toHaveCount(0)
    await expectSound(gus)
    await gusLeaves()
  })
  await expect(match(page, 2), 'follows by itself').toContainText('1 up')
  const elsewhere = { admin: secretary.context, competitionId }
  await recordElsewhere(page, elsewhere, { number: 3, winner: 'Cal', result: '19th' })
  await recordElsewhere(page, elsewhere, { number: 4, winner: 'Dee', result: '2&1' })
  await recordElsewhere(page, elsewhere, { number: 5, winner: 'Cal', result: '5&4' })
  await expectPairs(page, [['Final', 6, 'Dee Byrne', 'Cal Byrne']])
  await record(page, { number: 6, winner: 'Dee', result: '1 up' })
  await expect(page.getByText('Champion').locator('..')).toContainText('Dee Byrne')

  await test.step('match 4 was Ann’s: undone with the final that followed from it', async () => {
    await page.getByRole('button', { name: 'Undo the result of match 4' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(dialog).toContainText('A later match has been played')
    await dialog.getByRole('button', { name: 'Undo later results too' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Champion')).toHaveCount(0)
    await expectPairs(page, [
      ['Semi-Final', 4, 'Ann Byrne', 'Dee Byrne'],
      ['Final', 6, 'Winner of match 4', 'Cal Byrne'],
    ])
  })
  await recordElsewhere(page, elsewhere, { number: 4, winner: 'Ann', result: '4&3' })
  await expect(match(page, 6)).toContainText('Cal Byrne receives 5 strokes.')
  await recordElsewhere(page, elsewhere, { number: 6, winner: 'Cal', result: '2&1' })

  await expect(page.getByText('Champion').locator('..')).toContainText('Cal Byrne')
  for (const [number, result, winner] of [
    [1, '3&2', 'Dee'],
    [2, '1 up', 'Gus'],
    [3, '19th', 'Cal'],
    [4, '4&3', 'Ann'],
    [5, '5&4', 'Cal'],
    [6, '2&1', 'Cal'],
  ] as const)
    await expectResult(page, { number, winner, result })
})

test('when the loser of the final comes from above, then four play a double elimination with a reset', async ({
  caller,
  person,
}) => {
  const secretary = await person(desk)
  const { competitionId } = await enter(caller, {
    admin: secretary.context,
    names: ['Una', 'Val', 'Wes', 'Zoe'],
    bracketType: 'double_elimination',
  })
  const { page } = secretary
  await page.goto(`/competitions/${competitionId}/bracket`)
  await generate(page, 'By handicap')
  await expectPairs(page, [
    ['Winners’ Round 1', 1, 'Una Byrne', 'Zoe Byrne'],
    ['Winners’ Round 1', 2, 'Val Byrne', 'Wes Byrne'],
    ['Losers’ Round 1', 4, 'Loser of match 1', 'Loser of match 2'],
  ])
  await expect(match(page, 7)).toContainText('If needed')
  // Una loses the first match, comes back through the losers' side, and beats Val twice.
  const played = [
    { number: 1, winner: 'Zoe', result: '1 up' },
    { number: 2, winner: 'Val', result: '3&2' },
    { number: 3, winner: 'Val', result: '2 up' },
    { number: 4, winner: 'Una', result: '6&5' },
    { number: 5, winner: 'Una', result: '19th' },
    { number: 6, winner: 'Una', result: '4&3' },
    { number: 7, winner: 'Una', result: '1 up' },
  ]
  const elsewhere = { admin: secretary.context, competitionId }
  for (const one of played.slice(0, 5)) await recordElsewhere(page, elsewhere, one)
  await expectPairs(page, [
    ['Winners’ Final', 3, 'Zoe Byrne', 'Val Byrne'],
    ['Losers’ Round 1', 4, 'Una Byrne', 'Wes Byrne'],
    ['Losers’ Final', 5, 'Una Byrne', 'Zoe Byrne'],
    ['Grand Final', 6, 'Val Byrne', 'Una Byrne'],
  ])
  await recordElsewhere(page, elsewhere, { number: 6, winner: 'Una', result: '4&3' })
  await expect(page.getByText('Champion')).toHaveCount(0)
  await expectPairs(page, [['Grand Final, second match', 7, 'Val Byrne', 'Una Byrne']])
  await record(page, { number: 7, winner: 'Una', result: '1 up' })
  await expect(page.getByText('Champion').locator('..')).toContainText('Una Byrne')
  for (const one of played) await expectResult(page, one)
})

/** A club, a match play and its field with indexes 2.0, 4.0, 6.0, …; `joinsHimself` is a member who is not entered yet. */
async function enter(
  caller: () => Promise<Caller>,
  terms: {
    admin: Caller
    names: string[]
    bracketType: string
    joinsHimself?: string
  },
): Promise<Field> {
  const { admin, names, bracketType, joinsHimself } = terms
  const club = await seedClub(admin, `Match Play ${names.length}`)
  const created = await admin.request.post('/api/competitions', {
    data: {
      name: 'Captain’s Cup',
      clubId: club.clubId,
      courseId: club.courseId,
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 86_400_000).toISOString(),
      competitionType: 'matchplay',
      bracketType,
    },
  })
  const competitionId = Identified.parse(await created.json()).id
  const players = new Map<string, Caller>()
  for (const [i, firstName] of names.entries()) {
    const player = await caller()
    const userId = await signUp(player, { firstName, lastName: 'Byrne', clubCode: club.clubCode })
    await admin.request.patch(`/api/members/${userId}/handicap`, { data: { handicap: `${2 * (i + 1)}.0` } })
    if (firstName !== joinsHimself)
      expect((await player.request.post(`/api/competitions/${competitionId}/join`, { data: {} })).ok()).toBe(
        true,
      )
    players.set(firstName, player)
  }
  return { club, competitionId, players }
}

async function generate(page: Page, seeding: string): Promise<void> {
  await page.getByRole('button', { name: 'Generate Bracket' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: seeding }).check()
  await dialog.getByRole('button', { name: 'Draw', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

function match(page: Page, number: number): Locator {
  return page.getByRole('article', { name: new RegExp(`^Match ${number},`) })
}

async function openRecord(
  page: Page,
  { number, winner, result }: { number: number; winner: string; result: string },
): Promise<void> {
  await page.getByRole('button', { name: `Record Result of match ${number}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: `${winner} Byrne` }).check()
  await dialog.getByLabel('Result').fill(result)
  await dialog.getByRole('button', { name: 'Save Result' }).click()
}

async function record(page: Page, terms: { number: number; winner: string; result: string }): Promise<void> {
  await openRecord(page, terms)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectResult(page, terms)
}

/** The club records a result on another screen, and this one follows. */
async function recordElsewhere(
  page: Page,
  { admin, competitionId }: { admin: Caller; competitionId: string },
  terms: { number: number; winner: string; result: string },
): Promise<void> {
  const { matches } = bracket.parse(
    await call(admin.request, 'GET', `/api/competitions/${competitionId}/bracket`),
  )
  const played = matches.find(({ matchNumber }) => matchNumber === terms.number)
  const winnerId = played?.player1?.firstName === terms.winner ? played.player1Id : played?.player2Id
  await call(admin.request, 'PATCH', `/api/matches/${played?.id ?? ''}`, { winnerId, result: terms.result })
  await expectResult(page, terms)
}

async function expectResult(
  page: Page,
  { number, winner, result }: { number: number; winner: string; result: string },
): Promise<void> {
  await expect(match(page, number)).toContainText(result)
  await expect(match(page, number).getByRole('listitem').filter({ hasText: 'Winner' })).toContainText(
    `${winner} Byrne`,
  )
}

async function expectPairs(page: Page, pairs: [string, number, string, string][]): Promise<void> {
  for (const [round, number, first, second] of pairs) {
    const card = page.getByRole('region', { name: round, exact: true }).getByRole('article', {
      name: `Match ${number}, ${round}`,
      exact: true,
    })
    const places = card.getByRole('list').first().getByRole('listitem')
    await expect(places).toContainText([first, second])
  }
}

/** Nothing for axe to find, and nothing wider than the phone. */
async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const violations = await axe(page)
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join()}`)).toEqual([])
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
}
