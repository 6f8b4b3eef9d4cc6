import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { awake } from './support/awake.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp, type SeededClub } from './support/seed.ts'

/* The handicap record from the first card to the first index, and the calculator with published examples (R1 to R5). */

const Started = z.looseObject({
  id: z.string(),
  terms: z.looseObject({ rating: z.string(), slope: z.number() }),
})
const Vectors = z.looseObject({
  vectors: z.array(
    z.looseObject({ id: z.string(), input: z.looseObject({}), expected: z.unknown(), status: z.string() }),
  ),
})

/** Plays a round through the API and hands it in. Every hole is par + `over`, but those in `special`. */
async function playRound(
  request: APIRequestContext,
  club: SeededClub,
  terms: { device: string; over: number; special?: Record<number, number> },
) {
  const round = Started.parse(await call(request, 'POST', '/api/rounds', { courseId: club.courseId }))
  const pars = z
    .looseObject({ terms: z.looseObject({ holes: z.array(z.looseObject({ par: z.number() })) }) })
    .parse(await (await request.get(`/api/rounds/${round.id}`)).json()).terms.holes
  const gross = pars.map((hole, i) => terms.special?.[i + 1] ?? hole.par + terms.over)
  await call(request, 'POST', `/api/rounds/${round.id}/scores`, {
    entries: gross.map((grossScore, i) => ({
      id: `ent_${i.toString(36).padStart(9, '0')}${terms.device}`,
      holeNumber: i + 1,
      result: 'strokes',
      grossScore,
      at: new Date(Date.now() - 60_000 + i).toISOString(),
    })),
  })
  await call(request, 'PATCH', `/api/rounds/${round.id}`, {
    partnerName: 'Max Marker',
    // Rounds of one day with the same scores.
    sameRound: false,
    partnerSignature: 'Max Marker',
  })
  return { terms: round.terms, gross, pars: pars.map((hole) => hole.par) }
}

test('three rounds make an index, and its numbers open to their arithmetic', async ({ person }) => {
  const [secretary, player] = await Promise.all([person(desk), person(phone)])
  const club = await seedClub(secretary.context, 'Handicap Hills')
  const memberId = await signUp(player.context, {
    firstName: 'Fiona',
    lastName: 'Farrell',
    clubCode: club.clubCode,
  })

  await player.page.goto('/handicap')
  await expect(player.page.getByText('54 holes to go of 54')).toBeVisible()
  await expect(player.page.getByText('No scores on the record yet')).toBeVisible()

  const request = player.context.request
  const first = await playRound(request, club, { device: 'aaaaaaaaaa', over: 1 })
  // Without an index a hole counts par + 5 at most (R2.1): the 12 on the par of hole 1 counts par + 5.
  await playRound(request, club, { device: 'bbbbbbbbbb', over: 1, special: { 1: 12 } })
  await playRound(request, club, { device: 'cccccccccc', over: 2 })

  // R1.1: 113 / slope x (adjusted gross - course rating), rounded to a tenth; R3.1, R3.2: the lowest of three, less 2.0.
  const par = first.pars.reduce((sum, one) => sum + one, 0)
  const rating = Number(first.terms.rating)
  const { slope } = first.terms
  const differential = (adjusted: number) => Math.round((1130 / slope) * (adjusted - rating)) / 10
  const [lowest, second, third] = [differential(par + 18), differential(par + 17 + 5), differential(par + 36)]
  const index = (lowest - 2).toFixed(1)

  await player.page.reload()
  await expect(player.page.getByText(`Handicap Index ${index}.`)).toBeVisible()
  const table = player.page.getByRole('group', { name: /Scores on the handicap record/ })
  for (const one of [lowest, second, third])
    await expect(
      table.getByRole('button', { name: new RegExp(`Differential.*: ${one.toFixed(1)}$`) }),
    ).toBeVisible()
  await expect(table.getByText('counts', { exact: true })).toHaveCount(1)

  const capped = table.getByRole('button', { name: new RegExp(`Differential.*: ${second.toFixed(1)}$`) })
  await capped.focus()
  await player.page.keyboard.press('Enter')
  await expect(capped).toHaveAttribute('aria-expanded', 'true')
  await expect(table.getByText('Without a Handicap Index a hole counts at most par + 5.')).toBeVisible()
  await expect(
    table.getByText(`Adjusted gross score ${par + 22}: hole 1 counts ${(first.pars[0] ?? 0) + 5}.`),
  ).toBeVisible()
  await expect(table.getByText(`113 / ${slope} x (${par + 22} - ${rating.toFixed(1)})`)).toBeVisible()

  await player.page.goto('/')
  await player.page.getByRole('link', { name: 'Handicap record' }).click()
  await expect(player.page.getByRole('heading', { level: 1, name: 'Handicap' })).toBeVisible()

  await test.step('the secretary reads it and enters another, with a reason', async () => {
    const { page } = secretary
    await page.goto('/club-admin?tab=members')
    await page.getByRole('link', { name: 'Handicap record of Fiona Farrell' }).click()
    await expect(page.getByRole('heading', { name: 'Handicap of Fiona Farrell' })).toBeVisible()
    await expect(page.getByText(`Handicap Index ${index}.`)).toBeVisible()
    await expect(page.getByRole('main'), 'a day as its reader writes it').not.toContainText(
      /\d{4}-\d{2}-\d{2}/,
    )
    await page.getByRole('link', { name: 'Back to Members' }).click()
    await page.getByRole('button', { name: /Edit the handicap of Fiona Farrell/ }).click()
    await page.getByLabel('Handicap of Fiona Farrell', { exact: true }).fill('15.0')
    await page.getByLabel(/^Reason, kept on the handicap record/).fill('Played in a team abroad')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Handicap Updated', { exact: true })).toBeVisible()
    await page.goto(`/members/${memberId}/handicap`)
    await expect(
      page.getByText(`The committee set the Handicap Index to 15.0; it was ${index}.`),
    ).toBeVisible()
    await expect(page.getByText('Reason: Played in a team abroad').first()).toBeVisible()
  })

  await test.step('the scorecard’s handicaps open to their arithmetic', async () => {
    await call(request, 'POST', '/api/rounds', { courseId: club.courseId })
    await player.page.goto('/scorecard')
    await player.page.locator('summary', { hasText: 'Handicap Index 15.0' }).click()
    await expect(player.page.getByText('Handicap Index 15.0: held when the round started.')).toBeVisible()
    await expect(player.page.getByText(/^Course Handicap: 15\.0 x/)).toBeVisible()
  })
})

