import { expect, type Page } from '@playwright/test'
import { uiText } from '#web/messages/en/ui/ui.ts'
import { whileRefusingWrites } from './broken-store.ts'
import type { RunningServer } from './running-server.ts'

type Refused = {
  /** The table that takes no write meanwhile. */
  table: string
  act: () => Promise<void>
  /** Letter for letter, in a toast or in the page. */
  shows: readonly string[]
}

/** Does something that the store refuses with a real 500, and reads what the page says of it: words for people only (U34). */
export async function expectRefusal(page: Page, server: RunningServer, refused: Refused): Promise<void> {
  await whileRefusingWrites(server, refused.table, async () => {
    await refused.act()
    await expectSaid(page, refused.shows)
  })
  await dismissToasts(page)
}

/** All of these are on the screen, and nothing that is for programs. */
export async function expectSaid(page: Page, shows: readonly string[]): Promise<void> {
  for (const text of shows) await expect(page.getByText(exactly(text)).first(), text).toBeVisible()
  expect(await page.evaluate(() => /\{"|\b500\b|\bat \S+:\d+:\d+/.exec(document.body.innerText))).toBeNull()
}

/** Letter for letter; a text given as a string would match in any case. */
export function exactly(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}

/** What is said next would wait until the toast before it has gone. */
export async function dismissToasts(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: uiText.dismiss })
    .evaluateAll((all) => all.forEach((one) => one instanceof HTMLElement && one.click()))
}
