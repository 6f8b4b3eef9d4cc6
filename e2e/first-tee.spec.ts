import { codeToFirstScore } from './support/code-to-first-score.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { PASSWORD, seedClub, seedRound, signUp } from './support/seed.ts'

const MOST_PRESSES = 9
const MOST_SECONDS = 60

test('from the club’s QR code to the first score in nine presses on a phone', async ({ person }) => {
  const { context } = await person(desk)
  const club = await seedClub(context, 'First Tee Links')
  const { page } = await person(phone)
  const took = await codeToFirstScore(page, club.clubCode)
  expect(took.presses + took.intoFields, JSON.stringify(took)).toBeLessThanOrEqual(MOST_PRESSES)
  expect(took.seconds).toBeLessThan(MOST_SECONDS)
  test.info().annotations.push({ type: 'code to first score', description: JSON.stringify(took) })
})

test('when somebody starts a round beside a competition that they can enter, then it is said before, and one press enters them', async ({
  person,
}) => {
  const admin = await person(desk)
  const { clubCode, competitionId } = await seedClub(admin.context, 'Beside It')
  const { page, context } = await person(phone)
  await signUp(context, { firstName: 'Nora', lastName: 'New', clubCode })
  await page.goto('/scorecard')
  const toEnter = page.getByRole('region', { name: 'Competitions you can enter' })
  await expect(toEnter).toContainText('is on, and you are not entered')
  await toEnter.getByRole('button', { name: /^Join/ }).tap()
  await expect(page.getByText('Joined Competition', { exact: true }).first()).toBeVisible()
  await expect(toEnter).toHaveCount(0)
  // Right above the bar of places, where toasts come.
  const button = page.getByRole('button', { name: 'Start Round' })
  const start = await button.boundingBox()
  await page.setViewportSize({ width: 390, height: Math.round((start?.y ?? 0) + (start?.height ?? 0) + 72) })
  const isCovered = await button.evaluate((start) => {
    const toast = [...document.querySelectorAll('li')].find((one) => one.textContent.includes('Joined'))
    const [over, under] = [toast?.getBoundingClientRect(), start.getBoundingClientRect()]
    return over !== undefined && over.top < under.bottom && over.bottom > under.top
  })
  expect(isCovered, 'the toast covers it').toBe(false)
  const entered = page.getByRole('region', { name: 'Your competitions' })
  await entered.getByRole('link', { name: 'Play it' }).tap()
  await expect(page).toHaveURL(`/scorecard?competitionId=${competitionId}`)
})

test('D48, T37: who signs in on another device types e-mail and password, and a code that no club has keeps nobody out', async ({
  person,
}) => {
  const admin = await person(desk)
  const { clubCode } = await seedClub(admin.context, 'Second Phone')
  const known = await person(desk)
  await signUp(known.context, { firstName: 'Sofia', lastName: 'Second', clubCode })
  const { email } = (await (await known.context.request.get('/api/auth/user')).json()) as { email: string }
  const { page } = await person(phone)
  await page.goto('/auth?tab=signin')
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true })
  await expect(page.getByLabel('Club code')).toBeHidden()
  await signIn.tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Sofia')

  await test.step('of a code nothing is said to somebody whose account has a club', async () => {
    const { page: other } = await person(phone)
    await other.goto('/auth?tab=signin')
    await other.getByText('Join a club with its code, or set one up').click()
    await other.getByLabel('Club code').fill('SC000000')
    await other.getByLabel(/^E-mail/).fill(email)
    await other.getByLabel(/^Password/).fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign In', exact: true }).tap()
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome, Sofia')
    await expect(other.getByRole('alert')).toHaveCount(0)
    await expect(other.getByLabel('Club code')).toHaveCount(0)
  })
})

