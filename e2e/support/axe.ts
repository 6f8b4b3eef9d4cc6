import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'

declare global {
  var axe: typeof import('axe-core')
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** `without`: rules of those tags that are left out. */
type Look = { tags?: string[]; without?: string[]; rules?: string[]; within?: string }

/**
 * What axe finds wrong in a page. Its own package for Playwright sends axe into the page twice for each look, and that
 * costs more than the look.
 */
export async function axe(page: Page, { tags, without = [], rules, within }: Look = {}): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const options: RunOptions = {
    ...(tags && { runOnly: { type: 'tag', values: tags } }),
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // The one rule about style sheets is an experimental one, which never runs.
    preload: { assets: ['media'] },
  }
  return page.evaluate(
    async ([selector, given]) => {
      // A colour halfway through a change, or of a toast that comes or goes, is not one of the design. A wheel turns without end.
      const changes = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
      await Promise.allSettled(changes.map(({ finished }) => finished))
      const { violations } = await globalThis.axe.run(selector ?? document, given)
      return violations
    },
    [within, options] as const,
  )
}
