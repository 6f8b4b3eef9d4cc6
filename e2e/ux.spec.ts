import type { BrowserContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { whileRefusingWrites } from './support/broken-store.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { everyone, seedScreens, type SeededScreens } from './support/screen-list.ts'
import { PASSWORD, seedClub, signUp } from './support/seed.ts'
import { visitScreens } from './support/visit-screens.ts'

/* Rows of docs/ux.md that belong to no one screen: motion, colour, deep links, peace while playing, toasts, drafts. */

const Identified = z.looseObject({ id: z.string() })

let club: SeededScreens

test.beforeAll(async ({ browser, server }) => {
  club = await seedScreens(browser, server.url)
})

for (const who of everyone)
  test(`U40: who asked for less motion sees none, ${who}`, ({ browser, server }) =>
    visitScreens(browser, {
      baseURL: server.url,
      who,
      club,
      device: phone,
      prepare: async (page) => {
        await page.addInitScript(recordMotion)
      },
      check: async (page, screen) => {
        expect.soft(await page.evaluate(motion), screen.name).toEqual([])
      },
    }))

/** Runs in the page before it: what asks to move from a script. */
function recordMotion(): void {
  const asked: string[] = []
  Object.assign(globalThis, { asked })
  const animate = Reflect.get(Element.prototype, 'animate')
  Object.defineProperty(Element.prototype, 'animate', {
    value(this: Element, ...terms: unknown[]): unknown {
      asked.push(`animate() of ${this.className}`)
      return Reflect.apply(animate, this, terms)
    },
  })
}

/** Runs in the page: what moves, or would move when it changes, for more than 1 ms; and words only a mouse can read. */
function motion(): string[] {
  const asked: unknown = Reflect.get(globalThis, 'asked')
  const found = Array.isArray(asked) ? asked.map(String) : ['the recorder is missing']
  const longest = (times: string) =>
    Math.max(
      ...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000)),
    )
  for (const element of document.querySelectorAll('*')) {
    const name = `${element.localName}.${element.getAttribute('class') ?? ''}`.slice(0, 60)
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(element, part)
      if (style.animationName !== 'none' && longest(style.animationDuration) > 1)
        found.push(`animation of ${name}${part}: ${style.animationDuration}`)
      if (longest(style.transitionDuration) > 1)
        found.push(`transition of ${name}${part}: ${style.transitionDuration}`)
      if (style.scrollBehavior === 'smooth') found.push(`smooth scroll of ${name}`)
    }
    const title = element.getAttribute('title')
    const said = `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.toLowerCase()
    // What an abbreviation is short for is no needed word: the screen's own words teach it.
    if (title !== null && element.localName !== 'abbr' && !said.includes(title.toLowerCase()))
      found.push(`only in a tooltip: ${title}`)
  }
  return [...new Set(found)]
}

for (const who of everyone)
  test(`U7: 8 px between targets, ${who}`, ({ browser, server }) =>
    visitScreens(browser, {
      baseURL: server.url,
      who,
      club,
      device: phone,
      check: async (page, screen) => {
        expect.soft(await page.evaluate(crowded), screen.name).toEqual([])
      },
    }))

/**
 * Runs in the page: targets closer than 8 px. The five places of the bottom bar share their edges, being larger than any
 * key; what stands inside a field belongs to it.
 */
function crowded(): string[] {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((element) => !element.matches('p a, li p a, dd a, td a') && !element.closest('.sr-only'))
    .filter((element) => !element.closest('nav.fixed'))
    .map((element) => element.closest('label') ?? element)
  const shown = [...new Set(targets)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 1 && getComputedStyle(element).visibility === 'visible')
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, overflowY } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky' || /auto|scroll/.test(overflowY)) return at
    }
    return null
  }
  const found: string[] = []
  for (const [i, one] of shown.entries())
    for (const other of shown.slice(i + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      // What is fixed, or stands beside a frame that scrolls, lies over what scrolls below it.
      if (layerOf(one.element) !== layerOf(other.element)) continue
      const across = Math.max(other.box.left - one.box.right, one.box.left - other.box.right)
      const down = Math.max(other.box.top - one.box.bottom, one.box.top - other.box.bottom)
      const gap = Math.max(across, down)
      const isInside = one.element.matches('input') && gap < -8
      if (gap < 7.5 && !isInside)
        found.push(`${nameOf(one.element)} and ${nameOf(other.element)}: ${Math.round(gap)} px`)
    }
  return found
}

for (const who of everyone)
  test(`U19: Tab comes through every screen, ${who}`, ({ browser, server }) =>
    visitScreens(browser, {
      baseURL: server.url,
      who,
      club,
      device: desk,
      check: async (page, screen) => {
        expect.soft(await tabThrough(page), screen.name).toBe('came round')
      },
    }))

/**
 * Presses Tab until the focus is where it was first, or has left the page. A dialog's own circle is no trap, and neither
 * are the parts of a date and time.
 */
async function tabThrough(page: Page): Promise<string> {
  const MOST = 400
  await page.evaluate(() => {
    Object.assign(globalThis, { passed: [] })
  })
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const passed: unknown = Reflect.get(globalThis, 'passed')
      if (!Array.isArray(passed)) return 'the list is gone'
      const here = document.activeElement
      if (here === null || here === document.body) return passed.length > 0 ? 'came round' : ''
      if (here === passed[0] && passed.at(-1) !== here) return 'came round'
      const PARTS_OF_A_TIME = 8
      const isStuck =
        passed.length >= PARTS_OF_A_TIME && passed.slice(-PARTS_OF_A_TIME).every((one) => one === here)
      if (isStuck) return `stuck on ${here.outerHTML.slice(0, 80)}`
      passed.push(here)
      return ''
    })
    if (where !== '') return where
  }
  return `not round after ${MOST} presses`
}

test('U23: without colour, a card’s marks differ by shape and a status has its word', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    ...desk,
    baseURL: server.url,
    storageState: club.signedIn.player,
  })
  const page = await context.newPage()
  await page.goto('/scorecard')
  const card = page.getByRole('table', { name: 'Front nine' })
  await expect(card).toBeVisible()
  const terms = z
    .looseObject({ terms: z.looseObject({ holes: z.array(z.looseObject({ par: z.number() })) }) })
    .parse(await (await context.request.get('/api/rounds/active')).json()).terms
  const shapes = new Map<string, string>()
  for (const [i, over] of [-2, -1, 0, 1, 2].entries()) {
    const hole = i + 1
    const cell = page.getByLabel(new RegExp(`^Hole ${hole}, par`))
    await cell.focus()
    await page.keyboard.press(String((terms.holes[i]?.par ?? 4) + over))
    const words = ['eagle|hole in one', 'birdie', 'par', 'bogey', 'double bogey'][i] ?? ''
    await expect(cell).toHaveAccessibleName(new RegExp(`, (${words})$`))
    shapes.set(
      words,
      await cell.evaluate((input) => {
        const mark = input.parentElement?.querySelector('[aria-hidden] span')
        if (!mark) throw new Error('no mark')
        const { borderTopWidth, borderTopLeftRadius, outlineStyle } = getComputedStyle(mark)
        return [borderTopWidth, borderTopLeftRadius, outlineStyle].join(' ')
      }),
    )
  }
  expect(new Set(shapes.values()).size, JSON.stringify([...shapes])).toBe(5)
  await page.goto(`/competitions/${club.seeded.competitionId}/leaderboard`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) await expect(row).toContainText(/In Progress|Complete/)
  await page.goto('/competitions')
  await expect(page.getByRole('listitem').filter({ hasText: 'Captain’s Prize' }).first()).toContainText(
    'Active',
  )
  await context.close()
})

test('U28: a deep link survives signing in', async ({ person }) => {
  const { page, context } = await person(phone)
  const { competitionId, clubCode } = await seedClub(context, 'Deep Links')
  const player = await person(desk)
  await signUp(player.context, { firstName: 'Dara', lastName: 'Deep', clubCode })
  const { email } = z
    .looseObject({ email: z.string() })
    .parse(await (await player.context.request.get('/api/auth/user')).json())
  await context.clearCookies()
  const path = `/competitions/${competitionId}/leaderboard`
  const fresh = await person(phone)
  await fresh.page.goto(path)
  await expect(fresh.page).toHaveURL(`/auth?tab=signin&next=${encodeURIComponent(path)}`)
  await fresh.page.getByLabel('Club code').fill(clubCode)
  await fresh.page.getByLabel(/^E-mail/).fill(email)
  await fresh.page.getByLabel(/^Password/).fill(PASSWORD)
  await fresh.page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(fresh.page).toHaveURL(path)
  await expect(fresh.page.getByRole('heading', { level: 1 })).toContainText('Live Standings')
  await page.close()
})

test('U31: nothing opens by itself while a round is played', async ({ person }) => {
  const admin = await person(desk)
  const { clubCode, courseId } = await seedClub(admin.context, 'Quiet Links')
  const { page, context } = await person(phone)
  await signUp(context, { firstName: 'Quinn', lastName: 'Quiet', clubCode })
  await context.request.post('/api/rounds', { data: { courseId } })
  await page.addInitScript(() => {
    Object.assign(globalThis, { opened: 0 })
    new MutationObserver(() => {
      const modal = document.querySelector(
        '[role=dialog], [role=alertdialog], dialog[open], [aria-modal=true]',
      )
      if (modal) Object.assign(globalThis, { opened: Number(Reflect.get(globalThis, 'opened')) + 1 })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  page.on('dialog', () => {
    throw new Error('the browser’s own dialog')
  })
  await page.goto('/scorecard')
  for (let hole = 1; hole <= 18; hole += 1)
    await page
      .getByRole('group', { name: `Score for hole ${hole}`, exact: true })
      .getByRole('button', { name: /^Par \d$/ })
      .tap()
  await expect(page.getByText(/^Hole 18, \d, par/)).toBeAttached()
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'opened')))).toBe(0)
})

test('toasts: one at a time, gone after 5,000 ms', async ({ person }) => {
  const { page, context } = await person(desk)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await seedClub(context, 'Toast Links')
  await page.clock.install()
  await page.goto('/admin-dashboard')
  const toasts = page.locator('[data-swipe-direction]')
  const copy = page.getByRole('button', { name: 'Copy' })
  await copy.click()
  await expect(toasts).toHaveText(/Club code copied to clipboard!/)
  // From here on time passes only as it is told to.
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(toasts).toHaveCount(0)
  await copy.click()
  await expect(toasts).toHaveCount(1)
  await copy.click()
  await expect(toasts).toHaveCount(1)
  // A toast waits under the mouse, and while the window is not looked at.
  await page.mouse.move(700, 850)
  await page.clock.runFor(4_800)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(400)
  await expect(toasts).toHaveCount(0)
})

type Places = { boardPath: string; bracketPath: string; teamsPath: string; memberPath: string }

type Choice = {
  form: string
  table: string
  open: (page: Page, of: Places) => Promise<void>
  fill: (scope: Locator) => Promise<void>
  submit: string
  kept: (scope: Locator) => Promise<void>
}

/** The forms without a draft of react-hook-form; the others are in admin, invitations, rounds and scorecard. */
const choices: Choice[] = [
  {
    form: 'ruling on a card',
    table: 'competition_entries',
    open: async (page, { boardPath }) => {
      await page.goto(boardPath)
      await page.getByRole('button', { name: 'Rule on a card' }).click()
    },
    fill: async (scope) => {
      await scope.getByLabel(/^Player/).selectOption({ label: 'Ann Draft' })
      await scope.getByText('Disqualified (DQ)').click()
      await scope.getByLabel(/^Reason/).fill('Signed too late')
    },
    submit: 'Save',
    kept: async (scope) => {
      await expect(scope.getByLabel(/^Reason/)).toHaveValue('Signed too late')
      await expect(scope.getByRole('radio', { name: 'Disqualified (DQ)' })).toBeChecked()
    },
  },
  {
    form: 'draw',
    table: 'matches',
    open: async (page, { bracketPath }) => {
      await page.goto(bracketPath)
      await page.getByRole('button', { name: 'Generate Bracket' }).click()
    },
    fill: async (scope) => {
      await scope.getByText('In a given order').click()
      await scope.getByRole('button', { name: /^Move Ben Draft up/ }).click()
      await scope.getByLabel('Match for third place').check()
    },
    submit: 'Draw',
    kept: async (scope) => {
      await expect(scope.getByRole('radio', { name: /In a given order/ })).toBeChecked()
      await expect(
        scope.getByRole('list', { name: 'Order of seeds' }).getByRole('listitem').first(),
      ).toContainText('Ben Draft')
      await expect(scope.getByLabel('Match for third place')).toBeChecked()
    },
  },
  {
    form: 'result of a match',
    table: 'matches',
    open: async (page, { bracketPath }) => {
      await page.goto(bracketPath)
      await page.getByRole('button', { name: 'Record Result of match 1' }).click()
    },
    fill: async (scope) => {
      await scope.getByText('Ben Draft').click()
      await scope.getByLabel(/^Result/).fill('3&2')
    },
    submit: 'Save Result',
    kept: async (scope) => {
      await expect(scope.getByLabel(/^Result/)).toHaveValue('3&2')
      await expect(scope.getByRole('radio', { name: /Ben Draft/ })).toBeChecked()
    },
  },
  {
    form: 'team',
    table: 'teams',
    open: async (page, { teamsPath }) => {
      await page.goto(teamsPath)
      await page.getByRole('button', { name: 'Make a team' }).click()
    },
    fill: async (scope) => {
      await scope.getByLabel(/^Team name/).fill('Eagles')
      await scope.getByRole('checkbox', { name: 'Ben Draft' }).check()
    },
    submit: 'Make team',
    kept: async (scope) => {
      await expect(scope.getByLabel(/^Team name/)).toHaveValue('Eagles')
      await expect(scope.getByRole('checkbox', { name: 'Ben Draft' })).toBeChecked()
    },
  },
  {
    form: 'card started by the club',
    table: 'rounds',
    open: async (page, { memberPath }) => {
      await page.goto(memberPath)
      await page.getByRole('button', { name: 'Start a card' }).click()
    },
    fill: async (scope) => {
      await scope.getByLabel(/^Course/).selectOption({ index: 1 })
      await scope.getByLabel(/^Reason/).fill('Her phone was empty')
    },
    submit: 'Start card',
    kept: async (scope) => {
      await expect(scope.getByLabel(/^Course/).locator('option:checked')).toHaveText(/Luttrellstown/)
      await expect(scope.getByLabel(/^Reason/)).toHaveValue('Her phone was empty')
    },
  },
]

test('U17: rulings, draws, results, teams and started cards are kept over a fault of the store and a reload', async ({
  browser,
  person,
  server,
}) => {
  const { page, context } = await person(desk)
  const { clubId, clubCode, competitionId, courseId } = await seedClub(context, 'Draft Links')
  const make = async (name: string, competitionType: string) =>
    Identified.parse(
      await (
        await context.request.post('/api/competitions', {
          data: {
            name,
            clubId,
            courseId,
            startDate: new Date(Date.now() - 3_600_000).toISOString(),
            endDate: new Date(Date.now() + 86_400_000).toISOString(),
            competitionType,
          },
        })
      ).json(),
    ).id
  const matchPlayId = await make('Draft Cup', 'matchplay')
  const teamsId = await make('Draft Teams', 'team_stableford')
  let memberId = ''
  for (const firstName of ['Ann', 'Ben']) {
    const player = await browser.newContext({ baseURL: server.url })
    memberId = await signUp(player, { firstName, lastName: 'Draft', clubCode })
    for (const id of [competitionId, matchPlayId, teamsId]) await join(player, id)
    await player.close()
  }
  const of = {
    boardPath: `/competitions/${competitionId}/leaderboard`,
    bracketPath: `/competitions/${matchPlayId}/bracket`,
    teamsPath: `/competitions/${teamsId}/leaderboard#teams`,
    memberPath: `/members/${memberId}/rounds`,
  }
  for (const one of choices)
    await test.step(one.form, async () => {
      const dialog = page.getByRole('dialog')
      const submit = dialog.getByRole('button', { name: one.submit, exact: true })
      await one.open(page, of)
      await one.fill(dialog)
      await whileRefusingWrites(server, one.table, async () => {
        await submit.click()
        await expect(
          dialog
            .getByRole('alert')
            .or(dialog.getByText(/^(This|The|Not) .*not|Not recorded/))
            .first(),
        ).toBeVisible()
      })
      await one.kept(dialog)
      await page.reload()
      await one.open(page, of)
      await one.kept(dialog)
      await submit.click()
      await expect(dialog).toHaveCount(0)
    })
})

