import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { Hand } from './support/hand.ts'
import { seedClub, signUp } from './support/seed.ts'

const Identified = z.looseObject({ id: z.string() })

test('the club fills a competition: two places, a reserve who moves up and is told, a guest, fees, and one who leaves', async ({
  caller,
  person,
}) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Entry Hill')
  const competition = `/api/competitions/${club.competitionId}`
  await call(admin.context.request, 'PATCH', competition, { maxParticipants: 2, entryFee: '12.50' })
  const [{ context: bertsPhone, page: bert }, { context: cleosPhone, page: cleo }] = [
    await person(phone),
    await person(phone),
  ]
  for (const [firstName, player] of [
    ['Anna', await caller()],
    ['Bert', bertsPhone],
    ['Cleo', cleosPhone],
  ] as const)
    await signUp(player, { firstName, lastName: 'Entrant', clubCode: club.clubCode })
  const { page } = admin
  await page.goto(`/competition-desk/${club.competitionId}?section=entries`)
  await page.getByRole('button', { name: 'Enter players' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('entrant')
  for (const name of ['Anna', 'Bert', 'Cleo']) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(dialog).toBeHidden()
  const list = page.getByRole('list', { name: 'Entries' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByText('Reserve 1')).toBeVisible()
  await expect(page.getByText('25.00')).toBeVisible()

  // Anna pays; Bert leaves on their own phone, and Cleo has the place and is told.
  await list.getByRole('checkbox', { name: 'Choose Anna Entrant' }).check()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(list.getByText(/Fee paid/)).toBeVisible()
  await bert.goto('/competitions')
  await bert.getByRole('button', { name: 'Leave Captain’s Prize' }).first().click()
  // "Leaving…" is not yet having left.
  await expect(bert.getByText('You have left the competition').first()).toBeVisible()
  await expect(bert.getByRole('button', { name: /^Leav/ })).toHaveCount(0)
  await cleo.goto('/notices')
  await expect(cleo.getByText('You have a place')).toBeVisible()

  // The club withdraws Anna with a reason, and a guest has the place.
  await page.reload()
  await list.getByRole('checkbox', { name: 'Choose Anna Entrant' }).check()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('textbox').fill('Injured')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(list.getByText(/Injured/)).toBeVisible()
  await page.getByRole('button', { name: 'Enter a guest' }).click()
  await dialog.getByLabel('First name').fill('Gil')
  await dialog.getByLabel('Last name').fill('Guest')
  await dialog.getByLabel('Handicap Index').fill('12,4')
  await dialog.getByLabel('Home club').fill('Hill Side')
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(list.getByText(/Guest, Hill Side/)).toBeVisible()
})

test('a player leaves a competition that has not begun, from its line in the list', async ({
  caller,
  person,
}) => {
  const [admin, player] = [await caller(), await person(phone)]
  const club = await seedClub(admin, 'Leaving Hill')
  await call(admin.request, 'PATCH', `/api/competitions/${club.competitionId}/status`, {
    status: 'upcoming',
  })
  await signUp(player.context, { firstName: 'Leo', lastName: 'Leaver', clubCode: club.clubCode })
  await call(player.context.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const { page } = player
  await page.goto('/competitions')
  await expect(page.getByText('No competition is on right now')).toBeVisible()
  await page.getByRole('button', { name: 'Leave Captain’s Prize' }).tap()
  await expect(page.getByText('You have left the competition').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Join Captain’s Prize' })).toBeVisible()
})

test('the club fills an invite-only match play and a team Stableford from their desks', async ({
  person,
}) => {
  const [admin, player] = await Promise.all([person(desk), person(phone)])
  const club = await seedClub(admin.context, 'Invited Hill')
  await signUp(player.context, { firstName: 'Iris', lastName: 'Invited', clubCode: club.clubCode })
  const { page } = admin
  for (const [competitionType, name] of [
    ['matchplay', 'By Invitation'],
    ['team_stableford', 'By Captains'],
  ] as const) {
    const { id } = Identified.parse(
      await call(admin.context.request, 'POST', '/api/competitions', {
        name,
        clubId: club.clubId,
        courseId: club.courseId,
        competitionType,
        openToAll: false,
        startDate: new Date(Date.now() + 3_600_000).toISOString(),
        endDate: new Date(Date.now() + 86_400_000).toISOString(),
      }),
    )
    await page.goto(`/competition-desk/${id}?section=entries`)
    await page.getByRole('button', { name: 'Enter players' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Iris Invited' }).check()
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('list', { name: 'Entries' }).getByRole('listitem')).toHaveText([
      /Iris Invited/,
    ])
  }
  await player.page.goto('/notices')
  for (const name of [/By Invitation/, /By Captains/])
    await expect(player.page.getByText(name).first()).toBeVisible()
})

test('the club enters all its members with three presses, and is told by name who was not entered', async ({
  person,
}) => {
  const { page, context } = await person(desk)
  const club = await seedClub(context, 'Whole Hill')
  const rows = Array.from({ length: 22 }, (_, i) => `Member${i},Ann,${i === 21 ? '31.0' : '12.4'}`)
  const imported = await context.request.put(
    `/api/clubs/${club.clubId}/member-imports/imp_00000000000000000002?ready=22`,
    {
      headers: { 'content-type': 'application/octet-stream' },
      data: Buffer.from(['Surname,First Name,Handicap Index', ...rows].join('\n')),
    },
  )
  expect(imported.status()).toBe(200)
  await page.goto(`/competition-desk/${club.competitionId}?section=entries`)
  const dialog = page.getByRole('dialog')
  const hand = new Hand(page)
  await hand.press(page.getByRole('button', { name: 'Enter players' }))
  await hand.press(dialog.getByRole('button', { name: 'Choose all 22' }))
  await expect(dialog.getByText('22 players chosen')).toBeVisible()
  await hand.press(dialog.getByRole('button', { name: 'Enter', exact: true }))
  await expect(page.getByText('22 players entered').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Entries' }).getByRole('listitem')).toHaveCount(22)
  expect(hand.presses).toBe(3)

  const terms = { courseId: club.courseId, clubId: club.clubId, competitionType: 'stableford' }
  const times = { startDate: '2030-05-04T08:00', endDate: '2030-05-04T20:00' }
  const { id } = Identified.parse(
    await call(context.request, 'POST', '/api/competitions', { ...terms, ...times, name: 'Low Medal' }),
  )
  const low = { mostIndex: '28.0', maxParticipants: 20 }
  await call(context.request, 'PUT', `/api/competitions/${id}/entry-terms`, low)
  await page.goto(`/competition-desk/${id}?section=entries`)
  await page.getByRole('button', { name: 'Enter players' }).click()
  await dialog.getByRole('button', { name: 'Choose all 22' }).click()
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(dialog.getByText('1 player was not entered')).toBeVisible()
  await expect(dialog.getByText(/^Ann Member21: /)).toBeVisible()
  await expect(page.getByText(/^On the reserve list: Ann Member\d+\.$/).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Entries' }).getByRole('listitem')).toHaveCount(21)
})
