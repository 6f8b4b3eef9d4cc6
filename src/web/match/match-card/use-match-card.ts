import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { getMatchCard, type MatchCardView } from '#contract/match/match-cards.ts'
import { matchEntryFromWire } from '#contract/match/wire-match-entry.ts'
import { playMatchCard, type MatchCardState } from '#golf/match/match-card.ts'
import { speakerOf, type MatchEntry, type MatchPlayers, type Speaker } from '#golf/match/match-entry.ts'
import { connectionOf } from '#web/lib/live/connection-of.ts'
import { listenToBoard } from '#web/lib/live/listen-to-board.ts'
import { query } from '#web/lib/query.ts'
import { LEADERBOARD_REFRESH_MS } from '#web/lib/timings.ts'
import { callAddress } from '#web/lib/api.ts'
import { isAnswered } from '#web/lib/noted-replies.ts'
import { useIsHidden } from '#web/lib/use-is-hidden.ts'
import { matchOutboxOf, type MatchOutbox, type MatchSnapshot } from '#web/offline/matches/match-outbox.ts'

/** Changes closer together than this are read together. */
const READ_TOGETHER_MS = 250

/** The card as the club has it, read again whenever the competition's stream names a change of it. */
export function useMatchQuery(matchId: string, competitionId: string) {
  const isActive = !useIsHidden()
  const [isOpen, setIsOpen] = useState(false)
  const card = useQuery({
    ...query(getMatchCard, { params: { matchId } }),
    refetchInterval: ({ state }) =>
      !isActive || (isOpen && state.status !== 'error') ? false : LEADERBOARD_REFRESH_MS,
    refetchOnReconnect: 'always',
  })
  const { refetch } = card
  useEffect(() => {
    if (!isActive) return
    let due: ReturnType<typeof setTimeout> | undefined
    const stop = listenToBoard(competitionId, {
      onOpen: () => undefined,
      onDown: () => {
        setIsOpen(false)
      },
      onEvent: (name) => {
        setIsOpen(true)
        if (name === 'ping') return
        due ??= setTimeout(() => {
          due = undefined
          void refetch()
        }, READ_TOGETHER_MS)
      },
    })
    return () => {
      clearTimeout(due)
      stop()
      setIsOpen(false)
    }
  }, [competitionId, isActive, refetch])
  // What is shown before the server has answered once is what this phone had kept; the bar above says from when.
  const isKept = card.data !== undefined && !isAnswered(callAddress(getMatchCard, { params: { matchId } }))
  return {
    card,
    connection: connectionOf({ fault: card.error, isKept, isOpen }),
    updatedAt: isKept ? undefined : card.dataUpdatedAt,
    isPolling: !isOpen,
  } as const
}

export type ShownMatch = {
  view: MatchCardView
  state: MatchCardState
  players: MatchPlayers
  /** For whom the reader speaks; null where they only look on. */
  speaker: Speaker | null
  outbox: MatchOutbox
  kept: MatchSnapshot
  /** How many entries of this match the club does not have. */
  waiting: number
}

/** The club's card with what this phone has entered and the club does not show yet. */
export function useShownMatch(view: MatchCardView, userId: string): ShownMatch {
  const outbox = useMemo(() => matchOutboxOf(userId), [userId])
  const kept = useSyncExternalStore(outbox.subscribe, outbox.snapshot)
  const { matchId, revision } = view
  const { entries: ofPhone } = kept
  useEffect(() => {
    void outbox.seen(matchId, revision)
  }, [outbox, matchId, revision, ofPhone])
  return useMemo(() => {
    const players: MatchPlayers = [view.player1.userId, view.player2.userId]
    const own = ofPhone.filter((one) => one.matchId === matchId)
    const entries: MatchEntry[] = [
      ...view.entries.flatMap((wire) => matchEntryFromWire(wire) ?? []),
      ...own.filter(({ refusal }) => refusal === null).map(({ entry }) => entry),
    ]
    const strokesOnHoles = view.holes.map(({ strokes }) => [strokes[0] ?? 0, strokes[1] ?? 0] as const)
    return {
      view,
      players,
      outbox,
      kept,
      state: playMatchCard(entries, { players, strokesOnHoles }),
      speaker: view.canScore ? speakerOf(userId, players) : null,
      waiting: own.filter(({ takenAt }) => takenAt === null).length,
    }
  }, [view, ofPhone, matchId, userId, outbox, kept])
}
