import type { Page } from '@playwright/test'
import { shareBoard } from '#contract/board/sharing.ts'
import { call } from './support/call.ts'
import { expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound } from './support/seed.ts'
import { tapKey } from './support/tap-key.ts'

/* A reader whose browser translates the page, as Chrome and Edge offer for a language that is not their own. */

/** Puts two elements around a copy of every text, in its place, as those browsers do; the text itself leaves the page. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        node instanceof Text &&
        node.data.trim() !== '' &&
        !node.parentElement?.closest('script, noscript, font')
      )
        texts.push(node)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    document.documentElement.classList.add('translated-ltr')
  })
  await expect(page.locator('font').first()).toBeAttached()
}

test('a translated board and a translated card go on showing scores as they come', async ({
  caller,
  browser,
  person,
  server,
}) => {
  const [admin, player] = [await caller(), await person(phone)]
  const club = await seedClub(admin, 'Translated')
  const terms = { club, admin, firstName: 'Niamh', handicap: '14.2', gross: [5, 4, 4] }
  await seedRound(player.context, terms)
  const shared = await call(admin.request, 'PUT', `/api/competitions/${club.competitionId}/sharing/board`, {})
  const address = shareBoard.reply.parse(shared).links.find(({ kind }) => kind === 'board')?.address ?? ''
  const context = await browser.newContext({ ...phone, baseURL: server.url })
  const board = await context.newPage()
  const card = player.page
  await board.goto(new URL(address).pathname)
  await card.goto('/scorecard')
  await expect(board.getByText('Thru 3')).toBeVisible()
  await expect(card.getByRole('group', { name: 'Score for hole 4' })).toBeVisible()
  for (const page of [board, card]) {
    // Nobody finds their browser's offer sooner.
    await page.waitForFunction(
      () => !String(Reflect.get(Node.prototype, 'removeChild')).includes('native code'),
    )
    await translate(page)
  }
  for (const hole of [4, 5, 6]) {
    await tapKey(
      card.getByRole('group', { name: `Score for hole ${hole}` }).getByRole('button', { name: /^Par \d$/ }),
    )
    await expect(card.getByRole('group', { name: `Score for hole ${hole + 1}` })).toBeVisible()
    await translate(card)
    await expect(board.getByText(`Thru ${hole}`)).toBeVisible()
    await expect(board.getByText(`Thru ${hole - 1}`)).toHaveCount(0)
    await translate(board)
  }
  for (const page of [board, card])
    await expect(page.getByText('Something went wrong on this page')).toHaveCount(0)
  await context.close()
})

test('when a browser translates the page as soon as it is there, then its scores come all the same', async ({
  caller,
  person,
}) => {
  const [admin, player] = [await caller(), await person(phone)]
  const club = await seedClub(admin, 'Early')
  const terms = { club, admin, firstName: 'Orla', handicap: '14.2', gross: [5, 4, 4] }
  await seedRound(player.context, terms)
  const { page } = player
  await page.goto('/scorecard')
  const said = page.getByText(/\b3 holes$/)
  await expect(said).toBeAttached()
  await translate(page)
  await page.waitForFunction(
    () => !String(Reflect.get(Node.prototype, 'removeChild')).includes('native code'),
  )
  await tapKey(
    page.getByRole('group', { name: 'Score for hole 4' }).getByRole('button', { name: /^Par \d$/ }),
  )
  await expect(page.getByText(/\b4 holes$/)).toBeAttached({ timeout: 10_000 })
  await expect(said).toHaveCount(0)
  await expect(page.getByText('Something went wrong on this page')).toHaveCount(0)
})
