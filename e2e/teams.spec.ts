import type { BrowserContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signInAs, signUp, type Caller } from './support/seed.ts'

/*
 * A team Stableford of three teams of four, best two points of each hole (R10.1), from making the teams to the result.
 * One team is formed by its players, one picked by the secretary, one drawn. Generated course: par 72, stroke index
 * equal to the hole's number, no rating, so 18.0 plays off 18 at 100 % and 0.0 off 0.
 *
 * Worked by hand, points a hole:
 *   Eagles, scratch. Alma par 2. Bela bogey 1. Cleo birdies 1-6: 3, then double bogeys 0. Dora picks up, birdies 18: 3.
 *     1-6: 3 + 2 = 5, 30. 7-17: 2 + 1 = 3, 33. 18: 3 + 2 = 5. 39 after nine, last nine 29, 68.
 *   Falcons, 18.0, a stroke a hole. Edda bogey 2. Finn double bogey 1. Gina triple bogey 0, pars on 13-18: 3.
 *     Hugo birdies the 1st: 4, then picks up. 1: 4 + 2 = 6. 2-12: 2 + 1 = 3, 33. 13-18: 3 + 2 = 5, 30. 30 after nine, 69.
 *   Team 1, scratch. Ines par 2. Jens bogey 1. Kaya picks up, birdies 12-18: 3. Lars picks up.
 *     1-11: 2 + 1 = 3, 33. 12-18: 3 + 2 = 5, 35. 27 after nine, last nine 6 + 35 = 41, 68: before Eagles by the last nine.
 * With Dora disqualified Eagles have 2 + 1 on the 18th: 66.
 */
const pars = [4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 4, 5, 3, 4, 5]

type Tap = number | 'picked_up'
const toPar = (overPar: (hole: number) => number | 'picked_up'): Tap[] =>
  pars.map((par, i) => {
    const over = overPar(i + 1)
    return over === 'picked_up' ? over : par + over
  })

const cards: { firstName: string; handicap: string; gross: Tap[] }[] = [
  { firstName: 'Alma', handicap: '0.0', gross: toPar(() => 0) },
  { firstName: 'Bela', handicap: '0.0', gross: toPar(() => 1) },
  { firstName: 'Cleo', handicap: '0.0', gross: toPar((hole) => (hole <= 6 ? -1 : 2)) },
  { firstName: 'Dora', handicap: '0.0', gross: toPar((hole) => (hole === 18 ? -1 : 'picked_up')) },
  { firstName: 'Edda', handicap: '18.0', gross: toPar(() => 1) },
  { firstName: 'Finn', handicap: '18.0', gross: toPar(() => 2) },
  { firstName: 'Gina', handicap: '18.0', gross: toPar((hole) => (hole >= 13 ? 0 : 3)) },
  { firstName: 'Hugo', handicap: '18.0', gross: toPar((hole) => (hole === 1 ? -1 : 'picked_up')) },
  { firstName: 'Ines', handicap: '0.0', gross: toPar(() => 0) },
  { firstName: 'Jens', handicap: '0.0', gross: toPar(() => 1) },
  { firstName: 'Kaya', handicap: '0.0', gross: toPar((hole) => (hole >= 12 ? -1 : 'picked_up')) },
  { firstName: 'Lars', handicap: '0.0', gross: toPar(() => 'picked_up') },
]

const Identified = z.looseObject({ id: z.string() })
type Player = (typeof cards)[number] & Caller

