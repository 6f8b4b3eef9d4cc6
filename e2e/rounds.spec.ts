import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { PASSWORD, seedClub, signUp, type SeededClub } from './support/seed.ts'

/* The page of one round, and what the club does to a card with a reason that its player reads (U16, U18, U28). */

const Started = z.looseObject({
  id: z.string(),
  terms: z.looseObject({
    rating: z.string(),
    slope: z.number(),
    holes: z.array(z.looseObject({ par: z.number() })),
  }),
})

/** Plays every hole in par + 1 through the API and hands the card in. */
async function playBogeys(
  request: APIRequestContext,
  club: SeededClub,
  terms: { device: string; competitionId?: string },
) {
  const round = Started.parse(
    await call(request, 'POST', '/api/rounds', {
      courseId: club.courseId,
      competitionId: terms.competitionId ?? null,
    }),
  )
  const pars = round.terms.holes.map((hole) => hole.par)
  await call(request, 'POST', `/api/rounds/${round.id}/scores`, {
    entries: pars.map((par, i) => ({
      id: `ent_${i.toString(36).padStart(9, '0')}${terms.device}`,
      holeNumber: i + 1,
      result: 'strokes',
      grossScore: par + 1,
      at: new Date(Date.now() - 60_000 + i).toISOString(),
    })),
  })
  await call(request, 'PATCH', `/api/rounds/${round.id}`, {
    partnerName: 'Max Marker',
    partnerSignature: 'Max Marker',
    // Rounds of one day with the same scores.
    sameRound: false,
  })
  return { id: round.id, pars, rating: Number(round.terms.rating), slope: round.terms.slope }
}

const answerReason = async (page: Page, reason: string, button: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: button }).click()
}

