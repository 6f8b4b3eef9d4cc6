import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { readSharedBoard, readSharedBoards } from '#contract/board/shared-boards.ts'
import { ApiError, sendForVersion } from '#web/lib/api.ts'
import { listenToSharedBoard } from '#web/lib/live/listen-to-shared-board.ts'
import { query, queryKey } from '#web/lib/query.ts'
import type { LiveBoard } from '../live-board.ts'
import { useRefetchOn } from '../use-refetch-on.ts'
import { type BoardFeed, useFollowedBoard } from '../use-live-leaderboard.ts'

/** Dates open and close a competition, and a club may get another crest: whatever no stream tells is asked for. */
const ASK_AGAIN_MS = 60_000

/** What a link shows. `isOver`: the link was switched off, or never was one. */
export function useSharedBoards(token: string) {
  const facts = useQuery({
    ...query(readSharedBoards, { params: { token } }),
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
  })
  const isOver = token === '' || (facts.error instanceof ApiError && [400, 404].includes(facts.error.status))
  return { facts: isOver ? undefined : facts.data, isOver, hasFailed: facts.isError, refetch: facts.refetch }
}

/** One of its boards, live. */
export function useSharedBoard(token: string, competitionId: string) {
  const client = useQueryClient()
  const factsChanged = useCallback(async () => {
    await client.invalidateQueries({
      queryKey: queryKey(readSharedBoards, { params: { token } }),
      exact: true,
    })
  }, [client, token])
  const feed = useMemo((): BoardFeed => {
    const params = { token, competitionId }
    return {
      key: queryKey(readSharedBoard, { params }),
      read: (given) => sendForVersion(readSharedBoard, { params, ...given }),
      listen: (listener) => listenToSharedBoard(params, listener, () => void factsChanged()),
    }
  }, [token, competitionId, factsChanged])
  const board = useFollowedBoard(feed, true)
  const { snapshots, hasFailed } = board.state
  // The first snapshot comes with the page; a later one may mean that more than a card has changed.
  useRefetchOn(snapshots <= 1 ? '' : String(snapshots), factsChanged)
  useEffect(() => {
    if (hasFailed) void factsChanged()
  }, [hasFailed, factsChanged])
  return board satisfies { state: LiveBoard }
}
