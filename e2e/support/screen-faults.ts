import type { Page } from '@playwright/test'
import type { Result } from 'axe-core'
import { axe } from './axe.ts'

type Screen = { isOnCourse?: boolean }

/** Where the height allows it, keys of the card have 56 px, and nowhere less than 48 (U7). */
const TALL = 640

/** Those of axe's rules that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** What is wrong with what the page shows now; a screen that is read on the course has larger text (U8). */
export async function screenFaults(
  page: Page,
  screen: Screen,
  { looksAtColours = true } = {},
): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  return [
    ...describe(await axe(page, { tags, without: looksAtColours ? [] : OF_COLOURS })),
    ...(await sizeFaults(page, screen)),
  ]
}

/** What is wrong with the colours alone, where nothing else differs from what `screenFaults` has seen. */
export async function colourFaults(page: Page): Promise<string[]> {
  return describe(await axe(page, { rules: OF_COLOURS }))
}

function describe(violations: Result[]): string[] {
  return violations.map(
    (one) => `axe ${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** The same without axe, where only the size of the window differs. */
export function sizeFaults(page: Page, screen: Screen): Promise<string[]> {
  const height = page.viewportSize()?.height ?? TALL
  return page.evaluate(measure, {
    smallestText: screen.isOnCourse ? 14 : 12,
    smallestKey: height < TALL ? 48 : 56,
  })
}

/** Runs in the page: what is too small, too close to the edge, or wider than the screen. */
function measure({ smallestText, smallestKey }: { smallestText: number; smallestKey: number }): string[] {
  const found: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth)
    found.push(`sideways scroll: ${root.scrollWidth} > ${root.clientWidth}`)
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const isForReaders = element.closest('.sr-only') !== null
    return width > 0 && height > 0 && style.visibility === 'visible' && style.opacity !== '0' && !isForReaders
  }
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)

  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, [role="tab"]')) {
    if (!isShown(element)) continue
    // A link inside a sentence is exempt (WCAG 2.5.8); a box inside its label is as large as the label.
    if (element.matches('p a, li p a, dd a, td a')) continue
    const target = element.closest('label') ?? element
    const { width, height } = target.getBoundingClientRect()
    const isScoreKey = element.closest('[aria-label^="Score for hole"]') !== null
    const least = isScoreKey ? smallestKey : 44
    if (height < least - 0.5 || width < least - 0.5)
      found.push(`target ${Math.round(width)}x${Math.round(height)}: ${nameOf(element)}`)
  }
  for (const control of document.querySelectorAll('label + :is(input, select, textarea)')) {
    const over =
      control.getBoundingClientRect().right - (control.parentElement?.getBoundingClientRect().right ?? 0)
    if (isShown(control) && over > 0.5) found.push(`${Math.round(over)} px out of its field: #${control.id}`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || !isShown(parent)) continue
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    if (size < smallestText) found.push(`text of ${size}px: ${node.textContent.trim().slice(0, 40)}`)
  }
  return [...new Set(found)]
}
