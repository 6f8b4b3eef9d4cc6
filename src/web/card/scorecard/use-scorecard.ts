import { useCallback, useMemo, useState } from 'react'
import type { RoundDetail } from '#contract/card/rounds.ts'
import { toResults, type HoleScore } from '#golf/card/hole-entry.ts'
import { notPlayed } from '#golf/card/hole-result.ts'
import type { Card, CardLine } from '#golf/card/card.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { recordedHoles } from '#web/offline/outbox.ts'
import { cardFromRound } from '#web/card/card-from-round.ts'
import { withdrawToast } from '#web/ui/toast.tsx'
import { currentHole } from './next-hole.ts'
import { ROUND_TOPIC } from './round-topic.ts'

/** One entry, or one paste of many: what undo takes back in one step. */
type Change = { before: HoleScore[]; after: HoleScore[] }

export type Scorecard = {
  round: RoundDetail
  card: Card
  /** Its holes, with whether somebody else entered what counts. */
  holes: () => (CardLine & { isByOther: boolean })[]
  /** Where on the card a player who comes back stands, from 0. */
  resumeAt: number
  enter: (records: readonly HoleScore[]) => void
  /** The last change of this visit; undefined when there is nothing to take back. */
  lastChange: Change | undefined
  undo: () => void
}

/** The open card: what the club has and what this phone holds, scored by `src/golf`, and what may be done to it. */
export function useScorecard(snapshot: OutboxSnapshot, runner: OutboxRunner, round: RoundDetail): Scorecard {
  const [changes, setChanges] = useState<readonly Change[]>([])
  const recorded = useMemo(() => recordedHoles(snapshot.outbox, round.id), [snapshot.outbox, round.id])
  const card = useMemo(() => cardFromRound(round, toResults(recorded.values())), [round, recorded])

  const write = useCallback(
    (records: readonly HoleScore[]) => {
      for (const { holeNumber, result } of records) void runner.record(round.id, holeNumber, result)
    },
    [runner, round.id],
  )

  const enter = (after: readonly HoleScore[]) => {
    if (card.thru === 0) withdrawToast(ROUND_TOPIC)
    if (after.length === 0) return
    const before = after.map(({ holeNumber }) => ({
      holeNumber,
      result: card.lines.find((line) => line.holeNumber === holeNumber)?.result ?? notPlayed,
    }))
    setChanges([...changes, { before, after: [...after] }])
    write(after)
  }

  const lastChange = changes.at(-1)
  const undo = () => {
    if (!lastChange) return
    setChanges(changes.slice(0, -1))
    write(lastChange.before)
  }

  const holes = () =>
    card.lines.map((line) => {
      const { authorId = runner.owner } = recorded.get(line.holeNumber) ?? {}
      return { ...line, isByOther: authorId !== runner.owner }
    })
  return { round, card, holes, resumeAt: currentHole(card.lines, recorded), enter, lastChange, undo }
}