test('P20: who signs up or in with a code that no club has is in, and told at the field that holds it', async ({
  person,
}) => {
  const admin = await person(desk)
  const { clubCode } = await seedClub(admin.context, 'Told Later')
  const { page } = await person(phone)
  const email = `wilma.${clubCode.toLowerCase()}@seed.example`
  // The link leads to a page that somebody without a club cannot read.
  await page.goto('/auth?code=SC000000&next=%2Fhandicap')
  await page.getByLabel('First name').fill('Wilma')
  await page.getByLabel('Last name').fill('Wrong')
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account', exact: true }).tap()
  const code = page.getByLabel('Club code')
  const told = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Wilma')
    await expect(page).toHaveURL('/')
    await expect(code).toHaveValue('SC000000')
    await expect(page.getByRole('alert')).toHaveText('No club has this code. Check it with your club.')
  }
  await told()
  const violations = await axe(page)
  expect(violations.map((one) => one.id)).toEqual([])
  await page.reload()
  await told()

  const { page: second } = await person(phone)
  await second.goto('/auth?tab=signin')
  await second.getByText('Join a club with its code, or set one up').click()
  await second.getByLabel('Club code').fill('SC000000')
  await second.getByLabel(/^E-mail/).fill(email)
  await second.getByLabel(/^Password/).fill(PASSWORD)
  await second.getByRole('button', { name: 'Sign In', exact: true }).tap()
  await expect(second.getByRole('alert')).toHaveText('No club has this code. Check it with your club.')
  await expect(second.getByLabel('Club code')).toHaveValue('SC000000')

  await code.fill(clubCode)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Join the club' }).tap()
  await expect(page.getByText('Welcome to Told Later', { exact: true })).toBeVisible()
  await expect(code).toHaveCount(0)
})

test('when a person has no club, then the field for a code is where they read it', async ({ person }) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Open Gate')
  const { page, context } = await person(phone)
  const userId = await signUp(context, { firstName: 'Rema', lastName: 'Removed', clubCode: club.clubCode })
  await call(admin.context.request, 'DELETE', `/api/clubs/${club.clubId}/members/${userId}`)
  for (const path of ['/', '/competitions', '/scorecard']) {
    await page.goto(path)
    await expect(page.getByLabel('Club code'), path).toBeVisible()
    const violations = await axe(page)
    expect(
      violations.map((one) => one.id),
      path,
    ).toEqual([])
  }
  const code = page.getByLabel('Club code')
  const join = page.getByRole('button', { name: 'Join the club' })
  await code.fill('SC12')
  await join.tap()
  await expect(page.getByRole('alert')).toHaveText('Invalid club code format. Use format: SC123456')
  await code.fill('SC000000')
  await join.tap()
  await expect(page.getByRole('alert')).toHaveText('No club has this code. Check it with your club.')
  await page.reload()
  await expect(code, 'kept as it was typed').toHaveValue('SC000000')
  await code.fill(club.clubCode.toLowerCase())
  await join.tap()
  await expect(page.getByRole('button', { name: 'Start Round' })).toBeVisible()
})

test('when an administrator has not created the club yet, then its pages lead there', async ({ person }) => {
  const { page, context } = await person(desk)
  await signUp(context, { firstName: 'Fiona', lastName: 'Founder' })
  for (const path of ['/club-admin', '/admin-dashboard', '/analytics', '/member-invite']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Create your club' }), path).toHaveAttribute(
      'href',
      '/club-setup',
    )
    await expect(page.getByText('Access Denied')).toHaveCount(0)
  }
})

test('the tee of an open card: changed at once before a score, told first afterwards; and the round given up', async ({
  person,
}) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Change Links')
  const { page, context } = await person(phone)
  await seedRound(context, { club, admin: admin.context, firstName: 'Theo', handicap: '18.0', gross: [] })
  await page.goto('/scorecard')
  await expect(page.getByText('Blue tee').filter({ visible: true })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Tee and round' })
  await menu.tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'White' }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/ · White tee$/).filter({ visible: true })).toBeVisible()

  await page.getByRole('group', { name: 'Score for hole 1' }).getByRole('button').first().tap()
  await menu.tap()
  await dialog.getByRole('button', { name: 'Green' }).tap()
  await expect(page.getByRole('dialog', { name: 'Play from the Green tee?' })).toContainText(
    'Course Handicap',
  )
  const violations = await axe(page)
  expect(violations.map((one) => one.id)).toEqual([])
  await dialog.getByRole('button', { name: 'Play from Green' }).tap()
  await expect(page.getByText('You play from the Green tee', { exact: true })).toBeVisible()

  await menu.tap()
  await dialog.getByRole('button', { name: 'Abandon this round' }).tap()
  await expect(dialog).toContainText('counts for nothing')
  await dialog.getByRole('button', { name: 'Yes, abandon it' }).tap()
  await expect(page).toHaveURL('/')
  expect(await (await context.request.get('/api/rounds/active')).json()).toBeNull()
})
