import type { Page } from '@playwright/test'
import { z } from 'zod'
import { isLongForm } from '#test/long-form.ts'
import { AFTER_JOIN_MS } from '#web/lib/timings.ts'
import { axe } from './support/axe.ts'
import { boardRows, showRows } from './support/board-rows.ts'
import { whileUnreadable } from './support/broken-store.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { freezeTimers } from './support/freeze-timers.ts'
import { readShifts, watchShifts } from './support/layout-shifts.ts'
import { SMALLER_TAG } from './support/long-form.ts'
import { dismissToasts, expectRefusal, expectSaid } from './support/refused-write.ts'
import { seedClub, seedRound, signUp } from './support/seed.ts'

const Identified = z.looseObject({ id: z.string() })

test('U13: when the stream is cut, then the board says so within 20 s, polls, and is live again when it is back', async ({
  caller,
  person,
}) => {
  const admin = await person(desk)
  const player = await caller()
  const club = await seedClub(admin.context, 'Cut Stream')
  const roundId = await seedRound(player, {
    club,
    admin: admin.context,
    firstName: 'Niamh',
    handicap: '14.2',
    gross: [5],
  })
  const { page, context } = admin
  await page.clock.install()
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Niamh Byrne' })
  const state = page.getByRole('status').filter({ hasText: /^.?(Live|Catching up|Offline)$/ })
  await expect(state).toHaveText(/Live/)
  await expect(row).toContainText('Thru 1')

  await context.route('**/leaderboard/stream', (route) => route.abort())
  await context.setOffline(true)
  await page.clock.fastForward(20_000)
  await expect(state).toHaveText(/Catching up|Offline/)
  await expect(row, 'what was seen stays').toContainText('Thru 1')

  await context.setOffline(false)
  await expect(state).toHaveText(/Catching up/)
  await expect(page.getByText('every 15 s')).toBeVisible()
  const second = {
    id: 'ent_00000000zabcdefgh12345678',
    holeNumber: 2,
    result: 'strokes',
    grossScore: 5,
    at: new Date().toISOString(),
  }
  const sent = await player.request.post(`/api/rounds/${roundId}/scores`, {
    data: { entries: [second] },
  })
  expect(sent.ok()).toBe(true)
  // A poll that was on its way when the connection came back may have to be given up first.
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(row).toContainText('Thru 2', { timeout: 3_000 })
  }).toPass()

  await context.unroute('**/leaderboard/stream')
  // An attempt that was on its way fails first, and the next one waits anew.
  await expect(async () => {
    await page.clock.fastForward(30_000)
    await expect(state).toHaveText(/Live/, { timeout: 3_000 })
  }).toPass()
  await expect(page.getByText('every 15 s')).toHaveCount(0)
})

test('U35: when a board loads, fails or is empty, then it has words for it, and nothing moves', async ({
  caller,
  person,
  server,
}) => {
  const { page, context } = await person(phone)
  const club = await seedClub(await caller(), 'Board States')
  await signUp(context, { firstName: 'Cal', lastName: 'Byrne', clubCode: club.clubCode })
  const path = `/competitions/${club.competitionId}/leaderboard`
  // Competition and board are both counted from it; which of them fails first is not fixed.
  await whileUnreadable(server, 'competition_entries', async () => {
    await page.goto(path)
    const alert = page
      .getByRole('alert')
      .filter({ hasText: /^Failed to load (competition|leaderboard) data\./ })
    await expect(alert).toContainText('Please try again later.')
    await expect(alert.getByRole('link', { name: 'Back to Competitions' })).toBeVisible()
  })
  await page.reload()
  await expect(page.getByText('No Scores Yet')).toBeVisible()
  await expect(page.getByText('Scores will appear here as players complete their rounds.')).toBeVisible()
  await expect(page.getByText('Stableford: higher points are better.')).toBeVisible()

  const fault = { status: 500, json: { code: 'internal', message: 'Broken' } }
  await context.route('**/leaderboard', (route) =>
    route.request().resourceType() !== 'document' ? route.fulfill(fault) : route.fallback(),
  )
  await page.reload()
  await expectFault(page, 'Failed to load leaderboard data.')
  await context.unrouteAll()
  // Read with the competition and with nothing else: whom the session is of needs the competitions themselves.
  await whileUnreadable(server, 'player_messages', async () => {
    await page.reload()
    await expectFault(page, 'Failed to load competition data.')
  })
  await page.getByRole('link', { name: 'Back to Competitions' }).click()
  await expect(page).toHaveURL(/\/competitions$/)

  await showRows(context, boardRows(40))
  await page.addInitScript(watchShifts)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  const { sum, shifts } = await readShifts(page)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
})

