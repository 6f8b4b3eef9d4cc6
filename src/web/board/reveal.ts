import { useEffect, useState } from 'react'
import type { PlacedRow } from './live-board.ts'

/** The last ten are read out, the first three slowly; all before them come within ten seconds. */
const READ_OUT = 10
const PRIZES = 3
const CROWD_MS = 10_000
const ROW_MS = 2_500
const PRIZE_MS = 5_000
const TICK_MS = 250

/** How many of so many places, from the last on, are shown this long after a prize-giving began. */
export function shownPlaces(places: number, elapsedMs: number): number {
  const crowd = Math.max(0, places - READ_OUT)
  if (crowd > 0 && elapsedMs < CROWD_MS)
    return Math.min(crowd, Math.floor((elapsedMs / CROWD_MS) * crowd) + 1)
  const slow = elapsedMs - (crowd > 0 ? CROWD_MS : 0)
  const readOut = Math.max(0, Math.min(places, READ_OUT) - PRIZES)
  if (slow < readOut * ROW_MS) return crowd + Math.floor(slow / ROW_MS) + 1
  const prizes = Math.floor((slow - readOut * ROW_MS) / PRIZE_MS) + 1
  return Math.min(places, crowd + readOut + prizes)
}

/**
 * How a board goes on when the hidden holes are shown: `count` places from the last on while they are read out, undefined when
 * all are to be shown. A screen that did not see the board stand still has the result at once. `isRevealed`: it was read out here.
 */
export function useReveal(rows: readonly PlacedRow[]): { count: number | undefined; isRevealed: boolean } {
  const isHeld = rows.some(({ row }) => row.heldFrom !== undefined)
  const places = rows.reduce((sum, { position }) => sum + (position === null ? 0 : 1), 0)
  const hasRows = rows.length > 0
  const [phase, setPhase] = useState<{ wasHeld: boolean; startedAt?: number }>({ wasHeld: false })
  const [now, setNow] = useState(0)
  // While rendering, so that not even the first picture of the whole board tells the winner.
  if (isHeld && !phase.wasHeld) setPhase({ wasHeld: true })
  const isStarting = !isHeld && phase.wasHeld && hasRows
  if (isStarting) setPhase({ wasHeld: false, startedAt: Date.now() })
  const { startedAt } = phase
  const shown = startedAt === undefined ? places : shownPlaces(places, Math.max(0, now - startedAt))
  const isReading = isStarting || shown < places
  useEffect(() => {
    if (startedAt === undefined || !isReading) return
    const timer = setInterval(() => {
      setNow(Date.now())
    }, TICK_MS)
    return () => {
      clearInterval(timer)
    }
  }, [startedAt, isReading])
  return {
    count: isReading ? (isStarting ? 0 : shown) : undefined,
    isRevealed: startedAt !== undefined && !isReading,
  }
}

/** The places that are read out so far. */
export function rowsRead(rows: readonly PlacedRow[], count: number | undefined): readonly PlacedRow[] {
  if (count === undefined) return rows
  const placed = rows.filter(({ position }) => position !== null)
  return placed.slice(placed.length - count)
}
