import type { BrowserContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { AFTER_CLUB_CREATED_MS } from '#web/lib/timings.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { takingTurns } from './support/long-form.ts'
import { call } from './support/call.ts'
import { dismissToasts, exactly, expectRefusal, expectSaid } from './support/refused-write.ts'
import type { RunningServer } from './support/running-server.ts'
import { seedClub, seedRound, signUp, type Caller, type SeededClub } from './support/seed.ts'

/*
 * Both administration pages and club creation, at a desk and on a phone: every tab, dialog, message and refusal of the
 * product's description, and that no form empties on a fault or a reload (U17). A fault is a store that takes no write.
 */

type Device = typeof phone | typeof desk
type Opened = { context: BrowserContext; page: Page }

const broken = 'Something went wrong on our side. Please try again.'
const names = ['Ann', 'Ben', 'Cal', 'Dee', 'Fay']

/** A club of its own for this browser, and five players. */
async function seed(admin: Caller, caller: () => Promise<Caller>) {
  const club = await seedClub(admin, 'Member Club')
  for (const firstName of names)
    await signUp(await caller(), { firstName, lastName: 'Byrne', clubCode: club.clubCode })
}

const sizes: [string, Device][] = [
  ['1440', desk],
  ['390', phone],
]

const inTurn = takingTurns('1440')

/** Has less motion and a clipboard. */
async function prepare({ context, page }: Opened): Promise<Page> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  return page
}

/** A page of an administrator with a club of their own, so that no form's success disturbs another test. */
async function foundClub(opened: Opened): Promise<{ club: SeededClub; page: Page }> {
  const club = await seedClub(opened.context, 'Form Club')
  return { club, page: await prepare(opened) }
}

const field = (scope: Page | Locator, label: string) => scope.getByLabel(new RegExp(`^${label}( \\*)?$`))
/** Those of the list, without its heads. */
const memberRows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Actions for/ }) })
const said = (page: Page, text: string | RegExp) =>
  page.getByText(typeof text === 'string' ? exactly(text) : text).first()

/** The next that is said need not wait for it. */
async function expectToast(page: Page, ...shows: string[]): Promise<void> {
  await expectSaid(page, shows)
  await dismissToasts(page)
}

const tabs = [
  ['/club-admin', 'Overview', 'Quick actions'],
  ['/club-admin', 'Courses', 'Manage Holes'],
  ['/club-admin', 'Competitions', 'Captain’s Prize'],
  ['/club-admin', 'Members', 'Current Members (2)'],
  ['/club-admin', 'Settings', 'Default currency'],
  ['/admin-dashboard', 'Overview', '2 / 50'],
  ['/admin-dashboard', 'Members', 'Current Members (2)'],
  ['/admin-dashboard', 'Settings', 'Save name'],
  ['/admin-dashboard', 'Billing', 'Billing is coming soon'],
] as const

/** Goes through the tabs, whose addresses other journeys open, and back. */
async function walkTabs(page: Page, path: string): Promise<void> {
  const own = tabs.filter(([of]) => of === path)
  await expect(page.getByRole('tab')).toHaveText(own.map(([, name]) => name))
  for (const [, name, content] of own.slice(1)) {
    await page.getByRole('tab', { name }).click()
    await expect(page).toHaveURL(`${path}?tab=${name.toLowerCase()}`)
    await expect(said(page, content)).toBeVisible()
  }
  for (const [, name] of [...own].reverse().slice(1)) {
    await page.goBack()
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
  await expect(said(page, own[0]?.[2] ?? '')).toBeVisible()
}

async function copyCode(page: Page, clubCode: string): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'Club code copied to clipboard!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(clubCode)
}

