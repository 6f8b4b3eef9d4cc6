import type { Page } from '@playwright/test'
import { addKiosk, KIOSK_LINK_FIELD } from '#contract/card/kiosks.ts'
import { boardRows, showRows } from './support/board-rows.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound, signUp } from './support/seed.ts'

/* What was seen to look wrong, measured: frames that meet, bars that lie over names, empty halves of a screen. */

test('when holes in a row are far from par, then their marks meet neither each other nor what they stand in', async ({
  caller,
  person,
}) => {
  const admin = await caller()
  const club = await seedClub(admin, 'Double Frames')
  const { context, page } = await person(phone)
  const gross = [2, 7, 7, 5, 2, 12, 7, 7, 7]
  await seedRound(context, { club, admin, firstName: 'Liam', handicap: '24.0', gross })
  const expectApart = async (where: string, least: number) => {
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await page.evaluate(findMeetingMarks, least), `${where}, ${width} px`).toEqual([])
    }
  }
  await page.goto('/scorecard')
  await page.getByRole('group', { name: 'Score for hole 10' }).waitFor()
  await expectApart('card', 9)
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  await page.getByRole('button', { name: 'Liam Byrne' }).click()
  await page
    .getByRole('table', { name: /^Holes 1/ })
    .or(page.locator('table'))
    .first()
    .waitFor()
  await expectApart('board', 12)
})

/** Runs in the page: marks that touch, with all that is drawn of them. */
function findMeetingMarks(least: number): string[] {
  const marks = [...document.querySelectorAll('span:is(.text-under, .text-over)')].filter(
    (one) => one.getBoundingClientRect().width > 0 && one.textContent !== '',
  )
  const found = marks.length < least ? [`${marks.length} marks`] : []
  const drawn = marks.map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const style = getComputedStyle(one)
    const out =
      style.outlineStyle === 'none'
        ? 0
        : Math.max(0, Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset))
    return { left: left - out, right: right + out, top: top - out, bottom: bottom + out }
  })
  for (const [i, a] of drawn.entries()) {
    const holder = marks[i]?.closest('td, li, [role="cell"]')?.getBoundingClientRect()
    if (
      holder &&
      (a.left < holder.left || a.right > holder.right || a.top < holder.top || a.bottom > holder.bottom)
    )
      found.push(`${marks[i]?.textContent} leaves its place`)
    for (const [j, b] of drawn.entries())
      if (
        j > i &&
        a.left < b.right + 1 &&
        b.left < a.right + 1 &&
        a.top < b.bottom + 1 &&
        b.top < a.bottom + 1
      )
        found.push(`${marks[i]?.textContent} and ${marks[j]?.textContent}`)
  }
  return found
}