test('when the club corrects a card with a reason, then board and index move, and the player reads it', async ({
  person,
}) => {
  const [secretary, player, other] = await Promise.all([person(desk), person(phone), person(phone)])
  const club = await seedClub(secretary.context, 'Correction Castle')
  const as = (firstName: string) => ({ firstName, lastName: 'Foley', clubCode: club.clubCode })
  const playerId = await signUp(player.context, as('Grace'))
  await signUp(other.context, as('Hugh'))
  const { request } = player.context
  await playBogeys(request, club, { device: 'aaaaaaaaaa' })
  await playBogeys(request, club, { device: 'bbbbbbbbbb' })
  await call(request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const round = await playBogeys(request, club, {
    device: 'cccccccccc',
    competitionId: club.competitionId,
  })
  const gross = round.pars.reduce((sum, par) => sum + par + 1, 0)
  const seven = (round.pars[6] ?? 0) + 1
  // R1.1: 113 / slope x (adjusted gross - rating), to a tenth; R3.2: the lowest of three, less 2.0.
  const indexOf = (adjusted: number) =>
    (Math.round((1130 / round.slope) * (adjusted - round.rating)) / 10 - 2).toFixed(1)
  const [before, after] = [indexOf(gross), indexOf(gross - 2)]
  const board = player.page.getByRole('row', { name: /Grace Foley/ })
  const history = player.page.getByRole('region', { name: 'Changes by the club' })

  await test.step('the player opens an old round from a link, after signing in (U28)', async () => {
    const { page } = player
    const account = z
      .looseObject({ email: z.string() })
      .parse(await (await request.get('/api/auth/user')).json())
    await player.context.clearCookies()
    await page.goto(`/rounds/${round.id}`)
    await page.waitForURL(/\/auth/)
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByLabel(/^Password/).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL(`**/rounds/${round.id}`)
    await expect(page.getByRole('table', { name: 'Front nine' })).toBeVisible()
    await expect(page.getByText('Max Marker').first()).toBeVisible()
    await expect(history).toContainText('The club has changed nothing on this card.')
    await expect(page.getByRole('button', { name: 'Correct' })).toHaveCount(0)
    await page.locator('summary', { hasText: 'Handicap Index' }).click()
    await expect(page.getByText('There was no Handicap Index when the round started').first()).toBeVisible()
    await page.getByRole('link', { name: 'Captain’s Prize' }).click()
    await expect(board).toContainText(`${gross}`)
    await page.goBack()
    await expect(page.getByRole('table', { name: 'Back nine' })).toBeVisible()
  })

  await test.step('the secretary corrects hole 7', async () => {
    const { page } = secretary
    await page.goto(`/members/${playerId}/rounds`)
    await page.getByRole('link', { name: /Captain’s Prize/ }).click()
    // An administrator sees whose round it is; the player's own page has the course for its title.
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Luttrellstown')
    await expect(page.getByRole('main')).toContainText('Luttrellstown')
    await page.getByRole('button', { name: 'Correct' }).click()
    await page.getByLabel(/^Hole 7, par/).selectOption(`${seven - 2}`)
    await expect(page.getByRole('status').filter({ hasText: '1 hole changed' })).toBeVisible()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Correct card' }).click()
    await expect(page.getByText('Give a reason of at least 3 characters')).toBeVisible()

    await page.context().setOffline(true)
    await answerReason(page, 'The marker wrote another number', 'Correct card')
    await expect(page.getByText('There is no connection. Please try again')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('dialog').getByRole('button', { name: 'Correct card' }).click()
    await expect(page.getByText('Card corrected', { exact: true })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Front nine' })).toBeVisible()
    await expect(page.getByText(/Ruth .* corrected this card/)).toBeVisible()
  })

  await test.step('the player sees what, why, and what followed', async () => {
    const { page } = player
    await page.reload()
    await expect(history).toContainText('The marker wrote another number')
    await expect(history).toContainText(new RegExp(`Hole 7 ${seven} →to ${seven - 2}`))
    await expect(history).toContainText(new RegExp(`Gross ${gross} →to ${gross - 2}`))
    await expect(history).toContainText(new RegExp(`Handicap Index ${before} →to ${after}`))
    await expect(page.getByText('Corrected by the club')).toBeVisible()
    await page.goto(`/competitions/${club.competitionId}/leaderboard`)
    await expect(board).toContainText(`${gross - 2}`)
    await page.goto('/handicap')
    await expect(page.getByText(`Handicap Index ${after}.`)).toBeVisible()
  })

  await test.step('reopened, the card is the player’s again until it is handed in', async () => {
    await secretary.page.getByRole('button', { name: 'Reopen' }).click()
    await answerReason(secretary.page, 'Handed in too soon', 'Reopen card')
    await expect(secretary.page.getByText('Card reopened', { exact: true })).toBeVisible()
    await expect(secretary.page.getByText('This card has not been handed in yet.')).toBeVisible()

    const { page } = player
    await page.reload()
    await expect(page.getByText('18 holes to go of 54')).toBeVisible()
    await page.goto('/scorecard')
    await expect(page.getByText('Captain’s Prize').first()).toBeVisible()
    const again = await request.patch(`/api/rounds/${round.id}`, {
      data: { partnerName: 'Mia Marker', partnerSignature: 'Mia' },
    })
    expect(again.ok(), await again.text()).toBe(true)
    await page.goto(`/rounds/${round.id}`)
    await expect(page.getByText('Mia Marker').first()).toBeVisible()
    await expect(history).toContainText('Handed in too soon')
    await expect(history).toContainText('Max Marker had attested it')
    await page.goto('/handicap')
    await expect(page.getByText(`Handicap Index ${after}.`)).toBeVisible()
  })

  await test.step('another member finds nothing', async () => {
    await other.page.goto(`/rounds/${round.id}`)
    await expect(
      other.page.getByText('This does not exist, or you do not have access to it.', { exact: true }),
    ).toBeVisible()
  })
})

test('when a member has no phone, then the club starts their card, enters it by keyboard and hands it in', async ({
  person,
}) => {
  const [secretary, player] = await Promise.all([person(desk), person(phone)])
  const club = await seedClub(secretary.context, 'Paper Park')
  const playerId = await signUp(player.context, {
    firstName: 'Ivy',
    lastName: 'Keane',
    clubCode: club.clubCode,
  })
  await call(player.context.request, 'PUT', '/api/usual-tee', { usualTee: null })
  const { page } = secretary
  await page.goto(`/members/${playerId}/handicap`)
  await page.getByRole('link', { name: 'Rounds' }).click()
  await expect(page.getByText('No rounds yet')).toBeVisible()
  await page.getByRole('button', { name: 'Start a card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Course/).selectOption({ index: 1 })
  // Nothing is known of the tees she plays, so the club is asked and the first tee is not taken unasked.
  await answerReason(page, 'Her phone was empty', 'Start card')
  await expect(dialog.getByText('Choose the tee this card is played from.')).toBeVisible()
  await dialog.getByLabel(/^Tee/).selectOption({ index: 2 })
  await dialog.getByRole('button', { name: 'Start card' }).click()
  await page.waitForURL('**/rounds/*')
  await page.getByRole('button', { name: 'Correct' }).click()
  for (let hole = 1; hole <= 18; hole++) {
    const field = page.getByLabel(new RegExp(`^Hole ${hole}, par`))
    await field.focus()
    await page.keyboard.type(hole === 18 ? 'p' : '5')
  }
  await page.getByRole('button', { name: 'Save changes' }).click()
  await answerReason(page, 'From the paper card', 'Correct card')
  await expect(page.getByRole('table', { name: 'Back nine' })).toContainText('P')
  await page.getByRole('button', { name: 'Hand in' }).click()
  await dialog.getByLabel(/Marker’s name/).fill('Keane Ivy')
  await answerReason(page, 'From the paper card', 'Hand card in')
  await expect(dialog.getByText(/^The marker signs the card, not the player\./)).toHaveCount(1)
  await dialog.getByLabel(/Marker’s name/).fill('Max Marker')
  await answerReason(page, 'From the paper card', 'Hand card in')
  await expect(page.getByText('On the paper card, handed in by the club')).toBeVisible()

  await test.step('it is taken off and put back, and moved to the day on which it was played', async () => {
    await page.getByRole('button', { name: 'Take card off' }).click()
    await answerReason(page, 'Typed for the wrong Ivy', 'Take card off')
    await expect(page.getByText('Card taken off', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Correct' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Put card back' }).click()
    await answerReason(page, 'It was hers', 'Put card back')
    await expect(page.getByText('Card put back', { exact: true })).toBeVisible()
    const was = page.url()
    await page.getByRole('button', { name: 'Move' }).click()
    await answerReason(page, 'Played yesterday', 'Move card')
    await expect(dialog.getByText('Change the player, competition, round or day.')).toBeVisible()
    const played = dialog.getByLabel('Played on')
    const [year = 0, month = 1, day = 1] = (await played.inputValue()).split('-').map(Number)
    await played.fill(new Date(Date.UTC(year, month - 1, day - 1)).toISOString().slice(0, 10))
    await dialog.getByRole('button', { name: 'Move card' }).click()
    await page.waitForURL((url) => url.href !== was)
    await expect(page.getByText(/moved this card here$/)).toBeVisible()
    await expect(page.getByText('On the paper card, handed in by the club')).toBeVisible()
  })

  await test.step('reopened, it is ended as it stands, and handed in again', async () => {
    await page.getByRole('button', { name: 'Reopen' }).click()
    await answerReason(page, 'One hole is missing', 'Reopen card')
    await page.getByRole('button', { name: 'End card' }).click()
    await answerReason(page, 'She has gone home', 'End card')
    await expect(page.getByText('Ended by the club before it was handed in')).toBeVisible()
    await page.getByRole('button', { name: 'Hand in' }).click()
    await dialog.getByLabel(/Marker’s name/).fill('Max Marker')
    await answerReason(page, 'From the paper card', 'Hand card in')
    await expect(page.getByText('On the paper card, handed in by the club')).toBeVisible()
  })

  await player.page.goto(page.url())
  await expect(player.page.getByText('Played yesterday')).toBeVisible()
  await expect(player.page.getByText('a hole was picked up').first()).toBeVisible()
  await expect(player.page.getByText(/^TOTAL: .*Gross 85/)).toBeVisible()
})

test('when one round counts for three competitions, then the club enters its card in each, and it is one score', async ({
  person,
}) => {
  const [secretary, player] = await Promise.all([person(desk), person(phone)])
  const club = await seedClub(secretary.context, 'Twofold Towers')
  const as = { firstName: 'Ned', lastName: 'Senior', clubCode: club.clubCode }
  const playerId = await signUp(player.context, as)
  const { page } = secretary
  const { request } = secretary.context
  const hour = 3_600_000
  const compete = async (name: string) => {
    const created = await call(request, 'POST', '/api/competitions', {
      name,
      clubId: club.clubId,
      courseId: club.courseId,
      competitionType: 'stableford',
      startDate: new Date(Date.now() - hour).toISOString(),
      endDate: new Date(Date.now() + 8 * hour).toISOString(),
    })
    const { id } = z.looseObject({ id: z.string() }).parse(created)
    await call(player.context.request, 'POST', `/api/competitions/${id}/join`, {})
    return id
  }
  const [medal, , cup] = [await compete('Medal'), await compete('Seniors'), await compete('Cup')]
  const { id, pars } = await playBogeys(player.context.request, club, {
    device: 'aaaaaaaaaa',
    competitionId: medal,
  })
  const once = page.getByText(/For the Handicap Index it counts once, by its card in Medal\./)

  await test.step('from its page, for Seniors', async () => {
    await page.goto(`/rounds/${id}`)
    await page.getByRole('button', { name: 'Also counts for' }).click()
    const dialog = page.getByRole('dialog')
    await answerReason(page, 'Played for both', 'Enter it there')
    await expect(dialog.getByText('Choose the competition.')).toBeVisible()
    await dialog.getByLabel(/^Competition/).selectOption('Seniors')
    await dialog.getByRole('button', { name: 'Enter it there' }).click()
    await page.waitForURL((url) => !url.href.endsWith(id))
    await expect(once).toBeVisible()
    await page.getByRole('link', { name: 'Medal', exact: true }).last().click()
    await expect(page.getByText(/This round also counts for Seniors/)).toBeVisible()
  })

  await test.step('a card typed for the Cup with the same scores is asked about', async () => {
    const begun = await call(request, 'POST', `/api/clubs/${club.clubId}/members/${playerId}/rounds`, {
      reason: 'From paper',
      courseId: club.courseId,
      competitionId: cup,
    })
    const typed = Started.parse(begun)
    await call(request, 'POST', `/api/rounds/${typed.id}/corrections`, {
      reason: 'From paper',
      holes: pars.map((par, i) => ({
        holeNumber: i + 1,
        from: { result: 'not_played', grossScore: null },
        to: { result: 'strokes', grossScore: par + 1 },
      })),
    })
    await page.goto(`/rounds/${typed.id}`)
    await page.getByRole('button', { name: 'Hand in' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Marker’s name/).fill('Max Marker')
    await answerReason(page, 'From the paper card', 'Hand card in')
    await expect(dialog.getByText(/same scores as the card in Medal of that day/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Yes, it is one round: count it once' }).click()
    await expect(once).toBeVisible()
  })

  await test.step('its player reads it, and has one score', async () => {
    await player.page.goto(page.url())
    await expect(player.page.getByText(/This round also counts for Medal/)).toBeVisible()
    const record = await call(player.context.request, 'GET', '/api/handicap-record')
    expect(record).toMatchObject({ holesOnRecord: 18 })
  })
})

test('when the club has ruled on an open card, then its player starts the next round without a question', async ({
  caller,
  person,
}) => {
  const [secretary, player] = [await caller(), await person(phone)]
  const club = await seedClub(secretary, 'Ruling Ridge')
  const as = { firstName: 'Nell', lastName: 'Foley', clubCode: club.clubCode }
  const playerId = await signUp(player.context, as)
  const { page } = player
  const { request } = player.context
  const hour = 3_600_000
  const { id: second } = z.looseObject({ id: z.string() }).parse(
    await call(secretary.request, 'POST', '/api/competitions', {
      name: 'Evening Nine',
      clubId: club.clubId,
      courseId: club.courseId,
      startDate: new Date(Date.now() - hour).toISOString(),
      endDate: new Date(Date.now() + 8 * hour).toISOString(),
      competitionType: 'stableford',
    }),
  )
  for (const id of [club.competitionId, second])
    await call(request, 'POST', `/api/competitions/${id}/join`, {})
  const { courseId, competitionId } = club
  const open = Started.parse(await call(request, 'POST', '/api/rounds', { courseId, competitionId }))

  await test.step('as long as it counts, the player is asked', async () => {
    await page.goto(`/scorecard?competitionId=${second}`)
    await page.getByRole('button', { name: 'Start Round' }).tap()
    await expect(page.getByText('You have another round open')).toBeVisible()
  })

  await test.step('once it is a no return, the next one begins', async () => {
    await call(secretary.request, 'PATCH', `/api/competitions/${competitionId}/entries/${playerId}`, {
      status: 'no_return',
      reason: 'Went home',
    })
    await page.goto('/scorecard')
    await page.goto(`/scorecard?competitionId=${second}`)
    await page.getByRole('button', { name: 'Start Round' }).tap()
    await expect(page.getByRole('group', { name: 'Score for hole 1' })).toBeVisible()
    await expect(page.getByText('You have another round open')).toHaveCount(0)
    const ended = await call(request, 'GET', `/api/rounds/${open.id}`)
    expect(ended).toMatchObject({ status: 'withdrawn' })
  })
})
