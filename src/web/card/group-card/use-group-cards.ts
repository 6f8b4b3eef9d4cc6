import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { currentGroup, type GroupPlayer, type PlayingGroup } from '#contract/card/groups.ts'
import { fullName } from '#contract/club/former-member.ts'
import { onOpenHoles } from '#golf/competition/closed-holes.ts'
import { reconcileCard } from '#golf/card/reconcile-card.ts'
import { notPlayed, type HoleResult } from '#golf/card/hole-result.ts'
import { toResults } from '#golf/card/hole-entry.ts'
import type { Card } from '#golf/card/card.ts'
import { cardFromRound } from '#web/card/card-from-round.ts'
import { query } from '#web/lib/query.ts'
import type { KeptHandIn } from '#web/offline/kept/kept-round.ts'
import { saidEntries } from '#web/card/said-entries.ts'
import { dropScored, keepScored } from '#web/offline/kept/keep-scored.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { recordedHoles } from '#web/offline/outbox.ts'
import { roundSync, type SyncState } from '#web/offline/sync-state.ts'
import type { RowRecord, RowHole } from './group-taps.ts'

export type GroupCard = {
  player: GroupPlayer
  name: string
  card: Card
  isOpen: boolean
  /** Handed in on this phone, and not yet at the club; with the refusal of one that the club gave back. */
  kept: KeptHandIn | null
  /** The numbers of the holes of which somebody else entered what counts. */
  byOthers: ReadonlySet<number>
  sync: SyncState | undefined
  /** What the player and others entered differs on these holes, by their number. */
  differing: readonly DifferingHole[]
}

type DifferingHole = { holeNumber: number; player: HoleResult | undefined; marker: HoleResult | undefined }

/** Everybody's card: what the club has and what this phone holds, scored by `src/golf`. */
export function useGroupCards(group: PlayingGroup, snapshot: OutboxSnapshot): GroupCard[] {
  const { outbox, owner, rounds } = snapshot
  return useMemo(
    () =>
      group.players.map((player) => {
        const { round } = player
        const recorded = recordedHoles(outbox, round.id)
        const kept = round.status === 'in_progress' ? (rounds.get(round.id)?.handIn ?? null) : null
        const others = [...recorded.values()].filter(({ authorId }) => authorId !== owner)
        return {
          player,
          name: fullName(player),
          card: cardFromRound(round, toResults(recorded.values())),
          isOpen: round.status === 'in_progress' && kept?.refusal !== null,
          kept,
          byOthers: new Set(others.map(({ holeNumber }) => holeNumber)),
          sync: roundSync(outbox, round.id),
          differing: differencesOf(round, { outbox, owner }),
        }
      }),
    [group, outbox, owner, rounds],
  )
}

/** Both values stay until those who entered them agree (U11). */
function differencesOf(
  { id: roundId, userId: playerId, said = [], entries: counting, terms }: GroupPlayer['round'],
  { outbox, owner }: Pick<OutboxSnapshot, 'outbox' | 'owner'>,
): DifferingHole[] {
  const entries = saidEntries({ roundId, playerId, said, counting }, outbox, owner)
  return [...reconcileCard(onOpenHoles(entries, terms.holes)).values()]
    .filter(({ state }) => state === 'differs')
    .map(({ holeNumber, said: { player, marker } }) => ({
      holeNumber,
      player: player?.result,
      marker: marker?.result,
    }))
}

/** The rows of each hole, in the order of the players; of a card on which it is closed or is not, there is nothing to enter. */
export function rowsOf(cards: readonly GroupCard[]): RowHole[][] {
  return holesOf(cards).map((holeNumber) =>
    cards.map(({ player, card, isOpen, byOthers }) => {
      const line = card.lines.find((one) => one.holeNumber === holeNumber)
      const row = { roundId: player.round.id, holeNumber, isByOther: byOthers.has(holeNumber) }
      return line
        ? { ...row, par: line.par, result: line.result, isOpen }
        : { ...row, par: 0, result: notPlayed, isOpen: false }
    }),
  )
}

/** The numbers of the holes that count on any of the cards, in order. */
function holesOf(cards: readonly GroupCard[]): number[] {
  const numbers = new Set(cards.flatMap(({ card }) => card.lines.map(({ holeNumber }) => holeNumber)))
  return [...numbers].sort((a, b) => a - b)
}

/** Keeps every card on this phone, so that scoring goes on without a network (U2). */
export function useKeptCards(group: PlayingGroup, runner: OutboxRunner): void {
  useEffect(() => {
    for (const { userId, round } of group.players) {
      if (userId === runner.owner) {
        if (round.status === 'in_progress') void runner.keepRound(round)
      } else if (round.status === 'in_progress') void keepScored(runner, round)
      else void dropScored(runner, round.id)
    }
  }, [group, runner])
}

/** The group stays on the screen with its last card in, although the club has none any more. */
export function markIn(client: QueryClient, userId: string): void {
  client.setQueryData(query(currentGroup).queryKey, (held: PlayingGroup | null | undefined) =>
    held
      ? {
          ...held,
          players: held.players.map((one) =>
            one.userId === userId ? { ...one, round: { ...one.round, status: 'submitted' as const } } : one,
          ),
        }
      : held,
  )
}

/** A card that waited on this phone and is gone from it: the club has taken it. */
export function useTakenCards(group: PlayingGroup, snapshot: OutboxSnapshot): void {
  const client = useQueryClient()
  const waited = useRef<ReadonlySet<string>>(new Set())
  const { rounds } = snapshot
  useEffect(() => {
    for (const { userId, round } of group.players)
      if (waited.current.has(round.id) && !rounds.has(round.id)) markIn(client, userId)
    const handedIn = [...rounds.values()].filter(({ handIn }) => handIn !== null)
    waited.current = new Set(handedIn.map(({ id }) => id))
  }, [group, rounds, client])
}

export type GroupScoring = {
  enter: (records: readonly RowRecord[]) => void
  /** What was entered last; undefined when there is nothing to take back. */
  last: readonly RowRecord[] | undefined
  undo: () => void
}

/** Enters scores for the cards of a group; each tap is taken back in one. */
export function useGroupScoring(runner: OutboxRunner): GroupScoring {
  const [changes, setChanges] = useState<readonly (readonly RowRecord[])[]>([])
  const last = changes.at(-1)
  return {
    last,
    enter: (records) => {
      if (records.length === 0) return
      setChanges([...changes, records])
      for (const { roundId, holeNumber, result } of records) void runner.record(roundId, holeNumber, result)
    },
    undo: () => {
      if (!last) return
      setChanges(changes.slice(0, -1))
      for (const { roundId, holeNumber, before } of last) void runner.record(roundId, holeNumber, before)
    },
  }
}
