import type { Page } from '@playwright/test'
import { z } from 'zod'
import { boardRows, showRows } from './support/board-rows.ts'
import { desk, expect, test } from './support/fixtures.ts'
import { pagesOf } from './support/pdf-text.ts'
import { seedClub, seedRound, signUp, type Caller, type SeededClub } from './support/seed.ts'

/*
 * Paper (U26): boards of 8, 40 and 150 players on A4 and Letter, read back from the PDF: all names, the heads on each
 * page, pages counted, and shared places as on the screen (U36). Brackets and handicap records: all on it, none cut.
 */
const heads = 'PosPlayerGrossNetPointsStatus'

/** As the PDF's words are compared: without blanks. */
const solid = (text: string) => text.replaceAll(/\s/g, '')

test('when a board of 8, 40 or 150 is printed, then every row is on paper in one piece', async ({
  person,
}) => {
  const { context, page } = await person(desk)
  const club = await seedClub(context, 'Paper Boards')
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [count, most] of [
    [8, 1],
    [40, 2],
    [150, 7],
  ] as const)
    await test.step(`${count}`, async () => {
      const rows = boardRows(count)
      await showRows(context, rows)
      await page.goto(`/competitions/${club.competitionId}/leaderboard`)
      const shown = page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
      await expect(shown).toHaveCount(count)
      const places = (await shown.allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
      expect(places.slice(0, 7)).toEqual(['T1', 'T1', 'T1', 'T4', 'T4', 'T4', count === 8 ? '–' : 'T7'])
      const names = rows.map((row, i) => `${places[i] ?? '?'}${row.playerName}`)
      for (const format of ['A4', 'Letter'] as const)
        expectBoard(pagesOf(await page.pdf({ format })), { format, names, most })
    })
  await expectBlackOnWhite(page)
})

/** `names`: of each row the place and the whole name, side by side. */
function expectBoard(
  pages: readonly string[],
  { format, names, most }: { format: string; names: readonly string[]; most: number },
): void {
  expect(pages.length, format).toBeLessThanOrEqual(most)
  expect(pages.length, format).toBeGreaterThan(names.length / 45)
  for (const [i, text] of pages.entries()) {
    expect(text, `${format}, page ${i + 1}`).toContain(`${i + 1}/${pages.length}`)
    if (text.includes('Player0') || text.includes('Player1')) expect(text).toContain(heads)
  }
  const whole = pages.join('')
  expect(whole).toContain(solid('Captain’s Prize Live Standings Paper Boards'))
  expect(names.filter((name) => !pages.some((text) => text.includes(solid(name))))).toEqual([])
  for (const chrome of ['Refresh', 'Catchingup', 'Profile', 'Scorecard']) expect(whole).not.toContain(chrome)
}

test('when a bracket is printed, then all of it is on paper', async ({ caller, person }) => {
  const { context, page } = await person(desk)
  const club = await seedClub(context, 'Paper Draw')
  const competitionId = await seedDraw(club, {
    admin: context,
    newPlayer: caller,
  })
  await page.goto(`/competitions/${competitionId}/bracket`)
  await expect(page.getByRole('article')).toHaveCount(7)
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await page.pdf({ format })
    const pages = pagesOf(pdf)
    expect(pages, `${format}: the tree of eight is one sheet`).toHaveLength(1)
    const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
    expect(Number(width), 'across the sheet').toBeGreaterThan(Number(height))
    const whole = pages.join('')
    for (const text of ['Club Knock-Out', 'Paper Draw', 'Quarter-Final', 'Semi-Final', 'Winner of match 6'])
      expect(whole).toContain(solid(text))
    for (let i = 1; i <= 8; i++) expect(whole).toContain(`P${i}Byrne`)
    expect(whole).not.toContain('RecordResult')
  }
  await expectBlackOnWhite(page)
})

test('when a handicap record is printed, then all of it is on paper', async ({ caller, person }) => {
  const admin = await caller()
  const player = await person(desk)
  const club = await seedClub(admin, 'Paper Record')
  await seedRound(player.context, {
    club,
    admin,
    firstName: 'Niamh',
    handicap: '14.2',
    gross: [null],
  })
  await player.page.goto('/handicap')
  await expect(player.page.getByText('How it is calculated')).toBeVisible()
  const whole = pagesOf(await player.page.pdf({ format: 'A4' })).join('')
  for (const text of ['Niamh Byrne · Paper Record · As of', '14.2', 'Not an official Handicap Index'])
    expect(whole).toContain(solid(text))
  expect(whole).not.toContain('Calculator')
  await expectBlackOnWhite(player.page)
})