test(
  'when a board has 150 rows, then it is sound on every size, in every theme and with large letters',
  { tag: SMALLER_TAG },
  async ({ person }) => {
    const { page, context } = await person(desk)
    const club = await seedClub(context, 'A Great Many')
    await showRows(context, boardRows(150))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/competitions/${club.competitionId}/leaderboard`)
    const names = page.getByRole('table').getByRole('rowheader')
    await expect(names).toHaveCount(150)
    // With the club's crest, which comes with the reader.
    await expect(page.getByText('AG', { exact: true }).first()).toBeVisible()
    // Three share each place (U36), and the first three places stand out by more than colour.
    await expect(page.getByText('T4', { exact: true })).toHaveCount(3)
    for (const width of isLongForm ? [320, 360, 375, 390, 768, 1440] : [320, 375, 768, 1440])
      // At 320 px letters are twice as large already (WCAG 1.4.10).
      for (const root of width === 320 ? ['16px'] : ['16px', '24px']) {
        await page.setViewportSize({ width, height: 844 })
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
          return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }, root)
        expect(await wrongAt(page), `${width} px, root ${root}`).toEqual([])
      }
    // axe would look at each kind of row again and again: a shorter board has them all.
    await showRows(context, boardRows(24))
    await page.reload()
    await expect(names).toHaveCount(24)
    for (const theme of ['light', 'dark', 'outdoor']) {
      await page.evaluate((name) => {
        document.documentElement.style.fontSize = ''
        document.documentElement.dataset.theme = name
      }, theme)
      const violations = await axe(page, { within: 'main' })
      expect(violations.map((one) => `${theme}: ${one.id}`)).toEqual([])
    }
  },
)

test('when a result is recorded, then it reaches an open bracket through the stream', async ({
  caller,
  person,
}) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Pushed Draw')
  const created = await admin.context.request.post('/api/competitions', {
    data: {
      name: 'Spring Knock-Out',
      clubId: club.clubId,
      courseId: club.courseId,
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 86_400_000).toISOString(),
      competitionType: 'matchplay',
    },
  })
  const { id } = Identified.parse(await created.json())
  const players: string[] = []
  for (const firstName of ['Ann', 'Ben']) {
    const player = await caller()
    players.push(await signUp(player, { firstName, lastName: 'Byrne', clubCode: club.clubCode }))
    await player.request.post(`/api/competitions/${id}/join`, { data: {} })
  }
  const { page } = admin
  await page.goto(`/competitions/${id}/bracket`)
  await expect(page.getByRole('status').filter({ hasText: /Live$/ })).toBeVisible()
  await expect(page.getByText('No Bracket Yet')).toBeVisible()
  const drawn = await admin.context.request.post(`/api/competitions/${id}/bracket`, {
    data: { seeding: 'given', order: players },
  })
  const view = z.object({ matches: z.array(Identified) }).parse(await drawn.json())
  await expect(page.getByRole('article')).toHaveCount(1)
  await admin.context.request.patch(`/api/matches/${view.matches[0]?.id ?? ''}`, {
    data: { winnerId: players[0], result: '3&2' },
  })
  await expect(page.getByRole('article')).toContainText('3&2')
  await expect(page.getByText('Champion').locator('..')).toContainText('Ann Byrne')
})

test('when a competition is full, then a player gets a reserve place; parts of the list have addresses', async ({
  caller,
  person,
  server,
}) => {
  const admin = await caller()
  const { page, context } = await person(phone)
  const club = await seedClub(admin, 'Two Places')
  const day = 86_400_000
  const create = async (name: string, change: Record<string, unknown>) => {
    const answer = await admin.request.post('/api/competitions', {
      data: {
        name,
        clubId: club.clubId,
        courseId: club.courseId,
        startDate: new Date(Date.now() - 3_600_000).toISOString(),
        endDate: new Date(Date.now() + day).toISOString(),
        competitionType: 'stableford',
        ...change,
      },
    })
    return Identified.parse(await answer.json()).id
  }
  const past = {
    startDate: new Date(Date.now() - 20 * day).toISOString(),
    endDate: new Date(Date.now() - 19 * day).toISOString(),
  }
  for (const name of ['Old Medal', 'Older Medal', 'Oldest Medal']) await create(name, past)
  const pair = await create('Pairs of Two', { maxParticipants: 2, entryFee: '12.50' })
  for (const firstName of ['Ann', 'Ben']) {
    const other = await caller()
    await signUp(other, { firstName, lastName: 'Byrne', clubCode: club.clubCode })
    await other.request.post(`/api/competitions/${pair}/join`, { data: {} })
  }
  await signUp(context, { firstName: 'Cal', lastName: 'Byrne', clubCode: club.clubCode })
  await page.goto('/competitions?show=past')
  const all = page.getByRole('region', { name: 'All Competitions' })
  await expect(all.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(all.getByRole('link', { name: 'Past 3' })).toHaveAttribute('aria-current', 'page')
  await expect(all.getByRole('button', { name: /Join/ })).toHaveCount(0)

  const active = page.getByRole('region', { name: 'Active Competitions' })
  await expect(active).toContainText('2 participants of 2')
  await expect(active).toContainText('entry US$12.50')
  await active.getByRole('button', { name: 'Join the reserve list of Pairs of Two' }).click()
  await expect(page.getByText('You are on the reserve list', { exact: true })).toBeVisible()
  await expect(active.getByText('Reserve 1', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/show=past/)

  const join = active.getByRole('button', { name: 'Join Captain’s Prize' })
  await dismissToasts(page)
  await expectRefusal(page, server, {
    table: 'competition_entries',
    act: () => join.click(),
    shows: ['Error', 'Failed to join competition. Please try again.'],
  })
  const leaving = await freezeTimers(page, AFTER_JOIN_MS)
  await join.click()
  await expect(page.getByText('Joined Competition', { exact: true })).toBeVisible()
  await leaving.release()
  await expect(page).toHaveURL(new RegExp(`/scorecard\\?competitionId=${club.competitionId}`))
})

test('when the reader chose Spanish, then board and bracket speak Spanish', async ({
  browser,
  caller,
  server,
}) => {
  const admin = await caller()
  const club = await seedClub(admin, 'Campo de Golf')
  const context = await browser.newContext({
    ...phone,
    baseURL: server.url,
    locale: 'es-ES',
    storageState: await admin.request.storageState(),
  })
  const page = await context.newPage()
  await page.goto('/competitions')
  await expect(page.getByRole('heading', { level: 1, name: 'Competiciones' })).toBeVisible()
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  await expect(page.getByRole('heading', { name: 'Captain’s Prize: clasificación en directo' })).toBeVisible()
  await expect(page.getByText('Todavía no hay resultados')).toBeVisible()
  await page.goto('/handicap-calculator')
  await expect(page.getByRole('button', { name: 'Calcular' })).toHaveCount(3)
  await context.close()
})

async function expectFault(page: Page, title: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: title })
  await expect(alert).toContainText('Please try again later.')
  await expect(alert.getByRole('link', { name: 'Back to Competitions' })).toBeVisible()
  await expectSaid(page, [title])
}

/** Sideways scroll, and words of the board that their row cuts. */
function wrongAt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector('main') ?? document.documentElement
    const cut = [
      ...document.querySelectorAll('main [role="row"] [role="rowheader"], main [role="row"] [role="cell"]'),
    ]
      .filter((cell) => cell.getClientRects().length > 0 && getComputedStyle(cell).visibility === 'visible')
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 8 && cell.clientWidth > 0)
      .map((cell) => `cut: ${cell.textContent.slice(0, 30)}`)
    const overlapping = [...document.querySelectorAll('main [role="row"]')].flatMap((row) => {
      const cells = [...row.children].filter(
        (cell) => cell.getClientRects().length > 0 && getComputedStyle(cell).visibility === 'visible',
      )
      return cells.flatMap((cell, i) => {
        const box = cell.getBoundingClientRect()
        return cells
          .slice(i + 1)
          .filter((other) => {
            const to = other.getBoundingClientRect()
            const across = Math.min(box.right, to.right) - Math.max(box.left, to.left)
            return across > 1 && Math.min(box.bottom, to.bottom) - Math.max(box.top, to.top) > 1
          })
          .map((other) => `overlapping: ${cell.textContent} and ${other.textContent}`)
      })
    })
    const wide = scrollWidth > clientWidth ? [`sideways: ${scrollWidth}`] : []
    return [...wide, ...cut.slice(0, 3), ...overlapping.slice(0, 3)]
  })
}
