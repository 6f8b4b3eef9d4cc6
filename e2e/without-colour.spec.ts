import { z } from 'zod'
import { desk, expect, test } from './support/fixtures.ts'
import { seedScreens } from './support/screen-list.ts'

test('U23: without colour, a card’s marks differ by shape and a status has its word', async ({
  browser,
  server,
}) => {
  const club = await seedScreens(browser, server.url)
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
  for (const row of await rows.all()) await expect(row).toContainText(/In Progress|Not started|Complete/)
  await page.goto('/competitions')
  await expect(page.getByRole('listitem').filter({ hasText: 'Captain’s Prize' }).first()).toContainText(
    'In play',
  )
  await context.close()
})
