import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Competition } from '#contract/competitions.ts'
import { AFTER_JOIN_MS } from '#web/lib/timings.ts'

/** A second after joining, to the card, or to the bracket of a match play (T26); leaving the page before cancels it. */
export function useGoAfterJoining(): (competition: Competition) => void {
  const [, go] = useLocation()
  const [joined, setJoined] = useState<Competition>()
  useEffect(() => {
    if (!joined) return
    const timer = setTimeout(() => {
      go(
        joined.competitionType === 'matchplay'
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