test('when a handicap review is printed, then each finding is on paper in one piece, with its evidence', async ({
  person,
}) => {
  const { context, page } = await person(desk)
  await seedClub(context, 'Paper Review')
  const findings = reviewFindings(40)
  await context.route('**/api/handicap-review', (route) =>
    route.fulfill({
      json: {
        madeAt: new Date().toISOString(),
        day: '2026-06-06',
        clubName: 'Paper Review',
        players: 500,
        compared: 61,
        findings,
        counts: [
          { kind: 'play_differs', count: 20 },
          { kind: 'no_score', count: 20 },
        ],
      },
    }),
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/handicap-committee/reviews')
  await expect(page.getByText('500 players were checked.')).toBeVisible()
  for (const format of ['A4', 'Letter'] as const) {
    const pages = pagesOf(await page.pdf({ format }))
    expect(pages.length, format).toBeLessThanOrEqual(8)
    for (const [i, text] of pages.entries()) expect(text).toContain(`${i + 1}/${pages.length}`)
    const whole = pages.join('')
    for (const text of [
      'Handicap review',
      'Paper Review',
      'Printed on',
      'Competitions and general play differ (20)',
    ])
      expect(whole).toContain(solid(text))
    const torn = findings.filter(
      ({ firstName, lines }) =>
        !pages.some((text) => [`${firstName} Byrne`, ...lines].every((part) => text.includes(solid(part)))),
    )
    expect(torn.map(({ firstName }) => firstName)).toEqual([])
    for (const chrome of ['Export as CSV', 'All reasons', 'Most striking', 'Scorecard', 'Handicap committee'])
      expect(whole).not.toContain(solid(chrome))
  }
  await expectBlackOnWhite(page)
})

test('when a list that the club can export is printed, then its rows are on paper, and nothing that is pressed', async ({
  caller,
  person,
}) => {
  const [admin, player] = [await person(desk), await caller()]
  const club = await seedClub(admin.context, 'Paper Lists')
  await seedRound(player, {
    club,
    admin: admin.context,
    firstName: 'Niamh',
    handicap: '14.2',
    gross: [4, 5],
  })
  const { page } = admin
  for (const [path, row] of [
    [`/competition-desk/${club.competitionId}?section=entries`, 'Niamh Byrne'],
    ['/club-admin?tab=members', 'Niamh Byrne'],
    ['/audit-log', 'Niamh Byrne'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(row).first()).toBeVisible()
    const pages = pagesOf(await page.pdf({ format: 'A4' }))
    expect(pages.join(''), path).toContain(solid(row))
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(shownControls), path).toEqual([])
    await page.emulateMedia({ media: null })
    await expectBlackOnWhite(page)
  }
})

/** Runs in the page: what a reader of paper could only press in vain. In a table a button is a head or a figure. */
function shownControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button, input, select, textarea, label[for], nav, [role=tablist], [data-swipe-direction]',
  )
  return [...controls]
    .filter(
      (one) => one.checkVisibility() && !one.closest('.sr-only, [role=columnheader], [role=cell], th, td'),
    )
    .map((one) => `${one.tagName} ${one.ariaLabel ?? one.innerText}`)
}

/** Half of them players whose kinds of play differ, with their drawing. */
function reviewFindings(count: number) {
  return Array.from({ length: count }, (_, i) => {
    const differs = i < count / 2
    return {
      kind: differs ? 'play_differs' : 'no_score',
      userId: `usr_${i}`,
      firstName: `P${i}`,
      lastName: 'Byrne',
      handicap: '14.2',
      day: differs ? null : '2025-01-01',
      lines: differs
        ? ['5 scores in competitions, 6 in general play.', `Evidence A of P${i}.`, `Evidence B of P${i}.`]
        : [`No score of P${i} since then.`],
      groups: differs
        ? { competition: [9.1, 9.8, 10.4, 9.1, 11], general: [14, 15.2, 15.2, 16.9, 13.3, 12] }
        : null,
    }
  })
}

/** Every letter is black and every ground white or clear, in whatever theme the reader has. */
async function expectBlackOnWhite(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const coloured = await page.evaluate(() => {
    const isShown = (element: Element) => element.getClientRects().length > 0 && !element.closest('.sr-only')
    return [...document.querySelectorAll('main *')].filter(isShown).flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      const isPlain =
        color === 'rgb(0, 0, 0)' && ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor)
      return isPlain ? [] : [`${element.tagName} ${element.className.toString()} ${color} ${backgroundColor}`]
    })
  })
  expect(coloured).toEqual([])
  await page.emulateMedia({ media: null })
}

/** Eight players, drawn. */
async function seedDraw(
  club: SeededClub,
  terms: { admin: Caller; newPlayer: () => Promise<Caller> },
): Promise<string> {
  const { admin, newPlayer } = terms
  const post = async (path: string, data: unknown) => {
    const answer = await admin.request.post(path, { data })
    expect(answer.ok()).toBe(true)
    return answer
  }
  const created = await post('/api/competitions', {
    name: 'Club Knock-Out',
    clubId: club.clubId,
    courseId: club.courseId,
    startDate: new Date(Date.now() - 3_600_000).toISOString(),
    endDate: new Date(Date.now() + 86_400_000).toISOString(),
    competitionType: 'matchplay',
  })
  const competitionId = z.looseObject({ id: z.string() }).parse(await created.json()).id
  for (let i = 1; i <= 8; i++) {
    const player = await newPlayer()
    await signUp(player, { firstName: `P${i}`, lastName: 'Byrne', clubCode: club.clubCode })
    expect((await player.request.post(`/api/competitions/${competitionId}/join`, { data: {} })).ok()).toBe(
      true,
    )
  }
  await post(`/api/competitions/${competitionId}/bracket`, { seeding: 'random', seed: 7 })
  return competitionId
}
