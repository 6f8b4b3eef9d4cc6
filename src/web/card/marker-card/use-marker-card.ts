import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getMarkerCard } from '#contract/card/marker-card.ts'
import { listenToBoard } from '#web/lib/live/listen-to-board.ts'
import { query } from '#web/lib/query.ts'
import { LEADERBOARD_REFRESH_MS } from '#web/lib/timings.ts'
import { useIsHidden } from '#web/lib/use-is-hidden.ts'

/**
 * The card, asked for again whenever the competition's stream names a change: scores and confirmations of player and
 * marker are announced there. While the stream is down it is asked for every 15 seconds (D25).
 */
export function useMarkerCard(roundId: string) {
  const [isOpen, setIsOpen] = useState(false)
  const card = useQuery({
    ...query(getMarkerCard, { params: { roundId } }),
    staleTime: 0,
    refetchInterval: isOpen ? false : LEADERBOARD_REFRESH_MS,
    refetchOnWindowFocus: isOpen ? false : 'always',
    refetchOnReconnect: 'always',
  })
  const { refetch } = card
  const competitionId = card.data?.competitionId ?? null
  const isActive = !useIsHidden() && competitionId !== null
  useEffect(() => {
    if (!isActive) return
    const stop = listenToBoard(competitionId, {
      onOpen: () => undefined,
      onDown: () => {
        setIsOpen(false)
      },
      onEvent: (name) => {
        setIsOpen(true)
        if (name !== 'ping') void refetch()
      },
    })
    return () => {
      stop()
      setIsOpen(false)
    }
  }, [competitionId, isActive, refetch])
  return card
}
