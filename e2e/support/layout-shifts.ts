import type { Page } from '@playwright/test'
import { z } from 'zod'

const Shift = z.object({ value: z.number(), moved: z.string() })
type Shift = z.infer<typeof Shift>

/** Runs in the page before its own scripts: notes what moves without having been asked to (U35). */
export function watchShifts(): void {
  const shifts: { value: number; moved: string }[] = []
  sessionStorage.setItem('shifts', '[]')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue
      if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
      const sources: unknown[] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
      const moved = sources.flatMap((source) =>
        typeof source === 'object' && source !== null && 'node' in source && source.node instanceof Element
          ? [source.node.outerHTML.slice(0, 80)]
          : [],
      )
      shifts.push({ value: entry.value, moved: moved.join(' | ') })
    }
    sessionStorage.setItem('shifts', JSON.stringify(shifts))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** How far the page has moved since it was opened, and each shift with what moved in it, for the message of a failure. */
export async function readShifts(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  const kept = await page.evaluate(() => sessionStorage.getItem('shifts') ?? '[]')
  const shifts = z.array(Shift).parse(JSON.parse(kept))
  return { sum: shifts.reduce((all, { value }) => all + value, 0), shifts }
}