function published(id: string) {
  const file = Vectors.parse(JSON.parse(readFileSync('fixtures/vectors/whs.json', 'utf8')))
  const vector = file.vectors.find((one) => one.id === id)
  if (vector?.status !== 'found') throw new Error(`${id} is no published example`)
  return vector
}

const fill = async (page: Page, section: string, values: Record<string, string>) => {
  const part = page.getByRole('region', { name: section })
  for (const [label, value] of Object.entries(values)) await part.getByLabel(label).fill(value)
  await page.keyboard.press('Enter')
  return part
}

test('the calculator gives the published examples, signed out and by keyboard', async ({ person }) => {
  const { page } = await person(desk)
  await page.goto('/')
  await page.getByRole('link', { name: 'Handicap Calculator' }).click()
  await expect(page.getByRole('heading', { name: 'Handicap calculator' })).toBeVisible()
  await awake(page)

  // R1.1, published by the German golf association.
  const score = published('whs-011')
  const input = z
    .object({
      adjustedGrossScore: z.number(),
      courseRating: z.number(),
      slopeRating: z.number(),
      pcc: z.number(),
    })
    .parse(score.input)
  const differential = await fill(page, 'Score Differential', {
    'Adjusted gross score': `${input.adjustedGrossScore}`,
    'Course rating': `${input.courseRating}`,
    'Playing conditions (PCC)': `${input.pcc}`,
    'Slope rating': `${input.slopeRating}`,
  })
  await expect(differential.getByRole('status')).toContainText(
    `rounded ${Number(score.expected).toFixed(1)}.`,
  )

  // R3.6, published by the USGA: 11.6 against a Low Handicap Index of 6.5.
  const cap = published('whs-078')
  const limits = z.object({ averageOfLowest8: z.number(), lowHandicapIndex: z.number() }).parse(cap.input)
  const index = await fill(page, 'Handicap Index', {
    'Low Handicap Index': `${limits.lowHandicapIndex}`,
  })
  await expect(index.getByText('An index needs at least three differentials.')).toBeVisible()
  await index
    .getByLabel('Score Differentials, newest last')
    .fill(Array.from({ length: 20 }, () => limits.averageOfLowest8.toFixed(1)).join(' '))
  await index.getByRole('button', { name: 'Calculate' }).press('Enter')
  await expect(index.getByRole('status')).toContainText(`Handicap Index ${Number(cap.expected).toFixed(1)}.`)

  const wrong = await fill(page, 'Course and Playing Handicap', {
    'Handicap Index': '12.4',
    'Course rating': '71.4',
    Par: '72',
    'Slope rating': '156',
  })
  await expect(wrong.getByText('A slope rating is 55 to 155, not 156.')).toBeVisible()
  await expect(wrong.getByLabel('Slope rating')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('128')
  await page.keyboard.press('Enter')
  // R4.1, R5: 12.4 x 128 / 113 - 0.6 = 13.446 -> 13; 95 % of it 12.774 -> 13.
  await expect(wrong.getByRole('status')).toContainText('13.446 x 95 % = 12.774, rounded 13.')
})

/** Days ago on the club's calendar, as a date field takes it; rounds of a day are played in the middle of it. */
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('a round at another club waits for the committee, counts with its arithmetic, and is taken off again', async ({
  person,
}) => {
  const [secretary, player] = await Promise.all([person(desk), person(phone)])
  const club = await seedClub(secretary.context, 'Elsewhere Hills')
  const names = { firstName: 'Petra', lastName: 'Player', clubCode: club.clubCode }
  const memberId = await signUp(player.context, names)
  await call(secretary.context.request, 'PATCH', `/api/members/${memberId}/handicap`, { handicap: '12.0' })
  const own = player.page
  const dialog = own.getByRole('dialog')
  const enter = () => dialog.getByRole('button', { name: 'Enter the round' }).click()
  const fillNine = async ({ day, slope, gross }: Record<'day' | 'slope' | 'gross', string>) => {
    await dialog.getByRole('radio', { name: 'Nine holes' }).check()
    const fields = {
      'Day of the round': day,
      'Club and course': 'Links of Elsewhere',
      Tee: 'Yellow',
      'Course Rating': '35.5',
      'Slope Rating': slope,
      'Adjusted gross score': gross,
      Marker: 'Max Marker',
    }
    for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
    await dialog.getByLabel(/^Par/).fill('36')
  }

  await test.step('the player enters nine holes; what is missing or cannot be is said at its field', async () => {
    await own.goto('/handicap')
    await own.getByRole('button', { name: 'Add a round from another club' }).click()
    await enter()
    await expect(dialog.getByText('Fill this in.')).toHaveCount(8)
    await expect(dialog.getByLabel('Day of the round')).toBeFocused()
    await fillNine({ day: dayAgo(-2), slope: '26', gross: '45' })
    await enter()
    await expect(dialog.getByText('A Slope Rating is 55 to 155.')).toBeVisible()
    await dialog.getByLabel('Slope Rating').fill('126')
    await enter()
    await expect(dialog.getByText('This day is in the future.').first()).toBeVisible()
    await dialog.getByLabel('Day of the round').fill(dayAgo(3))
    await enter()
    await expect(dialog).toBeHidden()
    await expect(own.getByText('Waits for the committee')).toBeVisible()
  })

  await test.step('the same facts again are asked about', async () => {
    await own.getByRole('button', { name: 'Add a round from another club' }).click()
    await fillNine({ day: dayAgo(3), slope: '126', gross: '41' })
    await enter()
    await expect(dialog.getByText('Is this another round?')).toBeVisible()
    await expect(
      dialog.getByText(
        'Links of Elsewhere, round at another club, waiting for the committee, adjusted gross score 45',
      ),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Enter it as another round' }).click()
    await expect(dialog).toBeHidden()
    await expect(own.getByText('Waits for the committee')).toHaveCount(2)
    await own
      .getByRole('button', { name: /^Withdraw the round at Links of Elsewhere/ })
      .first()
      .click()
    await expect(own.getByText('Withdrawn', { exact: true })).toBeVisible()
  })

  const { page } = secretary
  const asked = page.getByRole('dialog')
  await test.step('the committee finds it where its work waits, and accepts it', async () => {
    await page.goto('/handicap-committee')
    const waiting = page.getByRole('region', { name: 'A round at another club waits' })
    await expect(waiting.getByText('45 strokes over 9 holes, par 36.')).toBeVisible()
    await waiting.getByRole('button', { name: /^Accept the round at Links of Elsewhere/ }).click()
    await asked.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(asked).toBeHidden()
    await expect(waiting).toBeHidden()
  })

  await test.step('it counts on the player’s record, and opens to its arithmetic', async () => {
    await own.reload()
    await expect(own.getByText('Accepted', { exact: true })).toBeVisible()
    await expect(own.getByText('Links of Elsewhere, nine holes, another club')).toBeVisible()
    await own.getByRole('button', { name: /^Differential of/ }).click()
    // R1.2, R1.3: 113 / 126 x (45 - 35.5), and 0.52 x 12.0 + 1.2.
    await expect(own.getByText('113 / 126 x (45 - 35.5) = 8.520 for the nine holes played.')).toBeVisible()
    await expect(own.getByText('Together 15.960, rounded 16.0.')).toBeVisible()
  })

  await test.step('the committee takes it off, and the player reads why', async () => {
    await page.goto(`/members/${memberId}/handicap`)
    await page
      .getByRole('button', { name: /^Take the round at Links of Elsewhere .* off the record$/ })
      .click()
    await asked.getByRole('button', { name: 'Take off the record' }).click()
    await expect(asked.getByText('Give a reason of at least 3 characters.')).toBeVisible()
    await asked.getByLabel('Reason').fill('A scramble')
    await asked.getByRole('button', { name: 'Take off the record' }).click()
    await expect(asked).toBeHidden()
    await own.reload()
    await expect(own.getByText('Taken off the record: A scramble')).toBeVisible()
    await expect(own.getByText('Links of Elsewhere, nine holes, another club')).toBeHidden()
  })
})