for (const [size, device] of sizes) {
  test(
    `both administration pages at ${size}: their tabs, the code, and what is not there`,
    { tag: inTurn(size) },
    async ({ caller, person }) => {
      const { club, page } = await foundClub(await person(device))
      await signUp(await caller(), { firstName: 'Ann', lastName: 'Byrne', clubCode: club.clubCode })
      await test.step('while it is unknown who asks, then there is a skeleton, never a refusal', async () => {
        let answer: (() => void) | undefined
        await page.route('**/api/admin/permissions', async (route) => {
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          await route.continue()
        })
        await page.goto('/club-admin')
        await expect(page.getByRole('heading', { level: 1, name: 'Club Administration' })).toBeVisible()
        await expect.poll(() => answer !== undefined).toBe(true)
        await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
        await expect(page.getByText('Access Denied')).toHaveCount(0)
        answer?.()
        await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible()
        await page.unroute('**/api/admin/permissions')
      })
      await test.step('Club Administration: tabs have addresses, the code is copied, members are invited', async () => {
        await walkTabs(page, '/club-admin')
        await copyCode(page, club.clubCode)
        await page.getByRole('link', { name: 'Invite Members' }).click()
        await expect(page).toHaveURL('/member-invite')
      })
      await test.step('Club Dashboard: tabs have addresses, the code is copied and printed', async () => {
        await page.goto('/admin-dashboard')
        await expect(page.getByRole('heading', { level: 1, name: 'Club Dashboard' })).toBeVisible()
        await walkTabs(page, '/admin-dashboard')
        await copyCode(page, club.clubCode)
        await page.getByRole('link', { name: 'Print a sign-up sheet' }).click()
        await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
        await expect(page.getByText(club.clubCode)).toBeVisible()
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
        for (const format of ['A4', 'Letter'] as const) {
          const pdf = (await page.pdf({ format, margin: { top: '1cm', bottom: '1cm' } })).toString('latin1')
          expect([...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)], format).toHaveLength(1)
        }
        await page.emulateMedia({ media: null })
      })
      await test.step('subscription and billing are honest about what is not there', async () => {
        await page.goBack()
        await expect(page.getByText('Free trial').first()).toBeVisible()
        await expect(page.getByText('30 days left')).toBeVisible()
        await page.getByRole('link', { name: 'Upgrade Plan' }).click()
        await expect(page).toHaveURL('/admin-dashboard?tab=billing')
        await expect(page.getByText(/we charge nothing and stop nothing/)).toBeVisible()
        await page.getByRole('link', { name: 'See the prices' }).click()
        await expect(page).toHaveURL('/pricing')
      })
    },
  )

  test(
    `whoever is no administrator is turned away at ${size}, with a way back`,
    { tag: inTurn(size) },
    async ({ caller, person }) => {
      const { clubCode } = await seedClub(await caller(), 'Closed Office')
      const opened = await person(device)
      await signUp(opened.context, { firstName: 'Ann', lastName: 'Byrne', clubCode })
      const page = await prepare(opened)
      for (const [path, title] of [
        ['/club-admin?sheet=1', 'Access Denied'],
        ['/club-admin?tab=members', 'Access Denied'],
        ['/admin-dashboard?tab=members', 'Access denied'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
        await expect(page.getByText('Ann Byrne')).toHaveCount(0)
      }
      await page.getByRole('button', { name: 'Go Back' }).click()
      await expect(page).toHaveURL('/club-admin?tab=members')
    },
  )
}

type FormCase = {
  name: string
  /** The tab of the page where it is opened, and by what. */
  opens: (page: Page) => Locator
  /** What it says before it is filled in. */
  asks?: (page: Page, scope: Locator) => Promise<void>
  fields: readonly (readonly [label: string, value: string])[]
  submit: string
  /** The table that takes no write when it is first sent. */
  table: string
  failed: readonly string[]
  done: readonly (string | RegExp)[]
  /** The dialog that opens by itself once it is saved; whatever lies below is covered then. */
  leadsTo?: string
}

async function askNewCourse(_: Page, dialog: Locator): Promise<void> {
  await expect(field(dialog, 'Slope').first()).toHaveValue('113')
  await expect(field(dialog, 'Par').first()).toHaveAttribute('placeholder', '72')
  await field(dialog, 'Holes').selectOption('9')
  await expect(field(dialog, 'Par').first()).toHaveAttribute('placeholder', '36')
  const tees = dialog.getByLabel('Tee', { exact: true })
  for (const [i, tee] of ['Championship', "Men's", 'Ladies', 'Junior'].entries())
    await expect(tees.nth(i)).toHaveValue(tee)
  await dialog.getByRole('button', { name: 'Create Course' }).click()
  await expect(dialog.getByText('Course name is required.')).toBeVisible()
}

/** The fields follow the type, and what is missing or cannot be is said. */
async function askNewCompetition(_: Page, dialog: Locator): Promise<void> {
  const type = field(dialog, 'Type')
  await expect(type.locator('option')).toHaveText([
    'Stableford',
    'Stroke play',
    'Par/bogey',
    'Maximum score',
    'Modified Stableford',
    'Match play',
    'Team stroke play',
    'Team Stableford',
  ])
  await type.selectOption('team_stroke')
  await expect(field(dialog, 'Team size')).toHaveValue('4')
  await type.selectOption('matchplay')
  await expect(field(dialog, 'Bracket')).toHaveValue('single_elimination')
  const create = dialog.getByRole('button', { name: 'Create Competition' })
  await create.click()
  for (const text of ['Name is required.', 'Please choose when it starts.', 'Please choose when it ends.'])
    await expect(dialog.getByText(text)).toBeVisible()
  await field(dialog, 'Name').fill('Cup')
  await field(dialog, 'Start').fill('2027-05-02T18:00')
  await field(dialog, 'End').fill('2027-05-02T08:00')
  await create.click()
  await expect(dialog.getByText('The end must be after the start.')).toBeVisible()
  await type.selectOption('stableford')
}

async function askClubSetUp(page: Page, form: Locator): Promise<void> {
  await expect(page).toHaveURL('/club-setup')
  await form.getByRole('button', { name: 'Create Club' }).click()
  await expect(page.getByText('Club name is required.')).toBeVisible()
  await field(form, 'Time zone').selectOption('Europe/Madrid')
}

const courseForms: FormCase[] = [
  {
    name: 'new course',
    opens: (page) => page.getByRole('button', { name: 'New course' }),
    asks: askNewCourse,
    fields: [
      ['Name', 'North Nine'],
      ['Location', 'Beyond the road'],
      ['Course rating', '35.1'],
      ['Slope', '121'],
      ['Description', 'Short and narrow'],
    ],
    submit: 'Create Course',
    table: 'courses',
    failed: [broken, 'Failed to create course. Please try again.'],
    done: ['Course Created'],
    leadsTo: 'Manage Holes',
  },
  {
    name: 'quick edit',
    opens: (page) => page.getByRole('link', { name: /^Quick Edit.*Luttrellstown/ }),
    fields: [
      ['Location', 'Clonsilla, Dublin 15'],
      ['Par', '72'],
      ['Rating', '72.4'],
      ['Slope', '128'],
      ['Description', 'Parkland by the Liffey'],
    ],
    submit: 'Save',
    table: 'courses',
    failed: [broken, 'Update Failed'],
    done: ['Course Updated'],
  },
]

const competitionForms: FormCase[] = [
  {
    name: 'new competition',
    opens: (page) => page.getByRole('button', { name: 'New competition' }),
    asks: askNewCompetition,
    fields: [
      ['Name', 'Spring Medal'],
      ['Start', '2027-05-02T08:00'],
      ['End', '2027-05-02T18:00'],
      ['Maximum participants', '60'],
      ['Entry fee \\(USD\\)', '12.50'],
      ['Handicap allowance, %', '90'],
      ['Reason for a different allowance', 'A small field'],
      ['Description', 'From the back tees'],
      ['Prizes', 'A ham'],
    ],
    submit: 'Create Competition',
    table: 'competitions',
    failed: [broken, 'Failed to create competition. Please try again.'],
    done: ['Competition Created'],
  },
  {
    name: 'edited competition',
    opens: (page) => page.getByRole('link', { name: /^Edit.*Captain’s Prize/ }),
    fields: [
      ['Maximum participants', '80'],
      ['Prizes', 'Twenty balls'],
    ],
    submit: 'Save',
    table: 'competitions',
    failed: [broken, 'Update Failed'],
    done: ['Competition Updated'],
  },
]

const clubForm: FormCase = {
  name: 'club set-up',
  opens: (page) => page.getByRole('button', { name: 'Create another club' }),
  asks: askClubSetUp,
  fields: [
    ['Club Name', 'Second Links'],
    ['Address', '1 Shore Road'],
    ['Phone', '+353 1 555 0100'],
    ['Email', 'office@second.example'],
    ['Website', 'second.example'],
    ['Description', 'By the sea'],
  ],
  submit: 'Create Club',
  table: 'clubs',
  failed: [broken, 'Failed to create club. Please try again.'],
  done: ['Club Created', 'Second Links is ready', /^SC\d{6}$/],
}

const formOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('main').locator('form')).first()

