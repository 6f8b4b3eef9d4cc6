import { shareBoard } from '#contract/board/sharing.ts'
import { call } from './support/call.ts'
import { expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound } from './support/seed.ts'

/* Pages whose scripts do not run, or do not come. */

test('where no script runs, a public board is a plain page and every other page says what is needed', async ({
  browser,
  caller,
  server,
}) => {
  const [admin, player] = [await caller(), await caller()]
  const club = await seedClub(admin, 'Scriptless')
  const terms = { club, admin, firstName: 'Niamh', handicap: '14.2', gross: [5, 4, 4] }
  await seedRound(player, terms)
  const shared = await call(admin.request, 'PUT', `/api/competitions/${club.competitionId}/sharing/board`, {})
  const address = shareBoard.reply.parse(shared).links.find(({ kind }) => kind === 'board')?.address ?? ''

  // What a chat shows of the link, which runs no script either; a page of members has nothing but the product.
  const html = async (path: string) => (await fetch(new URL(path, server.url))).text()
  const preview = await html(new URL(address).pathname)
  expect(preview).toMatch(/<meta property="og:title" content="Captain’s Prize [^"]*Scriptless/)
  expect(preview).toMatch(/<title>Captain’s Prize [^<]*Scriptless · Scoreclub<\/title>/)
  const member = await html(`/competitions/${club.competitionId}/leaderboard`)
  expect(member).toContain('<title>Scoreclub</title>')
  expect(member).not.toContain('og:')

  const context = await browser.newContext({ ...phone, baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(new URL(address).pathname)
  await expect(page).toHaveURL(/\/plain$/)
  await expect(page.getByRole('row', { name: 'Niamh Byrne' })).toContainText('Thru 3')
  await page.goto('/scorecard')
  // Texts of a noscript are none for getByText.
  const notes = page.locator('noscript p')
  await expect(notes).toHaveCount(2)
  for (const [i, words] of ['Scoreclub needs JavaScript.', 'Scoreclub necesita JavaScript.'].entries()) {
    await expect(notes.nth(i)).toBeInViewport()
    expect(await notes.nth(i).textContent()).toContain(words)
  }
  await page.goto('/about')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(notes).toHaveCount(0)
  await context.close()
})

test('where the scripts do not come, the page says so and offers to try again', async ({ person }) => {
  const { page } = await person(phone)
  const isScript = /\/assets\/index-.*\.js$/
  await page.route(isScript, (route) => route.abort())
  for (const path of ['/auth', '/', '/scorecard']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText(
      'Scoreclub could not be loaded. Check your connection.',
    )
  }
  await page.unroute(isScript)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
