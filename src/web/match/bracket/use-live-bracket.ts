import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getBracket } from '#contract/match/matches.ts'
import { connectionOf } from '#web/lib/live/connection-of.ts'
import { listenToBoard } from '#web/lib/live/listen-to-board.ts'
import { readSpaced } from '#web/lib/live/read-spaced.ts'
import { query } from '#web/lib/query.ts'
import { LEADERBOARD_REFRESH_MS } from '#web/lib/timings.ts'
import { useIsHidden } from '#web/lib/use-is-hidden.ts'

/** Every hole of every match is a change. */
const LEAST_BETWEEN_READS_MS = 1_000

/**
 * How a live screen works here, the leaderboard excepted: an event has the query refetched.
 *
 * A bracket that is asked for again whenever the competition's stream names a change: entries, draws and results are
 * announced there as scores are. While the stream is down it is asked for every 15 seconds (D25).
 */
export function useLiveBracket(competitionId: string, isMatchPlay: boolean) {
  const isActive = !useIsHidden() && isMatchPlay
  const [isOpen, setIsOpen] = useState(false)
  const [heardAt, setHeardAt] = useState(0)
  const bracket = useQuery({
    ...query(getBracket, { params: { competitionId } }),
    enabled: isMatchPlay,
    refetchInterval: ({ state }) =>
      !isActive || (isOpen && state.status !== 'error') ? false : LEADERBOARD_REFRESH_MS,
    refetchOnWindowFocus: isOpen ? false : 'always',
    refetchOnReconnect: 'always',
  })
  const { refetch } = bracket
  useEffect(() => {
    if (!isActive) return
    const reading = readSpaced(() => refetch(), LEAST_BETWEEN_READS_MS)
    const stop = listenToBoard(competitionId, {
      // Whether it leads anywhere is known with the first word.
      onOpen: () => undefined,
      onDown: () => {
        setIsOpen(false)
      },
      onEvent: (name) => {
        setIsOpen(true)
        setHeardAt(Date.now())
        if (name !== 'ping') reading.ask()
      },
    })
    return () => {
      stop()
      reading.stop()
      setIsOpen(false)
    }
  }, [competitionId, isActive, refetch])
  const state = connectionOf({ fault: bracket.error, isOpen })
  return { bracket, state, updatedAt: Math.max(bracket.dataUpdatedAt, heardAt), isPolling: !isOpen } as const
}