async function join(player: BrowserContext, competitionId: string): Promise<void> {
  const joined = await player.request.post(`/api/competitions/${competitionId}/join`, { data: {} })
  expect(joined.ok(), await joined.text()).toBe(true)
}

test('U17: course and tee stay chosen when the round does not start', async ({ person, server }) => {
  const admin = await person(desk)
  const { clubCode, clubId } = await seedClub(admin.context, 'Tee Links')
  await admin.context.request.post('/api/courses', { data: { name: 'Short Nine', clubId, holeCount: 9 } })
  const { page, context } = await person(phone)
  await signUp(context, { firstName: 'Cora', lastName: 'Nine', clubCode })
  await page.goto('/scorecard')
  await page.getByLabel('Course').selectOption({ label: 'Short Nine' })
  await page.getByLabel('Tee', { exact: true }).selectOption({ label: 'Ladies' })
  await whileRefusingWrites(server, 'rounds', async () => {
    await page.getByRole('button', { name: 'Start Round' }).tap()
    await expect(page.getByText('Failed to create round. Please try again.').first()).toBeVisible()
  })
  await page.reload()
  await expect(page.getByLabel('Course').locator('option:checked')).toHaveText('Short Nine')
  await expect(page.getByLabel('Tee', { exact: true }).locator('option:checked')).toHaveText('Ladies')
})

test('U17: an account is kept as it was typed, all but its password', async ({ person, server }) => {
  const admin = await person(desk)
  const { clubCode } = await seedClub(admin.context, 'Door Links')
  const { page } = await person(phone)
  await page.goto('/auth')
  const typed = [
    ['Club code', clubCode],
    ['First name', 'Dora'],
    ['Last name', 'Door'],
    ['E-mail', 'dora.door@example.org'],
  ] as const
  const at = (label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))
  for (const [label, text] of typed) await at(label).fill(text)
  await at('Password').fill(PASSWORD)
  await whileRefusingWrites(server, 'users', async () => {
    await page.getByRole('button', { name: 'Create Account', exact: true }).tap()
    await expect(page.getByText(/Something went wrong|Authentication setup failed/).first()).toBeVisible()
  })
  await expect(at('Password')).toHaveValue(PASSWORD)
  await page.reload()
  for (const [label, text] of typed) await expect(at(label)).toHaveValue(text)
  await expect(at('Password')).toHaveValue('')
  await at('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account', exact: true }).tap()
  await expect(page).toHaveURL('/')
})
