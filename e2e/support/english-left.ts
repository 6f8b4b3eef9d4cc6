import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** What is left in English on a page in Spanish. */

async function textsOf(folder: 'en' | 'es'): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const files = readdirSync(`src/web/messages/${folder}`, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((one) => one.endsWith('.ts'))) {
    const module: unknown = await import(`../../src/web/messages/${folder}/${file}`)
    gather(module, file, texts)
  }
  return texts
}

function gather(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(path, value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) gather(inner, `${path}.${key}`, into)
}

/** The sentences of the message catalogue. Only a text that Spanish words otherwise, and that is a sentence or a title rather than a name, shows a mistake. */
export async function englishOnly(): Promise<Set<string>> {
  const [english, spanish] = await Promise.all([textsOf('en'), textsOf('es')])
  const spanishTexts = new Set(spanish.values())
  return new Set([...english.values()].filter((text) => text.length > 3 && !spanishTexts.has(text)))
}

/** The texts of the page, and of its title and labels, that are among these. */
export async function shownOf(page: Page, english: ReadonlySet<string>): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = new Set<string>()
    const see = (text: string | null | undefined) => {
      const trimmed = text?.trim()
      if (trimmed) texts.add(trimmed)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) see(node.textContent)
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) see(element.getAttribute(name))
    see(document.title.replace(' · Scoreclub', ''))
    return [...texts]
  })
  return shown.filter((text) => english.has(text))
}

/** Parts of the English sentences of arithmetic that no name of a club or a course has. */
export const englishArithmetic =
  /rounded [+\d]|holes holed out|out \+ \d+ in\b|strokes? (?:received|given back)|(?:Course|Playing) Handicap: |Handicap Index [+\d]|held when the round|The allowance of|nobody is level|the place is shared|score differential|Adjusted gross score|receives \d+ stroke|committee set the|Reason: |points after|hole by hole:/i

/** Unfolds how each number came about. */
export function openArithmetic(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('details')) element.open = true
  })
}

/** The texts of the page that match, each element's own. */
export function linesIn(page: Page, pattern: RegExp): Promise<string[]> {
  return page.evaluate(
    ({ source, flags }) => {
      const wanted = new RegExp(source, flags)
      const texts = [...document.querySelectorAll('main li, main p, main summary, main td')]
      return texts.map((one) => one.textContent.trim()).filter((text) => wanted.test(text))
    },
    { source: pattern.source, flags: pattern.flags },
  )
}