async function expectTyped(page: Page, { fields }: FormCase): Promise<void> {
  for (const [label, value] of fields) await expect(field(formOf(page), label)).toHaveValue(value)
}

/** Fills it in and sends it to a store that takes nothing. */
async function expectRefused(page: Page, { form, server }: { form: FormCase; server: RunningServer }) {
  await form.opens(page).click()
  await form.asks?.(page, formOf(page))
  for (const [label, value] of form.fields) await field(formOf(page), label).fill(value)
  await expectRefusal(page, server, {
    table: form.table,
    act: () => page.getByRole('button', { name: form.submit, exact: true }).click(),
    shows: form.failed,
  })
  await expectTyped(page, form)
}

async function expectKeptAndSaved(page: Page, form: FormCase): Promise<void> {
  await form.opens(page).click()
  await expectTyped(page, form)
  await page.getByRole('button', { name: form.submit, exact: true }).click()
  for (const text of form.done) await expect(said(page, text)).toBeVisible()
  const { leadsTo } = form
  if (leadsTo !== undefined) await expect(page.getByRole('dialog', { name: leadsTo })).toBeVisible()
  await dismissToasts(page)
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const [size, device] of sizes)
  test(
    `forms at ${size}: they say what is missing, and are kept after a fault, closed and over a reload, then saved`,
    { tag: inTurn(size) },
    async ({ person, server }) => {
      const { page } = await foundClub(await person(device))
      await test.step('of courses and competitions, refused', async () => {
        await page.goto('/club-admin?tab=courses')
        for (const form of courseForms) {
          await test.step(form.name, () => expectRefused(page, { form, server }))
          await closeDialog(page)
        }
        await page.getByRole('tab', { name: 'Competitions' }).click()
        for (const form of competitionForms) {
          await test.step(form.name, () => expectRefused(page, { form, server }))
          await closeDialog(page)
        }
      })
      await test.step('of a club, at its older address, refused', async () => {
        await page.goto('/create-club')
        await expect(page).toHaveURL('/club-setup')
        await expect(page.getByText('You already belong to Form Club')).toBeVisible()
        await expectRefused(page, { form: clubForm, server })
      })
      await test.step('of courses and competitions, kept and saved', async () => {
        await page.goto('/club-admin?tab=competitions')
        for (const form of competitionForms) {
          await test.step(form.name, () => expectKeptAndSaved(page, form))
          await closeDialog(page)
        }
        await page.getByRole('tab', { name: 'Courses' }).click()
        for (const form of courseForms) {
          await test.step(form.name, () => expectKeptAndSaved(page, form))
          await closeDialog(page)
        }
      })
      await test.step('of a club, kept and saved, which leads to the new club', async () => {
        await page.goto('/club-setup')
        const going = await freezeTimers(page, AFTER_CLUB_CREATED_MS)
        await expectKeptAndSaved(page, clubForm)
        await going.release()
        await expect(page).toHaveURL('/club-admin')
        await expect(page.getByRole('main').getByText('Second Links').first()).toBeVisible()
      })
    },
  )

