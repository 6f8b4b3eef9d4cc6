import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, phone, test } from './support/fixtures.ts'
import { everyone } from './support/screen-list.ts'
import { visitScreens } from './support/visit-screens.ts'

/** Every screen in Spanish: no English sentence of the message catalogue is left on it, and it fits the phone. */

test.describe.configure({ mode: 'parallel', timeout: 900_000 })

async function textsOf(folder: 'en' | 'es'): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const file of readdirSync(`src/web/messages/${folder}`)) {
    const module: unknown = await import(`../src/web/messages/${folder}/${file}`)
    gather(module, file, texts)
  }
  return texts
}

function gather(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(path, value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) gather(inner, `${path}.${key}`, into)
}

/** Only a text that Spanish words otherwise, and that is a sentence or a title rather than a name, shows a mistake. */
async function englishOnly(): Promise<string[]> {
  const [english, spanish] = await Promise.all([textsOf('en'), textsOf('es')])
  const spanishTexts = new Set(spanish.values())
  return [...english.values()].filter((text) => text.length > 3 && !spanishTexts.has(text))
}

for (const who of everyone)
  test(`when the ${who} reads Spanish, then no screen has an English sentence`, async ({
    browser,
    server,
    screensClub: club,
  }) => {
    const english = await englishOnly()
    await visitScreens(browser, {
      baseURL: server.url,
      who,
      club,
      device: { ...phone, locale: 'es-ES' },
      check: async (page, screen) => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'es')
        expect.soft(await shownOf(page, english), screen.name).toEqual([])
        expect.soft(await isWide(page), `${screen.name}: sideways scroll`).toBe(false)
      },
    })
  })

function shownOf(page: Page, english: readonly string[]): Promise<string[]> {
  return page.evaluate((texts) => {
    const wanted = new Set(texts)
    const shown = new Set<string>()
    const see = (text: string | null | undefined) => {
      const trimmed = text?.trim()
      if (trimmed && wanted.has(trimmed)) shown.add(trimmed)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) see(node.textContent)
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) see(element.getAttribute(name))
    see(document.title.replace(' · Scoreclub', ''))
    return [...shown]
  }, english)
}

function isWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}
