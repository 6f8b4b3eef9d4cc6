import { z } from 'zod'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/* A player sees a wrong score after handing in: the club is told, answers, and corrects; nothing is lost on the way. */

const Started = z.looseObject({
  id: z.string(),
  terms: z.looseObject({ holes: z.array(z.looseObject({ par: z.number() })) }),
})

test('when a player says that something is wrong, then the club sees it, answers or corrects, and the player reads it', async ({
  person,
}) => {
  const { context: admin, page } = await person(desk)
  const club = await seedClub(admin, 'Question Castle')
  const { context: player, page: mobile } = await person(phone)
  await signUp(player, { firstName: 'Pia', lastName: 'Byrne', clubCode: club.clubCode })
  const { request } = player
  const { competitionId } = club
  await call(request, 'POST', `/api/competitions/${competitionId}/join`, {})
  const round = Started.parse(
    await call(request, 'POST', '/api/rounds', { courseId: club.courseId, competitionId }),
  )
  await call(request, 'POST', `/api/rounds/${round.id}/scores`, {
    entries: round.terms.holes.map(({ par }, i) => ({
      id: `ent_${i.toString(36).padStart(9, '0')}aaaaaaaaaa`,
      holeNumber: i + 1,
      result: 'strokes',
      grossScore: par + 1,
      at: new Date(Date.now() - 60_000 + i).toISOString(),
    })),
  })
  await call(request, 'PATCH', `/api/rounds/${round.id}`, {
    partnerName: 'Max Marker',
    partnerSignature: 'Max Marker',
    sameRound: false,
  })
  const seven = (round.terms.holes[6]?.par ?? 0) + 1
  const said = mobile.getByRole('region', { name: 'Is this card right?' })
  const dialog = mobile.getByRole('dialog')

  await test.step('the player names a hole; a fault and a reload lose nothing', async () => {
    await mobile.goto(`/rounds/${round.id}`)
    await said.getByRole('button', { name: 'Something is wrong' }).click()
    await dialog.getByRole('button', { name: 'Tell the club' }).click()
    await expect(dialog.getByText('Name a hole, or write what is wrong.')).toBeVisible()
    await dialog.getByLabel('Which hole').selectOption({ label: 'Hole 7' })
    await expect(dialog.getByText(`The card has: ${seven}.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Tell the club' }).click()
    await expect(dialog.getByText('The card already has this score.')).toBeVisible()
    await dialog.getByLabel('What it should be').selectOption(`${seven - 1}`)
    expect(await axe(mobile)).toEqual([])
    await mobile.route('**/objection', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await dialog.getByRole('button', { name: 'Tell the club' }).click()
    await expect(dialog.getByText('The club was not told')).toBeVisible()
    await mobile.unroute('**/objection')
    await mobile.reload()
    await said.getByRole('button', { name: 'Something is wrong' }).click()
    await expect(dialog.getByLabel('What it should be')).toHaveValue(`${seven - 1}`)
    await dialog.getByRole('button', { name: 'Tell the club' }).click()
    await expect(said).toContainText(`Hole 7 should be: ${seven - 1}.`)
    await expect(said).toContainText('The club has not answered yet.')
    expect(await axe(mobile)).toEqual([])
  })

  await test.step('it is taken back and said again', async () => {
    await said.getByRole('button', { name: 'Take it back' }).click()
    await expect(said).not.toContainText('The club has not answered yet.')
    await said.getByRole('button', { name: 'Something is wrong' }).click()
    await dialog.getByLabel('What happened').fill('I played from the yellow tees')
    await dialog.getByRole('button', { name: 'Tell the club' }).click()
    await expect(said).toContainText('I played from the yellow tees')
  })

  await test.step('the club finds it at the desk and on its own page, and answers', async () => {
    await page.goto(`/competition-desk/${competitionId}`)
    await expect(page.getByRole('link', { name: '1 card is disputed' })).toBeVisible()
    await page.goto('/club-admin')
    await expect(page.getByRole('heading', { name: '1 player says that a card is wrong' })).toBeVisible()
    await page.getByRole('link', { name: 'The card of Pia Byrne' }).click()
    await expect(page.getByText('I played from the yellow tees')).toBeVisible()
    await page.getByRole('button', { name: 'Answer the player' }).click()
    const answer = page.getByRole('dialog')
    await answer.getByLabel(/^Reason/).fill('The marker says the blue ones')
    await answer.getByRole('button', { name: 'Answer the player' }).click()
    await expect(page.getByText('The club answered: The marker says the blue ones')).toBeVisible()
    await mobile.goto('/notices')
    await expect(
      mobile.getByText(
        /The club has answered what you said about your card.*“The marker says the blue ones”\./,
      ),
    ).toBeVisible()
  })

  await test.step('said once more, the correction of the card is the answer', async () => {
    await mobile.goto(`/rounds/${round.id}`)
    await expect(said).toContainText('The club answered: The marker says the blue ones')
    await said.getByRole('button', { name: 'Something is wrong' }).click()
    await dialog.getByLabel('Which hole').selectOption({ label: 'Hole 7' })
    await dialog.getByLabel('What it should be').selectOption(`${seven - 1}`)
    await dialog.getByRole('button', { name: 'Tell the club' }).click()
    await expect(said).toContainText(`Hole 7 should be: ${seven - 1}.`)
    const strokes = (grossScore: number) => ({ result: 'strokes', grossScore })
    await page.goto(`/rounds/${round.id}`)
    await expect(page.getByText(`Hole 7 should be: ${seven - 1}.`)).toBeVisible()
    await call(admin.request, 'POST', `/api/rounds/${round.id}/corrections`, {
      reason: 'You are right',
      holes: [{ holeNumber: 7, from: strokes(seven), to: strokes(seven - 1) }],
    })
    await mobile.reload()
    await expect(said).toContainText('The club changed the card: You are right')
  })

  await test.step('without a connection the button says so; after the result is final it says whom to ask', async () => {
    await mobile.route('**/objection', (route) => route.abort())
    await mobile.reload()
    await said.getByRole('button', { name: 'Something is wrong' }).click()
    await expect(mobile.getByText('You need a connection to tell the club.', { exact: true })).toBeVisible()
    await mobile.unroute('**/objection')
    for (const status of ['completed', 'final'])
      await call(admin.request, 'PATCH', `/api/competitions/${competitionId}/status`, { status })
    await mobile.reload()
    await expect(said).toContainText('ask the committee. It can reopen the result.')
    await expect(said.getByRole('button', { name: 'Something is wrong' })).toHaveCount(0)
  })
})
