import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { inReadersWords } from '#contract/club/former-member-words.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { BOARD_VERSION_HEADER, changeEvent, helloEvent } from '#contract/platform/live-events.ts'
import { isUnreached, sendForVersion } from '#web/lib/api.ts'
import { listen } from '#web/lib/listen.ts'
import { listenToBoard } from '#web/lib/live/listen-to-board.ts'
import type { StreamListener } from '#web/lib/live/open-stream.ts'
import { queryKey } from '#web/lib/query.ts'
import { LEADERBOARD_REFRESH_MS } from '#web/lib/timings.ts'
import {
  emptyLiveBoard,
  isInStep,
  needsSnapshot,
  reduceLiveBoard,
  type LiveBoard,
  type LiveBoardEvent,
} from './live-board.ts'
import { useIsHidden } from '#web/lib/use-is-hidden.ts'
import { withTimeout } from '#web/lib/with-timeout.ts'

const LEAST_BETWEEN_CATCH_UPS_MS = 1_000
/** A server that takes the question and never answers is one that cannot be reached. */
const SNAPSHOT_TIMEOUT_MS = 8_000

/** `headers` name the version that the stream is at, for the processes that have another. */
type BoardReading = { signal: AbortSignal; headers: Record<string, string> }

/** Where a board comes from: its snapshot, and the stream of what follows. Both stay the same from render to render. */
export type BoardFeed = {
  /** Of the snapshot among the queries. */
  key: readonly string[]
  read: (given: BoardReading) => ReturnType<typeof sendForVersion<typeof getLeaderboard>>
  listen: (listener: StreamListener) => () => void
}

/** A competition's board for the members of its club. `isAsked` is false until it is known that it has a board. */
export function useLiveLeaderboard(competitionId: string, isAsked: boolean) {
  const feed = useMemo(
    (): BoardFeed => ({
      key: queryKey(getLeaderboard, { params: { competitionId } }),
      read: (given) => sendForVersion(getLeaderboard, { params: { competitionId }, ...given }),
      listen: (listener) => listenToBoard(competitionId, listener),
    }),
    [competitionId],
  )
  return useFollowedBoard(feed, isAsked)
}

/**
 * The exception to how live screens work here. The rule is `useLiveBracket`: an event has a query refetched. A board
 * changes with every hole of every player, so its stream carries the changed rows and a reducer (live-board.ts) applies
 * them; the snapshot is fetched only when a version does not follow the one held.
 *
 * A board that follows its stream, and polls while the stream is down (D25).
 */
export function useFollowedBoard(feed: BoardFeed, isAsked: boolean) {
  const [state, dispatch] = useReducer(reduceLiveBoard, emptyLiveBoard)
  const client = useQueryClient()
  const isActive = !useIsHidden() && isAsked
  const isOpen = state.link === 'open'
  const isNeeded = needsSnapshot(state) && isActive
  /** Catch-ups in a row after which the board was still out of step: each waits longer than the one before. */
  const misses = useRef(0)
  const isKeptShown = useRef(false)
  const streamAt = useRef<string>(undefined)
  useEffect(() => {
    streamAt.current = state.streamVersion
  }, [state.streamVersion])

  const refresh = useCallback(async () => {
    dispatch({ type: 'fetching' })
    try {
      const { reply, version, keptAt, isLate } = await client.fetchQuery({
        queryKey: [...feed.key, 'versioned'],
        queryFn: ({ signal }) =>
          feed.read({
            signal: withTimeout(signal, SNAPSHOT_TIMEOUT_MS),
            headers: streamAt.current === undefined ? {} : { [BOARD_VERSION_HEADER]: streamAt.current },
          }),
        staleTime: 0,
      })
      // Every row of the board: React renders them in slices, so that a tap is answered meanwhile.
      startTransition(() => {
        // The board as this phone last had it, which is shown once and stays a board that could not be reached.
        const isShown = keptAt !== undefined && isKeptShown.current
        isKeptShown.current = keptAt !== undefined
        if (!isShown)
          dispatch({ type: 'fetched', version: version ?? '', rows: reply, now: keptAt ?? Date.now() })
        if (keptAt !== undefined) dispatch({ type: 'fetch_failed', isUnreached: !isLate })
      })
    } catch (fault) {
      dispatch({ type: 'fetch_failed', isUnreached: isUnreached(fault) })
    }
  }, [client, feed])

  useEffect(() => {
    if (!isActive) return
    return followStream(feed, dispatch)
  }, [feed, isActive])

  useEffect(() => {
    if (isInStep(state)) misses.current = 0
  }, [state])

  useEffect(() => {
    if (!isNeeded) return
    const wait =
      misses.current === 0 ? 0 : Math.min(LEAST_BETWEEN_CATCH_UPS_MS * misses.current, LEADERBOARD_REFRESH_MS)
    const timer = setTimeout(() => {
      misses.current += 1
      void refresh()
    }, wait)
    return () => {
      clearTimeout(timer)
    }
  }, [isNeeded, refresh])

  useEffect(() => {
    if (!isActive || isOpen) return
    const poll = () => void refresh()
    const timer = setInterval(poll, LEADERBOARD_REFRESH_MS)
    const stops = [listen(window, 'focus', poll), listen(window, 'online', poll)]
    return () => {
      clearInterval(timer)
      for (const stop of stops) stop()
    }
  }, [isActive, isOpen, refresh])

  return { state, refresh } satisfies { state: LiveBoard; refresh: () => Promise<void> }
}

function followStream(feed: BoardFeed, dispatch: (event: LiveBoardEvent) => void): () => void {
  const stop = feed.listen({
    onOpen: () => {
      dispatch({ type: 'opened' })
    },
    onDown: () => {
      dispatch({ type: 'down' })
    },
    onEvent: (name, data) => {
      dispatch(readEvent(name, data))
    },
  })
  return () => {
    stop()
    dispatch({ type: 'down' })
  }
}

/** An event that cannot be read names a version that no board has: the snapshot is fetched. */
function readEvent(name: string, data: string): LiveBoardEvent {
  const now = Date.now()
  if (name === 'ping') return { type: 'ping', now }
  const read = name === 'hello' ? helloEvent.safeParse(parse(data)) : undefined
  if (read?.success) return { type: 'hello', version: read.data.version, now }
  const change = name === 'change' ? changeEvent.safeParse(parse(data)) : undefined
  return change?.success
    ? { type: 'change', change: change.data, now }
    : { type: 'hello', version: 'unreadable', now }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(inReadersWords(data))
  } catch {
    return undefined
  }
}