test('three teams of four play to a result', async ({ caller, person }) => {
  const secretary = await person(desk)
  const club = await openClub(secretary.context)
  const players: Player[] = []
  for (const card of cards) {
    const one = await caller()
    players.push({ ...card, ...one })
    await enter(one, { card, club, secretary: secretary.context })
  }
  const boardPath = `/competitions/${club.competitionId}/leaderboard`

  await secretary.page.goto('/competitions')
  await secretary.page.getByRole('link', { name: 'Teams' }).first().click()
  await expect(secretary.page.getByRole('heading', { name: 'Teams', exact: true })).toBeVisible()
  const phoneOf = async (firstName: string) => {
    const [opened, player] = [await person(phone), players.find((one) => one.firstName === firstName)]
    if (!player) throw new Error(`${firstName} does not play`)
    await signInAs(opened, player)
    return opened
  }
  const [alma, bela] = [await phoneOf('Alma'), await phoneOf('Bela')]
  await formTeams(secretary.page, { alma: alma.page, bela: bela.page, boardPath })
  for (const one of [alma, bela]) await one.leave()

  const board = secretary.page.getByRole('table', { name: /Live standings/ })
  const rounds = await Promise.all(players.map((one) => start(one, club)))
  const playTo = (holes: { from: number; to: number }) =>
    Promise.all(players.map((one, i) => play(one, { roundId: rounds[i] ?? '', ...holes })))
  await playTo({ from: 1, to: 9 })
  await expectRow(board, 'Eagles', { place: '1', points: 39, text: 'Thru 9' })
  await expectRow(board, 'Falcons', { place: '2', points: 30, text: 'Thru 9' })
  await expectRow(board, 'Team 1', { place: '3', points: 27, text: 'Thru 9' })

  await playTo({ from: 10, to: 18 })
  for (const [i, one] of players.entries()) await handIn(one, rounds[i] ?? '')
  await expectRow(board, 'Falcons', { place: '1', points: 69, text: 'Complete' })
  await expectRow(board, 'Team 1', { place: '2', points: 68, text: '2nd on countback (back nine)' })
  await expectRow(board, 'Eagles', { place: '3', points: 68, text: 'behind on countback (back nine)' })

  // Which scores count: on the 18th Alma's par and Dora's birdie.
  await board.getByRole('button', { name: 'Eagles' }).click()
  const holes = board.getByRole('group', { name: 'Eagles, points by hole' })
  const onTheLast = async (name: string) =>
    holes.getByRole('row', { name }).getByRole('cell').nth(17).innerText()
  await expect(holes.getByRole('row', { name: 'Team' }).getByRole('cell').last()).toHaveText('68')
  expect(await Promise.all(['Alma', 'Bela', 'Cleo', 'Dora'].map(onTheLast))).toEqual([
    expect.stringMatching(/^2\s*counts$/),
    '1',
    '0',
    expect.stringMatching(/^3\s*counts$/),
  ])

  const { page: dora } = await phoneOf('Dora')
  await rule(secretary.page, {
    player: 'Dora Team',
    status: 'Disqualified (DQ)',
    reason: 'Card signed too late',
  })
  await expectRow(board, 'Eagles', { place: '3', points: 66, text: 'Complete' })
  await dora.goto(boardPath)
  await expect(dora.getByText('Card signed too late')).toBeVisible()
  await rule(secretary.page, { player: 'Dora Team', status: 'In play' })
  await expectRow(board, 'Eagles', { place: '3', points: 68, text: 'behind on countback (back nine)' })
  await expect(dora.getByText('Card signed too late')).toBeHidden()
})

/** Eagles by their players on phones, Falcons by the secretary, the rest by a draw. */
async function formTeams(page: Page, terms: { alma: Page; bela: Page; boardPath: string }): Promise<void> {
  const { alma, bela, boardPath } = terms
  await alma.goto(`${boardPath}#teams`)
  await alma.getByRole('button', { name: 'Make a team' }).click()
  await alma.getByLabel('Team name').fill('Eagles')
  await alma.getByRole('button', { name: 'Make team' }).click()
  await expect(alma.getByRole('button', { name: 'Leave Eagles' })).toBeVisible()
  await bela.goto(`${boardPath}#teams`)
  await bela.getByRole('button', { name: 'Join Eagles' }).click()
  await expect(bela.getByRole('button', { name: 'Leave Eagles' })).toBeVisible()

  // The secretary's list has followed without a reload.
  const eagles = page.getByLabel('Add a player to Eagles')
  await eagles.selectOption({ label: 'Cleo Team' })
  await expect(page.getByRole('button', { name: 'Take Cleo Team out of Eagles' })).toBeVisible()
  await eagles.selectOption({ label: 'Dora Team' })
  await expect(page.getByRole('button', { name: 'Take Dora Team out of Eagles' })).toBeVisible()

  await page.getByRole('button', { name: 'Make a team' }).click()
  await page.getByLabel('Team name').fill('Falcons')
  for (const name of ['Edda', 'Finn', 'Gina', 'Hugo'])
    await page.getByRole('checkbox', { name: `${name} Team` }).check()
  await expect(page.getByRole('checkbox', { name: 'Ines Team' })).toBeDisabled()
  await page.getByRole('button', { name: 'Make team' }).click()
  await expect(page.getByRole('heading', { name: 'Falcons' })).toBeVisible()

  await page.getByRole('button', { name: 'Draw teams' }).click()
  await expect(page.getByRole('heading', { name: 'Team 1' })).toBeVisible()
  await expect(page.getByText('4 of 4')).toHaveCount(3)
}

async function expectRow(
  board: Locator,
  team: string,
  expected: { place: string; points: number; text: string },
): Promise<void> {
  const row = board.getByRole('row').filter({ has: board.page().getByRole('button', { name: team }) })
  await expect(row.getByRole('cell').first()).toHaveText(expected.place)
  await expect(row).toContainText(`Points ${expected.points}`)
  await expect(row).toContainText(expected.text)
}

