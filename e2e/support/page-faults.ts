import type { ConsoleMessage, Page } from '@playwright/test'

/** An answer that a screen is about: an unknown invitation is told as such because the server knows none. */
export type Refused = { status: number; path: RegExp }

type Fault = { text: string; refusal?: { status: number; path: string } }

/**
 * What goes wrong in a page without anybody seeing it: errors thrown, errors in the console, and what the
 * Content-Security-Policy blocks. `take` gives what came since the last time, less the answers that this screen and those before
 * it are about.
 */
export function watchPage(page: Page) {
  let faults: Fault[] = []
  /** A screen may ask again just before it is left, and that answer comes when the next one is open. */
  const expectedSoFar: Refused[] = []
  page.on('pageerror', (error) => faults.push({ text: `thrown: ${error.message}` }))
  page.on('console', (message) => {
    // Chromium reports what the policy blocks as an error or as a warning.
    if (message.type() !== 'error' && !message.text().includes('Content Security Policy')) return
    const refusal = refusalOf(message)
    faults.push({ text: message.text(), ...(refusal && { refusal }) })
  })
  return {
    hasSeen: (expected: Refused): boolean => faults.some((fault) => isAbout(fault, expected)),
    take(expected?: Refused): string[] {
      const taken = faults
      faults = []
      if (expected) expectedSoFar.push(expected)
      return taken
        .filter((fault) => !expectedSoFar.some((one) => isAbout(fault, one)))
        .map(({ text, refusal }) => `${text} ${refusal?.path ?? ''}`.trim())
    },
  }
}

function isAbout({ refusal }: Fault, { status, path }: Refused): boolean {
  return refusal?.status === status && path.test(refusal.path)
}

/** Chromium's line about an answer that is no success; its place is the address that was asked for. */
function refusalOf(message: ConsoleMessage): { status: number; path: string } | undefined {
  const status = /^Failed to load resource: the server responded with a status of (\d+)/.exec(
    message.text(),
  )?.[1]
  return status === undefined
    ? undefined
    : { status: Number(status), path: new URL(message.location().url).pathname }
}
