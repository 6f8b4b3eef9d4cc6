import { useMemo, useState } from 'react'
import type { KioskCard } from '#contract/card/kiosk-cards.ts'
import { resultFromWire } from '#contract/platform/wire-names.ts'
import { toResults, type HoleScore } from '#golf/card/hole-entry.ts'
import { notPlayed } from '#golf/card/hole-result.ts'
import { cardFromRound } from '#web/card/card-from-round.ts'
import type { GridCard } from '#web/card/grid/use-grid.ts'

/** A card in the making, in memory only: what it had already, what is typed now, and the way back. */
export function useTypedCard(kioskCard: KioskCard): GridCard {
  const [scores, setScores] = useState<readonly HoleScore[]>(() =>
    kioskCard.holes.map(({ holeNumber, ...wire }) => ({ holeNumber, result: resultFromWire(wire) })),
  )
  const [changes, setChanges] = useState<readonly { before: readonly HoleScore[] }[]>([])
  const card = useMemo(() => cardFromRound(kioskCard, toResults(scores)), [kioskCard, scores])
  const write = (records: readonly HoleScore[]) => {
    const written = toResults(records)
    setScores((held) =>
      held.map((score) => ({ ...score, result: written.get(score.holeNumber) ?? score.result })),
    )
  }
  const lastChange = changes.at(-1)
  return {
    card,
    lastChange,
    enter: (records) => {
      if (records.length === 0) return
      const before = records.map(({ holeNumber }) => ({
        holeNumber,
        result: scores.find((score) => score.holeNumber === holeNumber)?.result ?? notPlayed,
      }))
      setChanges([...changes, { before }])
      write(records)
    },
    undo: () => {
      if (!lastChange) return
      setChanges(changes.slice(0, -1))
      write(lastChange.before)
    },
  }
}
