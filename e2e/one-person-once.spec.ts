import { call } from './support/call.ts'
import { countTaps, readTaps } from './support/count-taps.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { PASSWORD, seedClub } from './support/seed.ts'

/** Presses from the club's QR code to the first score; a field that is typed into is one. */
const MOST_PRESSES = 9

test('a member of the imported list scans the sheet, is asked about, and is one member with number and index', async ({
  person,
}) => {
  const secretary = await person(desk)
  const club = await seedClub(secretary.context, 'Wychwood Vale')
  const { request } = secretary.context
  const here = `/api/clubs/${club.clubId}`
  const imported = await request.put(`${here}/member-imports/imp_wychwoodvale00000001?ready=1`, {
    headers: { 'content-type': 'text/csv' },
    data: Buffer.from('No,Name,Email,HCP,Born\n1016,Raj Patel,raj.patel@seed.example,13.6,14/03/1958'),
  })
  expect(imported.status()).toBe(200)

  const player = await person(phone)
  const { page } = player
  await countTaps(page)
  await test.step('the sheet’s QR code names the club and asks for four fields', async () => {
    const { sheetKey } = (await (await request.get(`${here}/reach`)).json()) as { sheetKey: string }
    await page.goto(`/auth?code=${club.clubCode}&sheet=${sheetKey}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Wychwood Vale')
    await expect(page.getByRole('radio', { name: /Club Administrator/ })).toBeHidden()
    await expect(page.getByLabel('Club code')).toBeHidden()
    await expect(page.getByRole('textbox')).toHaveCount(4)
  })

  await test.step('from there to the first score', async () => {
    const typed = [
      ['First name', 'Raj'],
      ['Last name', 'Patel'],
      ['E-mail', 'raj.patel@seed.example'],
      ['Password', PASSWORD],
    ] as const
    for (const [label, text] of typed) {
      const field = page.getByLabel(new RegExp(`^${label}( \\*)?$`))
      await field.tap()
      await field.fill(text)
    }
    await page.getByRole('button', { name: 'Create Account', exact: true }).tap()
    await expect(page.getByText('No Handicap Index yet')).toBeVisible()
    await expect(page.getByText(/0\.0|1016|13\.6/)).toHaveCount(0)
    await page.getByRole('button', { name: /^Join/ }).first().tap()
    const tees = page.getByRole('list', { name: 'Which tees do you usually play?' })
    await tees.getByRole('button', { name: 'White' }).tap()
    await page.getByRole('group', { name: 'Score for hole 1' }).getByRole('button').first().tap()
    await expect(page.getByText('Saved at club', { exact: true }).first()).toBeVisible()
    const took = await readTaps(page)
    expect(took.presses + took.intoFields, JSON.stringify(took)).toBeLessThanOrEqual(MOST_PRESSES)
    test.info().annotations.push({ type: 'QR code to first score', description: JSON.stringify(took) })
  })

  await test.step('the player may say who they are, and sees nothing of the list', async () => {
    await page.goto('/')
    await page.getByText('Are you on Wychwood Vale’s member list already?').tap()
    const number = page.getByLabel('Membership number')
    const tell = page.getByRole('button', { name: 'Tell the club' })
    await tell.tap()
    await expect(page.getByText('Enter your membership number or your date of birth.')).toBeVisible()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await number.fill('1061')
    await tell.tap()
    const told = page.getByText(/Wychwood Vale has your details and decides/)
    await expect(told).toBeVisible()
    const withdraw = page.getByRole('button', { name: 'Withdraw my details' })
    await withdraw.tap()
    const question = page.getByRole('dialog', { name: 'Withdraw your details?' })
    await question.getByRole('button', { name: 'Cancel' }).tap()
    await expect(question).toHaveCount(0)
    await expect(told).toBeVisible()
    await expect(number).toHaveValue('1061')
    await withdraw.tap()
    await question.getByRole('button', { name: 'Withdraw my details' }).tap()
    await expect(told).toHaveCount(0)
    await expect(number).toHaveValue('')
    await number.fill('1016')
    await tell.tap()
    await expect(told).toBeVisible()
    await expect(page.getByText(/13\.6/)).toHaveCount(0)
  })

  await test.step('the secretary is asked first of all, and says yes', async () => {
    await secretary.page.goto('/')
    const question = secretary.page.getByRole('group', { name: 'Is this Raj Patel, number 1016?' })
    await expect(question).toContainText('raj.patel@seed.example, not confirmed')
    await expect(question).toContainText('Says: number 1016')
    await question.getByRole('button', { name: 'Yes, Raj Patel is the member on the list' }).click()
    await expect(question).toHaveCount(0)
    await secretary.page.goto('/club-admin?tab=members')
    await expect(secretary.page.getByText('Raj Patel')).toHaveCount(1)
    await expect(secretary.page.getByRole('row').filter({ hasText: 'Raj Patel' })).toContainText('13.6')
  })

  await test.step('the player has the index, the card and the news', async () => {
    await page.goto('/')
    await expect(page.getByText('13.6', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue Round' })).toBeVisible()
    const notices = await call(player.context.request, 'GET', '/api/notices')
    expect(JSON.stringify(notices)).toContain('record_joined')
    // The card was begun off 0, before the club knew who plays.
    const card = await call(player.context.request, 'GET', '/api/rounds/active')
    expect(card).toMatchObject({ handicapUsed: '13.6', status: 'in_progress' })
    await page.getByRole('link', { name: 'Continue Round' }).tap()
    await expect(page.getByText(/No Handicap Index/)).toHaveCount(0)
  })
})

test('a member who was typed twice becomes one record, and two again', async ({ person }) => {
  const { context, page } = await person(desk)
  const club = await seedClub(context, 'Twice Typed')
  const imported = await context.request.put(
    `/api/clubs/${club.clubId}/member-imports/imp_twicetyped0000000001?ready=2`,
    {
      headers: { 'content-type': 'text/csv' },
      data: Buffer.from(
        'No,Name,Email,HCP\n7,Rob Twist,rob@seed.example,12.4\n,Robert Twist,robert@seed.example,',
      ),
    },
  )
  expect(imported.status()).toBe(200)
  const rows = page.getByRole('row').filter({ hasText: 'Twist' })
  const dialog = page.getByRole('dialog')

  await test.step('the same last name is found first, and both records are shown side by side', async () => {
    await page.goto('/club-admin?tab=members')
    await page.getByRole('button', { name: 'Actions for Rob Twist' }).click()
    await page.getByRole('menuitem', { name: 'Manage' }).click()
    await dialog.getByRole('button', { name: 'Merge with another record' }).click()
    await dialog.getByRole('button', { name: /^Choose Robert Twist, Member without an account/ }).click()
    await expect(dialog.getByText('Handicap Index 12.4')).toBeVisible()
    await dialog.getByRole('button', { name: 'Merge the records' }).click()
    await expect(dialog.getByText('Give a reason of at least three letters.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Typed twice')
    await dialog.getByRole('button', { name: 'Merge the records' }).click()
    await expect(page.getByText('Rob Twist is one record now', { exact: true })).toBeVisible()
    await expect(rows).toHaveCount(1)
  })

  await test.step('it stands below the members, and is undone there', async () => {
    await expect(page.getByText('Robert Twist was merged into Rob Twist')).toBeVisible()
    await page.getByRole('button', { name: 'Undo the merge of Robert Twist' }).click()
    await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Robert Twist is a record of their own again', { exact: true })).toBeVisible()
    await expect(rows).toHaveCount(2)
  })
})

test('when the code of a sheet is replaced, then the sheet says so and what to do', async ({ person }) => {
  const { context } = await person(desk)
  const club = await seedClub(context, 'Old Sheet')
  const here = `/api/clubs/${club.clubId}`
  const { sheetKey } = (await (await context.request.get(`${here}/reach`)).json()) as { sheetKey: string }
  expect((await context.request.post(`${here}/code`)).status()).toBe(200)
  const { page } = await person(phone)
  await page.goto(`/auth?code=${club.clubCode}&sheet=${sheetKey}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This club code is no longer in use')
  await expect(page.getByText(/Ask the club for its current sign-up sheet or code/)).toBeVisible()
  await expect(page.getByLabel('Club code')).toHaveValue('')
})
