import { z } from 'zod/mini'

const KEY = 'scoreclub.closed-summaries'
const MOST_KEPT = 20
const closedSummaries = z.array(z.string())

/**
 * The rounds whose summary was closed on this phone, until the club is known to know it: what was closed without a network
 * never comes back here (D51). They say nothing about anybody, and so outlive signing out.
 */
export function readClosedSummaries(): readonly string[] {
  try {
    const read = closedSummaries.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    return read.success ? read.data : []
  } catch {
    // Storage can be forbidden or its text broken; then none is known.
    return []
  }
}

export function keepClosedSummary(roundId: string): void {
  write([...readClosedSummaries().filter((id) => id !== roundId), roundId].slice(-MOST_KEPT))
}

/** The club knows it, or the card came in anew. */
export function dropClosedSummary(roundId: string): void {
  const closed = readClosedSummaries()
  if (closed.includes(roundId)) write(closed.filter((id) => id !== roundId))
}

function write(closed: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(closed))
  } catch {
    // Without storage only what the club was told stays closed.
  }
}
