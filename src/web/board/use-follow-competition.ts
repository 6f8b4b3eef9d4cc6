import { useEffect } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { useRefetchOn } from './use-refetch-on.ts'

/** Longer waits than this are more than a timer can hold; the page is opened again by then. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Reads the competition again when its start or end comes, and when a snapshot was taken because more than a card has
 * changed: an open board becomes live, provisional and final without a reload (D35).
 */
export function useFollowCompetition(
  competition: { data: Competition | undefined; refetch: () => Promise<unknown> },
  snapshots: number,
): void {
  const { data, refetch } = competition
  // The first snapshot comes with the page.
  useRefetchOn(snapshots <= 1 ? '' : String(snapshots), refetch)
  const startDate = data?.startDate
  const endDate = data?.endDate
  const status = data?.status
  useEffect(() => {
    const next = [startDate, endDate]
      .flatMap((date) => (date === null || date === undefined ? [] : [Date.parse(date) - Date.now()]))
      .filter((wait) => wait > 0 && wait < LONGEST_TIMER_MS)
    if (next.length === 0) return
    // A moment later, because the two clocks differ.
    const timer = setTimeout(() => void refetch(), Math.min(...next) + 1_000)
    return () => {
      clearTimeout(timer)
    }
  }, [startDate, endDate, status, refetch])
}