async function rule(page: Page, ruling: { player: string; status: string; reason?: string }): Promise<void> {
  await page.getByRole('button', { name: 'Committee decision' }).click()
  const dialog = page.getByRole('dialog')
  const option = dialog.getByRole('option', { name: ruling.player })
  await dialog.getByLabel('Player').selectOption((await option.getAttribute('value')) ?? '')
  await dialog.getByRole('radio', { name: ruling.status }).check()
  if (ruling.reason !== undefined) {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Give a reason')).toBeVisible()
    await dialog.getByLabel('Reason').fill(ruling.reason)
  }
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

type Club = { clubId: string; clubCode: string; courseId: string; competitionId: string }

async function openClub(context: BrowserContext): Promise<Club> {
  await signUp(context, { firstName: 'Tess', lastName: 'Secretary' })
  const post = (path: string, data: unknown) => call(context.request, 'POST', path, data)
  const club = z
    .looseObject({ id: z.string(), clubCode: z.string() })
    .parse(await post('/api/clubs', { name: 'Three Teams', timeZone: 'Europe/Dublin' }))
  const course = Identified.parse(
    await post('/api/courses', { name: 'Plain', clubId: club.id, holeCount: 18 }),
  )
  const competition = Identified.parse(
    await post('/api/competitions', {
      name: 'Team Day',
      clubId: club.id,
      courseId: course.id,
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 86_400_000).toISOString(),
      competitionType: 'team_stableford',
      teamSize: 4,
      countingScores: 2,
      allowance: 100,
    }),
  )
  return { clubId: club.id, clubCode: club.clubCode, courseId: course.id, competitionId: competition.id }
}

async function enter(
  player: Caller,
  terms: { card: (typeof cards)[number]; club: Club; secretary: Caller },
): Promise<void> {
  const { card, club } = terms
  const { clubCode } = club
  const userId = await signUp(player, { firstName: card.firstName, lastName: 'Team', clubCode })
  await call(terms.secretary.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: card.handicap })
  await call(player.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
}

async function start({ request }: Player, { courseId, competitionId }: Club): Promise<string> {
  return Identified.parse(await call(request, 'POST', '/api/rounds', { courseId, competitionId })).id
}

async function play(
  { request, gross }: Player,
  terms: { roundId: string; from: number; to: number },
): Promise<void> {
  const entries = gross.slice(terms.from - 1, terms.to).map((tap, i) => {
    const holeNumber = terms.from + i
    return {
      id: `ent_${holeNumber.toString(36).padStart(9, '0')}abcdefgh12345678`,
      holeNumber,
      ...(tap === 'picked_up' ? { result: 'picked_up' } : { result: 'strokes', grossScore: tap }),
      at: new Date(Date.now() - 1_000).toISOString(),
    }
  })
  await call(request, 'POST', `/api/rounds/${terms.roundId}/scores`, { entries })
}

async function handIn({ request }: Player, roundId: string): Promise<void> {
  await call(request, 'PATCH', `/api/rounds/${roundId}`, {
    isCompleted: true,
    partnerName: 'Pat Marker',
    partnerSignature: 'Pat Marker',
  })
}

const Course = z.looseObject({ holes: z.array(z.looseObject({ holeNumber: z.number(), par: z.number() })) })

test('when a club of England plays a four-ball, then the desk says which cards meet the conditions', async ({
  caller,
  person,
}) => {
  const { context, page } = await person(desk)
  const club = await seedClub(context, 'Four Ball Down')
  const ask = (method: string, path: string, body?: unknown) => call(context.request, method, path, body)
  await ask('PATCH', `/api/clubs/${club.clubId}/rules`, { union: 'england' })
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const course = Course.parse(await ask('GET', `/api/courses/${club.courseId}`))
  const userIds: string[] = []
  for (const firstName of ['Ann', 'Bea']) {
    userIds.push(await signUp(await caller(), { firstName, lastName: 'Pair', clubCode: club.clubCode }))
  }
  for (const id of userIds) await ask('PATCH', `/api/members/${id}/handicap`, { handicap: '0.0' })
  const made = await ask('POST', '/api/competitions', {
    clubId: club.clubId,
    courseId: club.courseId,
    name: 'Better Ball',
    competitionType: 'team_stableford',
    teamSize: 2,
    countingScores: 1,
    startDate: at(-1),
    endDate: at(1),
  })
  const competitionId = Identified.parse(made).id
  await ask('POST', `/api/competitions/${competitionId}/entry-list`, { userIds })
  await ask('POST', `/api/competitions/${competitionId}/teams`, { name: 'The Pair', memberIds: userIds })
  for (const [i, id] of userIds.entries()) {
    const begun = await ask('POST', `/api/clubs/${club.clubId}/members/${id}/rounds`, {
      reason: 'Paper',
      courseId: club.courseId,
      competitionId,
    })
    const card = `/api/rounds/${Identified.parse(begun).id}`
    const holes = course.holes.map(({ holeNumber, par }) => ({
      holeNumber,
      from: { result: 'not_played', grossScore: null },
      // Ann has a birdie on each hole, and Bea a par.
      to: { result: 'strokes', grossScore: i === 0 ? par - 1 : par },
    }))
    await ask('POST', `${card}/corrections`, { reason: 'Paper', holes })
    await ask('POST', `${card}/hand-in`, { reason: 'Paper', partnerName: 'Max Marker' })
  }

  await page.goto(`/competition-desk/${competitionId}?section=teams`)
  const part = page.getByRole('region', { name: 'Four-ball cards and the handicap' })
  await expect(part.getByRole('heading', { name: /^The Pair \d\d points at 85 %$/ })).toBeVisible()
  await expect(part.getByRole('row').filter({ hasText: 'Ann Pair' })).toContainText(/18.*Met$/)
  await expect(part.getByRole('row').filter({ hasText: 'Bea Pair' })).toContainText(/0.*Not met$/)
})