/** Pastes text into a cell as the browser does, without the clipboard of the machine. */
async function paste(cell: Locator, text: string): Promise<void> {
  await cell.focus()
  await cell.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('a player never sees a generated yardage', async ({ caller, person }) => {
  const admin = await caller()
  const club = await seedClub(admin, 'Form Club')
  const created = z
    .object({ id: z.string(), holes: z.array(z.looseObject({ id: z.string() })) })
    .parse(await call(admin.request, 'POST', '/api/courses', { name: 'New Course', clubId: club.clubId }))
  const { page } = await person(phone)
  await signUp(page.context(), { firstName: 'Yara', lastName: 'Quinn', clubCode: club.clubCode })
  const start = async () => {
    const round = await call(page.context().request, 'POST', '/api/rounds', { courseId: created.id })
    await page.goto('/scorecard')
    await expect(page.getByText('Handicap index').first()).toBeVisible()
    return z.object({ id: z.string() }).parse(round).id
  }
  const first = await start()
  await expect(page.getByText(/yards/i)).toHaveCount(0)
  await call(page.context().request, 'POST', `/api/rounds/${first}/abandon`)
  await call(admin.request, 'PATCH', `/api/holes/${created.holes[0]?.id}`, {
    yardages: { Championship: 377 },
  })
  await start()
  await expect(page.getByText('377')).toBeVisible()
})

for (const [size, device] of sizes)
  test(
    `tees at ${size}: the first steps lead to a generated course’s ratings, kept over a fault and a reload`,
    { tag: inTurn(size) },
    async ({ person, server }) => {
      const opened = await person(device)
      const { context } = opened
      await signUp(context, { firstName: 'Tess', lastName: 'Rater' })
      const club = z
        .looseObject({ id: z.string() })
        .parse(await call(context.request, 'POST', '/api/clubs', { name: 'Rating Links' }))
      await call(context.request, 'POST', '/api/courses', { name: 'Generated', clubId: club.id })
      const page = await prepare(opened)
      const step = page.getByRole('listitem').filter({ hasText: 'Tee ratings' })
      await page.goto('/club-admin')
      await step.getByRole('link', { name: 'Enter ratings' }).click()
      const dialog = page.getByRole('dialog', { name: 'Tees' })
      await expect(dialog.getByText('Rounds already started keep their ratings')).toBeVisible()
      await dialog.getByLabel('This tee has its own ratings').nth(1).check()
      const men = dialog.getByRole('group', { name: 'Men', exact: true })
      await men.getByLabel('Rating').fill('7')
      await men.getByLabel('Slope').fill('131')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText(/^Course rating must be a number/)).toBeVisible()
      await men.getByLabel('Rating').fill('71,2')
      await dialog.getByLabel('Tee', { exact: true }).nth(3).fill('Forward')
      await dialog.getByRole('button', { name: 'Remove tee Ladies' }).click()
      await expectRefusal(page, server, {
        table: 'tees',
        act: () => dialog.getByRole('button', { name: 'Save' }).click(),
        shows: [broken, 'Update Failed'],
      })
      await page.reload()
      await expect(men.getByLabel('Rating')).toHaveValue('71,2')
      await expect(men.getByLabel('Slope')).toHaveValue('131')
      for (const [i, name] of ['Championship', "Men's", 'Forward'].entries())
        await expect(dialog.getByLabel('Tee', { exact: true }).nth(i)).toHaveValue(name)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expectToast(page, 'Tees Updated', 'Generated')
      await expect(dialog).toHaveCount(0)
      const figure = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..')
      await expect(figure('Rating')).toContainText('71.2')
      await expect(figure('Slope')).toContainText('131')
      await expect(page.getByRole('list', { name: 'Tees' }).getByRole('listitem')).toHaveText([
        'Championship',
        "Men's",
        'Forward',
      ])
      await page.getByRole('tab', { name: 'Overview' }).click()
      await expect(step.getByText('done', { exact: true })).toHaveCount(1)
      await expect(step.getByRole('link')).toHaveCount(0)

      await test.step('a tee that a competition is played from is put back, with the reason', async () => {
        const courses = await call(page.request, 'GET', `/api/clubs/${club.id}/courses`)
        const listed = z.array(
          z.looseObject({ id: z.string(), tees: z.array(z.looseObject({ id: z.string() })) }),
        )
        const [course] = listed.parse(courses)
        await call(page.request, 'POST', '/api/competitions', {
          clubId: club.id,
          name: 'Front Cup',
          competitionType: 'stableford',
          courseId: course?.id,
          teeId: course?.tees[2]?.id,
          startDate: '2027-05-02T08:00:00Z',
          endDate: '2027-05-02T18:00:00Z',
        })
        await page.getByRole('tab', { name: 'Courses' }).click()
        await page.getByRole('link', { name: /^Tees/ }).click()
        await dialog.getByRole('button', { name: 'Remove tee Forward' }).click()
        await dialog.getByRole('button', { name: 'Save' }).click()
        await expect(
          dialog.getByText('The tee Forward cannot be removed: Front Cup is played from it.'),
        ).toBeVisible()
        await expect(dialog.getByLabel('Tee', { exact: true }).nth(2)).toHaveValue('Forward')
      })
    },
  )

