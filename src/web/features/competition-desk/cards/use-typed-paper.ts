import { useState } from 'react'
import type { RoundCard } from '#contract/round-card.ts'
import { resultFromWire } from '#contract/wire-names.ts'
import type { HoleScore } from '#domain/round/hole-entry.ts'
import type { HoleResult } from '#domain/scoring/hole-result.ts'
import { notPlayed } from '#domain/scoring/hole-result.ts'
import { cardFromRound } from '#web/golf/card-from-round.ts'

type Change = { before: readonly HoleScore[] }

/** What is typed of a paper card, starting from what the round has; each entry can be undone. */
export function useTypedPaper(round: RoundCard) {
  const [results, setResults] = useState<ReadonlyMap<number, HoleResult>>(() => resultsOf(round))
  const [changes, setChanges] = useState<readonly Change[]>([])
  const put = (records: readonly HoleScore[]) => {
    setResults((held) => new Map([...held, ...records.map((one) => [one.holeNumber, one.result] as const)]))
  }
  return {
    results,
    card: cardFromRound(round, results),
    lastChange: changes.at(-1),
    enter: (records: readonly HoleScore[]) => {
      if (records.length === 0) return
      const before = records.map(({ holeNumber }) => ({
        holeNumber,
        result: results.get(holeNumber) ?? notPlayed,
      }))
      setChanges([...changes, { before }])
      put(records)
    },
    undo: () => {
      const last = changes.at(-1)
      if (!last) return
      setChanges(changes.slice(0, -1))
      put(last.before)
    },
  }
}

export function resultsOf(round: RoundCard): ReadonlyMap<number, HoleResult> {
  return new Map(round.entries.map((entry) => [entry.holeNumber, resultFromWire(entry)]))
}
