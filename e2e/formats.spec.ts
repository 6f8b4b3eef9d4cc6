import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp, type Caller, type SeededClub } from './support/seed.ts'

/*
 * An administrator creates a competition of each format beside Stableford and stroke play; two players score; the board
 * is in the order of the format, a phone shows what each hole counts, and a place opens to its arithmetic. Both players'
 * index of +4.2 makes a Playing Handicap of 0 from the first tee (-4.2 x 143 / 113 + 77.3 - 72), so every score is net.
 */

const Identified = z.looseObject({ id: z.string() })
const Holes = z.looseObject({
  terms: z.looseObject({ holes: z.array(z.looseObject({ par: z.number() })) }),
  id: z.string(),
})

type Score = number | 'picked_up'
/** Strokes over par by hole number; holes that are not named are level. */
type Scores = Record<number, Score>

const formats = [
  {
    label: 'Par/bogey',
    // One up against one down.
    ann: { 1: -1 },
    bob: { 1: -2, 2: 3, 3: 'picked_up' },
    rows: [/Ann.*Holes \+1/, /Bob.*Holes −1/],
    why: '1 won - 0 lost = 1 against par.',
    onPhone: /birdie\s*, won/i,
    figure: 'Holes up',
  },
  {
    label: 'Maximum score',
    maximum: 'Double par',
    ann: { 1: 6 },
    bob: { 1: 'picked_up', 2: 1 },
    rows: [/Ann.*\+4/, /Bob.*\+5/],
    why: 'with holes capped',
    onPhone: /6 over par\s*, counts 8/i,
    figure: 'Points',
  },
  {
    label: 'Modified Stableford',
    ann: { 1: -1 },
    bob: { 2: 1, 3: 'picked_up' },
    rows: [/Ann.*Points 2/, /Bob.*Points −4/],
    why: '2 points',
    onPhone: /birdie\s*, 2 points/i,
    figure: 'Points',
  },
] satisfies Format[]

type Format = {
  label: string
  maximum?: string
  ann: Scores
  bob: Scores
  rows: RegExp[]
  why: string
  onPhone: RegExp
  figure: string
}

for (const format of formats)
  test(`${format.label}: from the form to the board`, async ({ caller, person }) => {
    const admin = await person(desk)
    const club = await seedClub(admin.context, format.label)
    const competitionId = await createInForm(admin.page, club, format)
    const ann = await person(phone)
    await play(ann.context, { club, competitionId, admin: admin.context, name: 'Ann', scores: format.ann })
    await play(await caller(), { club, competitionId, admin: admin.context, name: 'Bob', scores: format.bob })

    await admin.page.goto(`/competitions/${competitionId}/leaderboard`)
    const board = admin.page.getByRole('table', { name: /Live standings/ })
    for (const [i, row] of format.rows.entries())
      await expect(
        board
          .getByRole('row')
          .filter({ has: admin.page.getByRole('button') })
          .nth(i),
      ).toHaveText(row)
    await board.getByRole('button', { name: /Ann/ }).click()
    await expect(board.getByText(format.why)).toBeVisible()
    await expect(admin.page.getByText('Handicap allowance: 95 %.')).toBeVisible()

    await ann.page.goto(`/scorecard?competitionId=${competitionId}&hole=1`)
    await expect(ann.page.getByRole('region', { name: 'Hole 1', exact: true })).toHaveText(format.onPhone)
    await expect(ann.page.getByText(format.figure, { exact: true }).first()).toBeVisible()

    await ann.page.goto('/')
    const figures = ann.page.getByRole('main').getByRole('term')
    await expect(figures.getByText(format.figure, { exact: true })).toBeVisible()
    await expect(figures.getByText(/^Points$|^Holes up$/)).toHaveCount(1)
  })

test('another allowance than the recommended one has a reason that everybody reads', async ({ person }) => {
  const { context, page } = await person(desk)
  await seedClub(context, 'Allowances')
  const dialog = await openForm(page, 'Small Field')
  await expect(dialog.getByText('95 % is recommended for individual Stableford')).toBeVisible()
  await dialog.getByLabel('Type').selectOption('Match play')
  await expect(dialog.getByText('100 % is recommended for individual match play')).toBeVisible()
  await dialog.getByLabel('Type').selectOption('Stroke play')
  await dialog.getByLabel('Handicap allowance, %').fill('85')
  await dialog.getByRole('button', { name: 'Create Competition' }).click()
  await expect(dialog.getByText('Say why the allowance is not the recommended 95 %.')).toBeVisible()
  await dialog.getByLabel('Reason for a different allowance').fill('Only twelve players.')
  const made = page.waitForResponse(/\/api\/competitions$/)
  await dialog.getByRole('button', { name: 'Create Competition' }).click()
  const { id } = Identified.parse(await (await made).json())
  await page.goto(`/competitions/${id}/leaderboard`)
  await expect(page.getByText('Handicap allowance: 85 %.')).toContainText(
    'Appendix C recommends 95 %. The committee’s reason: Only twelve players.',
  )
})

async function openForm(page: Page, name: string): Promise<Locator> {
  await page.goto('/club-admin?tab=competitions&new=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 16)
  await dialog.getByLabel('Start').fill(day(-86_400_000))
  await dialog.getByLabel('End').fill(day(86_400_000))
  return dialog
}

async function createInForm(page: Page, club: SeededClub, { label, maximum }: Format): Promise<string> {
  const dialog = await openForm(page, `${label} of the month`)
  await dialog.getByLabel('Type').selectOption(label)
  await dialog.getByLabel('Course').selectOption(club.courseId)
  if (maximum !== undefined) await dialog.getByLabel('Maximum score on a hole').selectOption(maximum)
  const made = page.waitForResponse(/\/api\/competitions$/)
  await dialog.getByRole('button', { name: 'Create Competition' }).click()
  return Identified.parse(await (await made).json()).id
}

async function play(
  context: Caller,
  terms: { club: SeededClub; competitionId: string; admin: Caller; name: string; scores: Scores },
): Promise<void> {
  const { club, competitionId, name, scores } = terms
  const userId = await signUp(context, { firstName: name, lastName: 'Format', clubCode: club.clubCode })
  await call(terms.admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: '-4.2' })
  await call(context.request, 'POST', `/api/competitions/${competitionId}/join`, {})
  const round = Holes.parse(
    await call(context.request, 'POST', '/api/rounds', { courseId: club.courseId, competitionId }),
  )
  const entries = round.terms.holes.slice(0, 9).map(({ par }, i) => {
    const over = scores[i + 1] ?? 0
    return {
      id: `ent_${i.toString(36).padStart(9, '0')}formats0${userId.slice(4, 12).toLowerCase()}`,
      holeNumber: i + 1,
      ...(over === 'picked_up' ? { result: 'picked_up' } : { result: 'strokes', grossScore: par + over }),
      at: new Date(Date.now() - 60_000 + i).toISOString(),
    }
  })
  await call(context.request, 'POST', `/api/rounds/${round.id}/scores`, { entries })
}
