import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Competition } from '#contract/competition/competitions.ts'
import { AFTER_JOIN_MS } from '#web/lib/timings.ts'

/** A second after joining, to the card, to the bracket of a match play, or to the fee that can be paid by card (T26); leaving the page before cancels it. */
export function useGoAfterJoining(): (competition: Competition) => void {
  const [, go] = useLocation()
  const [joined, setJoined] = useState<Competition>()
  useEffect(() => {
    if (!joined) return
    const timer = setTimeout(() => {
      go(
        joined.feeWay !== undefined
          ? `/competitions/${joined.id}/fee`
          : joined.competitionType === 'matchplay'
            ? `/competitions/${joined.id}/bracket`
            : `/scorecard?competitionId=${joined.id}`,
      )
    }, AFTER_JOIN_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [joined, go])
  return setJoined
}