for (const [size, device] of sizes) {
  test(
    `holes at ${size}: keys, women’s card, what is typed, and a new course from its card, or generated and confirmed`,
    { tag: inTurn(size) },
    async ({ person, server }) => {
      const { club, page } = await foundClub(await person(device))
      await call(page.request, 'POST', '/api/courses', { name: 'New Course', clubId: club.clubId })
      const dialog = page.getByRole('dialog', { name: 'Manage Holes' })
      const cell = (label: string) => dialog.getByLabel(label, { exact: true })
      const courseCard = (name: string) =>
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
      const castle = courseCard('Luttrellstown Castle').getByRole('link', { name: /Manage Holes/ })
      const card = courseCard('New Course')
      await page.goto('/club-admin?tab=courses')
      await castle.click()
      await test.step('keys go from cell to cell, names of columns and Done stay in sight', async () => {
        await cell('Stroke index of hole 1').focus()
        for (const [key, label] of [
          ['ArrowDown', 'Stroke index of hole 2'],
          ['Enter', 'Stroke index of hole 3'],
          ['ArrowUp', 'Stroke index of hole 2'],
          ['ArrowRight', 'Yards of hole 2 from Blue'],
          ['ArrowLeft', 'Stroke index of hole 2'],
          ['ArrowLeft', 'Par of hole 2'],
          ['ArrowDown', 'Par of hole 3'],
        ] as const) {
          await page.keyboard.press(key)
          await expect(cell(label)).toBeFocused()
        }
        await cell('Par of hole 18').focus()
        await page.keyboard.press('Enter')
        await expect(cell('Stroke index of hole 1')).toBeFocused()
        await cell('Stroke index of hole 18').scrollIntoViewIfNeeded()
        await expect(dialog.getByRole('columnheader', { name: 'Stroke index' })).toBeInViewport({ ratio: 1 })
        await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
      })
      await test.step('women’s card: copied, changed, taken away after a question', async () => {
        const differs = dialog.getByRole('checkbox', { name: 'Women’s card differs' })
        await differs.click()
        const par = cell('Women’s par of hole 1')
        await expect(par).toHaveValue(await cell('Par of hole 1').inputValue())
        await par.selectOption('5')
        await expectToast(page, 'Hole Updated')
        await expect(differs).toBeChecked()
        await differs.click()
        await page
          .getByRole('dialog', { name: 'Remove the women’s card?' })
          .getByRole('button', { name: 'Remove' })
          .click()
        await expect(par).toHaveCount(0)
      })
      const par = cell('Par of hole 1')
      const index = (hole: number) => cell(`Stroke index of hole ${hole}`)
      const before = await index(2).inputValue()
      await test.step('saved at once, or refused with the reason', async () => {
        await expect(par.locator('option')).toHaveText(['3', '4', '5', '6'])
        await par.selectOption('3')
        await expectToast(page, 'Hole Updated', 'Changes saved successfully')
        await expectRefusal(page, server, {
          table: 'holes',
          act: async () => void (await par.selectOption('5')),
          shows: ['Update Failed', broken],
        })
        await expect(par).toHaveValue('5')
        await index(2).fill('19')
        await index(2).press('Enter')
        await expect(dialog.getByRole('status')).toContainText(
          'Hole 2: Stroke index must be a number from 1 to 18.',
        )
        await expect(index(2)).toHaveAttribute('aria-invalid', 'true')
        await page.goBack()
        await expect(dialog).toHaveCount(0)
        await expect(page).toHaveURL(/tab=courses$/)
      })

      await test.step('what is generated is said, at the course and in its table', async () => {
        await expect(card.getByText('18 pars not confirmed')).toBeVisible()
        await expect(card.getByText('Yardages not confirmed')).toBeVisible()
        await expect(card.getByText('No rating set')).toHaveCount(2)
        await card.getByRole('link', { name: /Check the holes/ }).click()
        await expect(
          dialog.getByText('Generated, not confirmed: 18 pars, 18 stroke indexes, 72 yardages.'),
        ).toBeVisible()
        await expect(index(1)).toHaveAccessibleDescription('Generated, not confirmed')
      })

      await test.step('a row fills a column, all at once; the other holes take what is left over', async () => {
        await paste(index(1), 'SI 7 15 3 11 1 17 9 13 5')
        await expectToast(page, 'Holes Updated')
        await expect(index(3)).toHaveValue('3')
        await expect(index(9)).toHaveValue('5')
        await expect(dialog.getByText('18 pars, 9 stroke indexes, 72 yardages.')).toBeVisible()
        await expect(index(1)).toHaveAccessibleDescription('')
      })

      await test.step('a row that repeats an index changes nothing and says where', async () => {
        await paste(index(10), '2 4 4 8 10 12 14 16 18')
        await expect(dialog.getByRole('status')).toContainText('Stroke index 4 is on holes 11 and 12.')
        await expect(dialog.getByText('9 stroke indexes')).toBeVisible()
      })

      await test.step('a table is shown first, with what could not be read, also after a reload, and taken with one press', async () => {
        const lines = Array.from(
          { length: 18 },
          (_, i) => `${i + 1}\t4\t${300 + i}\t${i === 4 ? 'x' : 200 + i}`,
        )
        await paste(par, `Hole\tPar\tMen's\tLadies\n${lines.join('\n')}`)
        const shown = page.getByRole('dialog', { name: 'Paste a card' })
        await expect(
          shown.getByText('Hole 5, Ladies, yards: “x” is not a number from 1 to 999.'),
        ).toBeVisible()
        await page.reload()
        await expect(shown.getByRole('row')).toHaveCount(19)
        await shown.getByRole('button', { name: 'Use 53 values' }).click()
        await expect(dialog.getByText('9 stroke indexes, 37 yardages.')).toBeVisible()
        await expect(cell("Yards of hole 18 from Men's")).toHaveValue('317')
      })

      await test.step('a hole is confirmed with one press, the rest after a question', async () => {
        await dialog.getByRole('button', { name: 'Confirm hole 10', exact: true }).click()
        await expect(dialog.getByText('8 stroke indexes, 35 yardages.')).toBeVisible()
        await dialog.getByRole('button', { name: 'Confirm all' }).click()
        const asked = page.getByRole('dialog', { name: 'Are these the values of your card?' })
        await asked.getByRole('button', { name: 'Confirm all' }).click()
        await expect(dialog.getByText('Generated, not confirmed')).toHaveCount(0)
        await dialog.getByRole('button', { name: 'Done' }).click()
        await expect(dialog).toHaveCount(0)
        await expect(card.getByText('not confirmed')).toHaveCount(0)
      })

      await test.step('what was refused is there after the reload, until it is saved or taken back', async () => {
        await castle.click()
        await expect(dialog.getByRole('status')).toContainText('2 changes are not saved')
        await expect(par).toHaveValue('5')
        await expect(index(2)).toHaveValue('19')
        await index(2).press('Escape')
        await expect(index(2)).toHaveValue(before)
        await dialog.getByRole('button', { name: 'Save again' }).click()
        await expectToast(page, 'Hole Updated')
        await expect(dialog.getByRole('button', { name: 'Save again' })).toHaveCount(0)
        await dialog.getByRole('button', { name: 'Done' }).click()
        await expect(dialog).toHaveCount(0)
      })

      await test.step('a course from its card: tees, pars, indexes and yardages in one press', async () => {
        await page.getByRole('button', { name: 'New course' }).click()
        const form = page.getByRole('dialog', { name: 'New course' })
        await field(form, 'Name').fill('Nine of Pines')
        await field(form, 'Holes').selectOption('9')
        await field(form, 'Card \\(optional\\)').fill(
          [
            'Par 4 4 3 5 4 4 3 4 4 35',
            'SI 7 1 9 3 5 2 8 4 6',
            'White 371 402 155 510 380 399 170 365 340 3092',
          ].join('\n'),
        )
        await expect(form.getByText('these yards are left out')).toBeVisible()
        await expect(form.getByText('could not be read')).toHaveCount(0)
        await form.getByRole('button', { name: 'Use the tees of the card: White' }).click()
        await expect(form.getByText('9 holes read: Par, Stroke index, White, yards.')).toBeVisible()
        await form.getByRole('button', { name: 'Create Course' }).click()
        await expectToast(page, 'Course Created')
        await expect(dialog.getByText('Nine of Pines, par 35')).toBeVisible()
        await expect(cell('Yards of hole 9 from White')).toHaveValue('340')
        await expect(dialog.getByText('Generated, not confirmed')).toHaveCount(0)
      })
    },
  )

  test(
    `settings at ${size}, and who waits for approval`,
    { tag: inTurn(size) },
    async ({ caller, person, server }) => {
      const { club, page } = await foundClub(await person(device))
      await page.goto('/admin-dashboard')
      await expect(said(page, 'USD')).toBeVisible()
      await test.step('a name is asked for, refused by a store that is full, and saved', async () => {
        await page.getByRole('tab', { name: 'Settings' }).click()
        const name = page.getByLabel('Club name')
        const save = page.getByRole('button', { name: /^Save/ }).first()
        await name.fill(' ')
        await save.click()
        await expectToast(page, 'Club name required', 'Please enter a club name')
        await name.fill('Form Links')
        await expectRefusal(page, server, {
          table: 'clubs',
          act: () => save.click(),
          shows: ['Update failed'],
        })
        await save.click()
        await expectToast(page, 'Club updated successfully!')
        await page.getByRole('tab', { name: 'Overview' }).click()
      })
      await page.getByRole('link', { name: 'Open Club Administration' }).click()
      const openSettings = () => page.getByRole('tab', { name: 'Settings' }).click()
      await test.step('when somebody waits for approval, then they are approved or refused', async () => {
        await openSettings()
        await page.getByRole('radio', { name: /After approval/ }).click()
        await expectToast(page, 'Club updated successfully!')
        await expect(page.getByRole('radio', { name: /After approval/ })).toBeChecked()
        for (const firstName of ['Gus', 'Hal'])
          await signUp(await caller(), { firstName, lastName: 'Byrne', clubCode: club.clubCode })
        await page.getByRole('tab', { name: 'Members' }).click()
        await page.getByRole('button', { name: 'Approve Gus Byrne' }).click()
        await expectToast(page, 'Member approved')
        await page.getByRole('button', { name: 'Actions for Hal Byrne' }).click()
        await page.getByRole('menuitem', { name: 'Decline' }).click()
        await expect(page.getByRole('dialog')).toContainText(
          'Are you sure you want to decline Hal Byrne’s request?',
        )
        await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
        await expectToast(page, 'Request declined')
        await expect(page.getByText('Hal Byrne')).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Edit the handicap of Gus Byrne' })).toBeVisible()
      })
      await openSettings()
      const currency = field(page, 'Default currency')
      await expect(currency.locator('option')).toHaveCount(19)
      await expect(currency.locator('option[value=GBP]')).toHaveText(/GBP \(£\)/)
      await currency.selectOption('EUR')
      await expectToast(page, 'Currency Updated')
      await expectRefusal(page, server, {
        table: 'clubs',
        act: async () => void (await currency.selectOption('JPY')),
        shows: ['Update Failed', 'Failed to update currency'],
      })
      await expect(currency).toHaveValue('EUR')

      await field(page, 'Time zone').selectOption('America/New_York')
      await expectToast(page, 'Time zone updated')
      await page.getByRole('radio', { name: /Assigned/ }).click()
      await expectToast(page, 'Handicap setting updated')

      await page.getByRole('button', { name: 'Replace the code' }).click()
      const dialog = page.getByRole('dialog', { name: 'Replace the club code?' })
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByText(club.clubCode)).toBeVisible()
      await page.getByRole('button', { name: 'Replace the code' }).click()
      await dialog.getByRole('button', { name: 'Replace the code' }).click()
      await expectToast(page, 'New club code')
      await expect(page.getByText(club.clubCode)).toHaveCount(0)

      await test.step('money and clock follow, here and on the other page', async () => {
        await page.getByRole('tab', { name: 'Competitions' }).click()
        await expect(page.getByText('€10.00')).toBeVisible()
        await page.getByRole('link', { name: 'Scoreclub, home' }).click()
        await page.getByRole('link', { name: 'View Dashboard' }).click()
        await expect(page.getByRole('heading', { name: 'Club Dashboard' })).toBeVisible()
        await expect(page.getByText('America/New York')).toBeVisible()
        await expect(said(page, 'EUR')).toBeVisible()
      })
    },
  )

  test(`members at ${size}`, { tag: inTurn(size) }, async ({ caller, person, server }) => {
    const opened = await person(device)
    await seed(opened.context, caller)
    const page = await prepare(opened)
    const rows = memberRows(page)
    await test.step('the address has the filter', async () => {
      await page.goto('/club-admin?tab=members&role=club_admin&sort=handicap')
      await expect(rows).toHaveCount(1)
      await expect(field(page, 'Role')).toHaveValue('club_admin')
      await field(page, 'Role').selectOption('')
      await expect(page).toHaveURL('/club-admin?tab=members&sort=handicap')
      await expect(rows).toHaveCount(6)
    })
    const choose = async (name: string, action: string) => {
      await page.getByRole('button', { name: `Actions for ${name}` }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }

    await test.step('a handicap: Escape leaves it, a comma is read, plus is plus, a fault is told', async () => {
      const edit = page.getByRole('button', { name: 'Edit the handicap of Ann Byrne' })
      await edit.click()
      const handicap = page.getByLabel('Handicap of Ann Byrne', { exact: true })
      await handicap.fill('30')
      await handicap.press('Escape')
      await expect(edit).toHaveText(/No index yet/)
      await edit.click()
      await handicap.fill('scratch')
      await handicap.press('Enter')
      await expect(
        said(page, 'Enter a number from 0 to 54, such as 12.4, or a plus handicap such as +2.4.'),
      ).toBeVisible()
      await handicap.fill('12,4')
      await expectRefusal(page, server, {
        table: 'users',
        act: () => handicap.press('Enter'),
        shows: ['Failed to update handicap. Please try again.'],
      })
      await expect(handicap).toHaveValue('12,4')
      await handicap.press('Enter')
      await expectToast(page, 'Handicap Updated')
      await expect(
        page.getByRole('button', { name: 'Edit the handicap of Ann Byrne, now 12.4' }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Edit the handicap of Ben Byrne' }).click()
      await page.getByLabel('Handicap of Ben Byrne', { exact: true }).fill('+2.4')
      await page.getByLabel('Handicap of Ben Byrne', { exact: true }).press('Enter')
      await expect(
        page.getByRole('button', { name: 'Edit the handicap of Ben Byrne, now +2.4' }),
      ).toBeVisible()
    })

    await test.step('search and order', async () => {
      await field(page, 'Search members').fill('cal')
      await expect(rows).toHaveCount(1)
      await expect(page.getByText('1 member found')).toBeVisible()
      await field(page, 'Search members').fill('')
      await expect(rows.first()).toContainText('Ben Byrne')
      await expect(rows.nth(1)).toContainText('Ann Byrne')
      if (device === phone) await field(page, 'Sort by').selectOption('name')
      else await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
      await expect(rows.first()).toContainText('Ann Byrne')
      await field(page, 'Role').selectOption('club_admin')
      await expect(rows).toHaveCount(1)
      await expect(page).toHaveURL('/club-admin?tab=members&role=club_admin')
      await field(page, 'Role').selectOption('')
    })

    await test.step('the menu of a row by keyboard: arrows, Escape, and the focus comes back', async () => {
      const menu = page.getByRole('button', { name: 'Actions for Dee Byrne' })
      await menu.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitem')).toHaveText([
        'Handicap record',
        'Rounds',
        'Manage',
        'Remove from the club',
      ])
      await expect(page.getByRole('menuitem', { name: 'Handicap record' })).toBeFocused()
      await page.keyboard.press('End')
      await expect(page.getByRole('menuitem', { name: 'Remove from the club' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(menu).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: 'Handicap record' })).toBeFocused()
      await page.keyboard.press('m')
      await expect(page.getByRole('menuitem', { name: 'Manage' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()
    })

    await test.step('tees, and administrator and back', async () => {
      await choose('Dee Byrne', 'Manage')
      const dialog = page.getByRole('dialog')
      await expect(field(dialog, 'Tee ratings')).toHaveValue('')
      await field(dialog, 'Tee ratings').selectOption('women')
      await expectToast(page, 'Tee ratings updated')
      await dialog.getByRole('button', { name: 'Make administrator' }).click()
      await expect(dialog).toContainText('Make Dee Byrne an administrator of the club?')
      await dialog.getByRole('button', { name: 'Make administrator' }).click()
      await expectToast(page, 'Role changed')
      const row = rows.filter({ hasText: 'Dee Byrne' })
      await expect(row).toContainText('Club Admin')
      await row.getByRole('button', { name: 'Actions for Dee Byrne' }).click()
      await expect(page.getByRole('menuitem')).toHaveText(['Manage'])
      await page.getByRole('menuitem', { name: 'Manage' }).click()
      await expect(field(dialog, 'Tee ratings')).toHaveValue('women')
      await dialog.getByRole('button', { name: 'Make a player again' }).click()
      await dialog.getByRole('button', { name: 'Make a player again' }).click()
      await expect(row).not.toContainText('Club Admin')
    })

    await test.step('removing asks, tells what it means, and shows on the other page', async () => {
      await page.goto('/admin-dashboard?tab=members')
      await choose('Fay Byrne', 'Remove from the club')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Are you sure you want to remove Fay Byrne from the club?')
      await expect(dialog).toContainText('walkover')
      await expectRefusal(page, server, {
        table: 'memberships',
        act: () => dialog.getByRole('button', { name: 'Remove' }).click(),
        shows: ['Failed to remove member', broken],
      })
      await dialog.getByRole('button', { name: 'Remove' }).click()
      await expectToast(page, 'Member removed successfully!')
      await expect(said(page, 'Current Members (5)')).toBeVisible()
      await page.getByRole('tab', { name: 'Overview' }).click()
      await expect(page.getByText('5 / 50')).toBeVisible()
    })
  })

  test(
    `a competition’s life at ${size}: every step taken back, the last with its reason`,
    { tag: inTurn(size) },
    async ({ person }) => {
      const { page } = await foundClub(await person(device))
      await page.goto('/club-admin?tab=competitions')
      const steps = page.getByRole('group', { name: 'Steps of Captain’s Prize' })
      const take = async (step: string, status: string) => {
        await steps.getByRole('button', { name: step }).click()
        await expectToast(page, `Captain’s Prize: ${status}`)
      }
      const dialog = page.getByRole('dialog')
      await take('Back to upcoming', 'Open for entry')
      await take('Back to draft', 'Draft')
      await take('Open for entries', 'Open for entry')
      await take('Start play', 'In play')
      const closePlay = async () => {
        await steps.getByRole('button', { name: 'Close play' }).click()
        await expect(dialog).toContainText('Close play of Captain’s Prize?')
        await expect(dialog).toContainText('Nobody is entered.')
        await dialog.getByRole('button', { name: 'Close play' }).click()
        await expectToast(page, 'Captain’s Prize: Provisional')
      }
      const reopen = async (status: string) => {
        await steps.getByRole('button', { name: 'Reopen' }).click()
        await expect(dialog).toContainText('Reopen Captain’s Prize?')
        await dialog.getByRole('button', { name: 'Reopen' }).click()
        await expect(dialog).toContainText('Give a reason')
        await dialog.getByLabel(/^Reason for reopening/).fill('Two groups are still on the course.')
        await dialog.getByRole('button', { name: 'Reopen' }).click()
        await expectToast(page, `Captain’s Prize: ${status}`)
      }
      await closePlay()
      await reopen('In play')
      await steps.getByRole('button', { name: 'Cancel competition' }).click()
      await expect(dialog).toContainText('Cancel Captain’s Prize?')
      await dialog.getByRole('button', { name: 'Keep it' }).click()
      await steps.getByRole('button', { name: 'Cancel competition' }).click()
      await dialog.getByRole('button', { name: 'Cancel competition' }).click()
      await expectToast(page, 'Captain’s Prize: Cancelled')
      await take('Reopen', 'In play')
      await closePlay()
      await steps.getByRole('button', { name: 'Make results final' }).click()
      await expect(dialog).toContainText('Reopening a final result needs a reason')
      const makeFinal = async () => {
        await dialog.getByRole('button', { name: 'Make results final' }).click()
        await expectToast(page, 'Captain’s Prize: Final')
      }
      await makeFinal()
      await expect(steps.getByRole('button')).toHaveText(['Reopen'])
      await reopen('Provisional')
      await steps.getByRole('button', { name: 'Make results final' }).click()
      await makeFinal()
      await expect(steps.getByRole('button')).toHaveText(['Reopen'])
      await page.getByRole('link', { name: /^Edit/ }).click()
      await expect(dialog).toContainText('The result is final. Reopen it with a reason to change it.')
      await expect(dialog.getByRole('textbox')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await test.step('a draft is kept for the committee, and an empty one can go', async () => {
        await page.getByRole('button', { name: 'New competition' }).click()
        await field(dialog, 'Name').fill('Idea')
        await field(dialog, 'Start').fill('2027-05-02T08:00')
        await field(dialog, 'End').fill('2027-05-02T18:00')
        await field(dialog, 'Entries').selectOption('later')
        await dialog.getByRole('button', { name: 'Create Competition' }).click()
        await expectToast(page, 'Competition Created')
        const draft = page.getByRole('group', { name: 'Steps of Idea' })
        await draft.getByRole('button', { name: 'Delete draft' }).click()
        await expect(dialog).toContainText('Delete the draft Idea?')
        await dialog.getByRole('button', { name: 'Delete draft' }).click()
        await expectToast(page, 'Draft deleted')
        await expect(draft).toHaveCount(0)
      })
    },
  )

  test(
    `closing and making final name the cards still out at ${size}`,
    { tag: inTurn(size) },
    async ({ caller, person }) => {
      const { club, page } = await foundClub(await person(device))
      const admin = page.context()
      for (const [firstName, gross] of [
        ['Ann', [4, 5, 4]],
        ['Ben', []],
      ] as const)
        await seedRound(await caller(), { club, admin, firstName, handicap: '12.0', gross: [...gross] })
      const late = await caller()
      await signUp(late, { firstName: 'Cal', lastName: 'Byrne', clubCode: club.clubCode })
      await call(late.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})

      await page.goto('/club-admin?tab=competitions')
      const steps = page.getByRole('group', { name: 'Steps of Captain’s Prize' })
      const dialog = page.getByRole('dialog')
      const out = (count: string) => dialog.getByRole('region', { name: `${count} still out` })
      await steps.getByRole('button', { name: 'Close play' }).click()
      await expect(out('2 cards are').getByRole('listitem')).toHaveText([
        /Ben Byrne.*no score yet/,
        /Ann Byrne.*thru 3 of 18 holes/,
      ])
      await expect(dialog).toContainText('Players can still finish and hand in these cards')
      await expect(dialog.getByRole('region', { name: /has no card/ })).toContainText('Cal Byrne')
      await dialog.getByRole('button', { name: 'Close play' }).click()
      await expectToast(page, 'Captain’s Prize: Provisional')

      await steps.getByRole('button', { name: 'Make results final' }).click()
      await expect(dialog).toContainText('You cannot make the results final yet.')
      await expect(dialog.getByRole('button', { name: 'Make results final' })).toHaveCount(0)
      await expect(dialog.getByRole('link', { name: 'Card of Ann Byrne', exact: true })).toHaveAttribute(
        'href',
        /^\/rounds\//,
      )
      for (const [name, count] of [
        ['Ben Byrne', '1 card is'],
        ['Ann Byrne', undefined],
      ] as const) {
        await dialog.getByRole('link', { name: `Decide on the card of ${name}` }).click()
        await expect(field(dialog, 'Player').locator('option:checked')).toHaveText(name)
        await dialog.getByLabel('No return').check()
        await dialog.getByRole('button', { name: 'Save' }).click()
        await expect(dialog).toHaveCount(0)
        expect(new URL(page.url()).search).toBe('')
        await page.goBack()
        await steps.getByRole('button', { name: 'Make results final' }).click()
        if (count !== undefined) await expect(out(count)).toBeVisible()
      }
      await expect(dialog.getByRole('region', { name: /has no card/ })).toContainText(
        'They have no place in the results.',
      )
      await expect(dialog).not.toContainText('All cards are in')
      await dialog.getByRole('button', { name: 'Make results final' }).click()
      await expectToast(page, 'Captain’s Prize: Final')
    },
  )
}
