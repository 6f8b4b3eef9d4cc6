import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/*
 * A competition of two rounds from the form to the board: the card says which round it is, the board shows each and the
 * total, and a place opens to the cards of both. An index of +4.2 makes a Playing Handicap of 0 from the first tee.
 */

const Identified = z.looseObject({ id: z.string() })
const Card = z.looseObject({
  id: z.string(),
  terms: z.looseObject({ holes: z.array(z.looseObject({ par: z.number() })) }),
})

test('two rounds have one result: the card, the board and each round’s card', async ({ person }) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Two rounds')
  const { page } = admin
  const day = (ms: number) => new Date(Date.now() + ms).toISOString()
  const { id: competitionId } = Identified.parse(
    await call(admin.context.request, 'POST', '/api/competitions', {
      name: 'Weekend Cup',
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType: 'stableford',
      roundCount: 2,
      startDate: day(-86_400_000),
      endDate: day(86_400_000),
    }),
  )

  const ann = await person(phone)
  const userId = await signUp(ann.context, { firstName: 'Ann', lastName: 'Rounds', clubCode: club.clubCode })
  await call(admin.context.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: '-4.2' })
  await call(ann.context.request, 'POST', `/api/competitions/${competitionId}/join`, {})
  const terms = { courseId: club.courseId, competitionId, userId }
  await play(ann.context, { ...terms, holes: 18 })

  await ann.page.goto('/')
  await expect(ann.page.getByRole('link', { name: 'Play Weekend Cup' })).toBeVisible()
  // The next round waits for a press: whoever has just handed in does not mean to begin it.
  await ann.page.goto(`/scorecard?competitionId=${competitionId}`)
  await expect(
    ann.page.getByText('This is round 2 of 2. The total of all of them is the result.'),
  ).toBeVisible()
  await expect(ann.page.getByText('Your round starts automatically.')).toHaveCount(0)
  await play(ann.context, { ...terms, holes: 3 })
  await ann.page.goto(`/scorecard?competitionId=${competitionId}&hole=4`)
  await expect(ann.page.getByText('Weekend Cup · Round 2 of 2')).toBeVisible()

  await page.goto(`/competitions/${competitionId}/leaderboard`)
  const board = page.getByRole('table', { name: /Live standings/ })
  const row = board.getByRole('row').filter({ has: page.getByRole('button', { name: /Ann/ }) })
  await expect(row).toContainText('42')
  await expect(row).toContainText('R1 36')
  await expect(row).toContainText('R2 6')
  await expect(row).toContainText('Round 2 of 2 · Thru 3')
  await row.getByRole('button', { name: /Ann/ }).click()
  await expect(
    board.getByText('Round 1: 36 points. Round 2: 6 points. Total of 2 of 2 rounds: 42 points.'),
  ).toBeVisible()
  await expect(board.getByRole('button', { name: 'Round 2' })).toHaveAttribute('aria-pressed', 'true')
  await board.getByRole('button', { name: 'Round 1' }).click()
  await expect(board.getByRole('button', { name: 'Round 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect(board.getByRole('table', { name: 'In' })).toBeVisible()
})

test('a cut after the first round: the form, the line on the board, and no next round below it', async ({
  person,
}) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'A cut')
  const { page } = admin
  await page.goto('/club-admin?tab=competitions&new=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Club Championship')
  const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 16)
  await dialog.getByLabel('Start').fill(day(-86_400_000))
  await dialog.getByLabel('End').fill(day(86_400_000))
  await dialog.getByLabel('Course').selectOption(club.courseId)
  await dialog.getByLabel('Type').selectOption('Match play')
  await expect(dialog.getByLabel('Rounds')).toHaveCount(0)
  await dialog.getByLabel('Type').selectOption('Stableford')
  await expect(dialog.getByLabel('Cut')).toHaveCount(0)
  await dialog.getByLabel('Rounds').selectOption('2')
  await dialog.getByLabel('Cut').selectOption('After round 1')
  await dialog.getByRole('button', { name: 'Create Competition' }).click()
  await expect(dialog.getByText('Enter how many players go on after the cut: at least 1.')).toBeVisible()
  await dialog.getByLabel('Players who make the cut').fill('1')
  const made = page.waitForResponse((reply) => reply.url().endsWith('/api/competitions') && reply.ok())
  await dialog.getByRole('button', { name: 'Create Competition' }).click()
  const { id: competitionId } = Identified.parse(await (await made).json())

  const [ann, bob] = [await person(phone), await person(phone)]
  const players = []
  for (const [one, firstName] of [[ann, 'Ann'] as const, [bob, 'Bob'] as const]) {
    const userId = await signUp(one.context, { firstName, lastName: 'Cut', clubCode: club.clubCode })
    await call(admin.context.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: '-4.2' })
    await call(one.context.request, 'POST', `/api/competitions/${competitionId}/join`, {})
    players.push({ courseId: club.courseId, competitionId, userId, holes: 18 })
  }
  const [first, second] = players
  if (!first || !second) throw new Error('Two players were entered.')
  await play(ann.context, first)
  await play(bob.context, { ...second, over: 1 })

  await page.goto(`/competitions/${competitionId}/leaderboard`)
  await expect(
    page.getByText('Cut after round 1: the first goes on, with everybody tied on that score.'),
  ).toBeVisible()
  const board = page.getByRole('table', { name: /Live standings/ })
  await expect(board.getByText('The cut', { exact: true })).toBeVisible()
  const row = board.getByRole('row').filter({ has: page.getByRole('button', { name: /Bob/ }) })
  await expect(row).toContainText('Missed the cut')
  await row.getByRole('button', { name: /Bob/ }).click()
  await expect(
    board.getByText(
      'Missed the cut after round 1: 35 points, and the line is 36 points. The first goes on, with everybody tied on that score.',
    ),
  ).toBeVisible()

  await bob.page.goto('/')
  await expect(bob.page.getByText('Club Championship').first()).toBeVisible()
  await expect(bob.page.getByRole('link', { name: 'Play Club Championship' })).toHaveCount(0)
  await bob.page.goto(`/scorecard?competitionId=${competitionId}`)
  await bob.page.getByRole('button', { name: 'Start Round' }).click()
  await expect(
    bob.page.getByText('You missed the cut after round 1, so your competition is over.').first(),
  ).toBeVisible()
  await ann.page.goto(`/scorecard?competitionId=${competitionId}`)
  await ann.page.getByRole('button', { name: 'Start Round' }).click()
  await expect(ann.page.getByText('Club Championship · Round 2 of 2')).toBeVisible()
})

/** Starts the next round and scores its first holes level par, `over` of them with a stroke more; a whole card is handed in. */
async function play(
  context: BrowserContext,
  round: { courseId: string; competitionId: string; userId: string; holes: number; over?: number },
): Promise<void> {
  const { courseId, competitionId, userId, holes, over = 0 } = round
  const card = Card.parse(await call(context.request, 'POST', '/api/rounds', { courseId, competitionId }))
  const entries = card.terms.holes.slice(0, holes).map(({ par }, i) => ({
    id: `ent_${i.toString(36).padStart(9, '0')}rounds0${userId.slice(4, 12).toLowerCase()}`,
    holeNumber: i + 1,
    result: 'strokes',
    grossScore: par + (i < over ? 1 : 0),
    at: new Date(Date.now() - 60_000 + i).toISOString(),
  }))
  await call(context.request, 'POST', `/api/rounds/${card.id}/scores`, { entries })
  if (holes === card.terms.holes.length)
    await call(context.request, 'PATCH', `/api/rounds/${card.id}`, {
      partnerName: 'Pat',
      partnerSignature: 'Pat',
    })
}