test('when a phone lies on its side, then the reader’s own place lies over no name, in play and on the podium', async ({
  caller,
  person,
}) => {
  const admin = await caller()
  const { page, context } = await person(phone)
  await page.setViewportSize({ width: 844, height: 390 })
  const club = await seedClub(admin, 'Own Bar')
  const userId = await signUp(context, { firstName: 'Max', lastName: 'Moss', clubCode: club.clubCode })
  await call(context.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const own = { userId, playerName: 'Max Moss' }
  const rows = boardRows(30).map((row, i) => (i === 20 ? { ...row, ...own } : row))
  await showRows(context, rows)
  const bar = page.getByRole('button', { name: 'Show my row' })
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  await expect(bar).toBeVisible()
  await expectNamesUncovered(page)
  for (const status of ['completed', 'final'])
    await call(admin.request, 'PATCH', `/api/competitions/${club.competitionId}/status`, { status })
  await showRows(
    context,
    rows.map((row) => ({ ...row, isCompleted: true })),
  )
  await page.reload()
  await expect(page.getByRole('list', { name: 'The first three places' })).toBeVisible()
  await expect(bar).toBeVisible()
  await expectNamesUncovered(page)
})

async function expectNamesUncovered(page: Page): Promise<void> {
  for (const top of [0, 60, 120, 200]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    expect(await page.evaluate(findCoveredNames), `scrolled by ${top}`).toEqual([])
  }
}

/** Runs in the page: names between the header and the bar of places that something else lies over. */
function findCoveredNames(): string[] {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const places = document.querySelector('nav[data-keep-clear]')?.getBoundingClientRect().top ?? innerHeight
  return [...document.querySelectorAll('[role="rowheader"] button, main ol li span > span.block')]
    .filter((one) => {
      const { top, bottom, left, height } = one.getBoundingClientRect()
      if (height === 0 || top < header || bottom > places) return false
      const over = document.elementFromPoint(left + 12, (top + bottom) / 2)
      return over === null || !(one.contains(over) || over.contains(one))
    })
    .map((one) => one.textContent)
}

for (const language of ['en-GB', 'es-ES'])
  test(`when a phone is 320 px wide, then the bar of places breaks no word (${language})`, async ({
    browser,
    server,
    screensClub: { signedIn },
  }) => {
    for (const who of ['player', 'admin'] as const) {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: language,
        storageState: signedIn[who],
        ...phone,
        viewport: { width: 320, height: 640 },
      })
      const page = await context.newPage()
      await page.goto('/notices')
      const labels = page.locator('nav[data-keep-clear] a > span:last-child')
      await expect(labels).toHaveCount(5)
      const wrong = await labels.evaluateAll((all) =>
        all
          .filter((one, i) => {
            const range = document.createRange()
            range.selectNodeContents(one)
            const { right } = range.getBoundingClientRect()
            const next = all[i + 1]
            if (next) range.selectNodeContents(next)
            const gap = next ? range.getBoundingClientRect().left - right : innerWidth - right
            range.selectNodeContents(one)
            return range.getClientRects().length > 1 || gap < 2
          })
          .map((one) => one.textContent),
      )
      expect(wrong, who).toEqual([])
      await context.close()
    }
  })

test('when the desk is 1440 px wide, then what belongs to a row stands near its name, and nothing shouts', async ({
  browser,
  server,
  screensClub: { seeded, signedIn },
}) => {
  const context = await browser.newContext({
    ...desk,
    baseURL: server.url,
    locale: 'en-GB',
    storageState: signedIn.admin,
  })
  const page = await context.newPage()
  const at = (section: string) => `/competition-desk/${seeded.competitionId}?section=${section}`
  for (const section of ['entries', 'cards']) {
    await page.goto(at(section))
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    await expect(rows).toHaveCount(2)
    for (const row of await rows.all())
      expect((await row.locator('> *').first().boundingBox())?.width, section).toBeLessThanOrEqual(900)
  }
  await page.goto(at('share'))
  const board = page.getByRole('region', { name: 'Public page' })
  const look = (name: string) =>
    board.getByRole('button', { name }).evaluate((one) => {
      const { color, borderTopWidth } = getComputedStyle(one)
      return { color, border: borderTopWidth }
    })
  const off = await look('Switch the public page off')
  expect(off.border).toBe('0px')
  expect((await look('Copy the address')).border).not.toBe('0px')
  await context.close()
})

test('when a kiosk waits for its next player, then its start fills the screen', async ({
  caller,
  person,
}) => {
  const admin = await caller()
  const club = await seedClub(admin, 'Kiosk Start')
  const made = await call(admin.request, 'POST', `/api/clubs/${club.clubId}/kiosks`, { name: 'Bar' })
  const { page } = await person(phone)
  await page.goto(`/kiosk#${KIOSK_LINK_FIELD}=${addKiosk.reply.parse(made).link}`)
  await page.getByRole('button', { name: 'Make it the kiosk' }).tap()
  const begin = page.getByRole('button', { name: 'Hand in a card' })
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(begin).toBeVisible()
    const [button, title, steps] = await Promise.all([
      begin.boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page.getByRole('list', { name: 'How it goes' }).boundingBox(),
    ])
    if (!button || !title || !steps) throw new Error('title, button and steps')
    expect(button.width, `${width} px`).toBeGreaterThanOrEqual(0.75 * width)
    expect(steps.y + steps.height - title.y, `${width} x ${height}`).toBeGreaterThanOrEqual(0.4 * height)
    expect(steps.y + steps.height).toBeLessThanOrEqual(height)
  }
})
