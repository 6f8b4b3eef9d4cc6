import { useState } from 'react'
import type { RoundCard } from '#contract/card/round-card.ts'
import type { HoleScore } from '#golf/card/hole-entry.ts'
import { holedIn, isSameResult, isStrokeCount, notPlayed, pickedUp } from '#golf/card/hole-result.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'
import { clearDraft, keepDraft, withDraft } from '#web/lib/form-draft.ts'
import { resultsOf } from './results-of.ts'

type Change = { before: readonly HoleScore[] }
type Results = ReadonlyMap<number, HoleResult>

const PICKED_UP = 'P'
/** Between what a hole had and what was typed over it. */
const OVER = '>'

/**
 * What is typed or chosen of a card, starting from what the round has; each entry can be undone. Only the holes that differ
 * are kept on this tab, until `clear`: what somebody else changes on the others meanwhile is not taken back with them. Each
 * is kept with what it was typed over, so that a reload tells which of them somebody else has changed too (`movedBefore`).
 */
export function useTypedHoles(round: RoundCard, draft: string) {
  const [{ results: first, movedBefore }] = useState(() => withTyped(draft, resultsOf(round)))
  const [results, setResults] = useState<Results>(first)
  const [changes, setChanges] = useState<readonly Change[]>([])
  const held = resultsOf(round)
  const put = (records: readonly HoleScore[]) => {
    const next = new Map([...results, ...records.map((one) => [one.holeNumber, one.result] as const)])
    setResults(next)
    keepTyped(draft, { held, next })
  }
  const isTyped = (holeNumber: number) =>
    !isSameResult(held.get(holeNumber) ?? notPlayed, results.get(holeNumber) ?? notPlayed)
  return {
    results,
    movedBefore,
    isTyped,
    lastChange: changes.at(-1),
    clear: () => {
      clearDraft(draft)
    },
    enter: (records: readonly HoleScore[]) => {
      if (records.length === 0) return
      const before = records.map(({ holeNumber }) => ({
        holeNumber,
        result: results.get(holeNumber) ?? notPlayed,
      }))
      setChanges([...changes, { before }])
      put(records)
    },
    /** Goes on from a card that has other results by now; gives the holes on which both it and what is typed have changed. */
    goOnFrom: (now: RoundCard): number[] => {
      const fresh = resultsOf(now)
      const next = new Map(
        [...fresh].map(([hole, result]) => [hole, isTyped(hole) ? (results.get(hole) ?? result) : result]),
      )
      setResults(next)
      setChanges([])
      keepTyped(draft, { held: fresh, next })
      return [...fresh]
        .filter(
          ([hole, result]) =>
            [held, results].every((known) => !isSameResult(result, known.get(hole) ?? notPlayed)) &&
            isTyped(hole),
        )
        .map(([hole]) => hole)
    },
    undo: () => {
      const last = changes.at(-1)
      if (!last) return
      setChanges(changes.slice(0, -1))
      put(last.before)
    },
  }
}

function withTyped(draft: string, held: Results): { results: Results; movedBefore: readonly number[] } {
  const kept = withDraft<Record<string, string>>(
    draft,
    Object.fromEntries([...held].map(([holeNumber, result]) => [String(holeNumber), textOf(result)])),
  )
  const results = new Map(held)
  const movedBefore: number[] = []
  for (const [hole, result] of held) {
    const [typed, over] = (kept[hole] ?? '').split(OVER).reverse()
    const wanted = resultOf(typed)
    if (!wanted || isSameResult(wanted, result)) continue
    results.set(hole, wanted)
    if (over !== undefined && over !== textOf(result)) movedBefore.push(hole)
  }
  return { results, movedBefore }
}

function keepTyped(draft: string, { held, next }: { held: Results; next: Results }): void {
  const typed = [...next].filter(([hole, result]) => !isSameResult(held.get(hole) ?? notPlayed, result))
  const kept = typed.map(
    ([hole, result]) =>
      [String(hole), `${textOf(held.get(hole) ?? notPlayed)}${OVER}${textOf(result)}`] as const,
  )
  keepDraft(draft, Object.fromEntries(kept))
}

function textOf(result: HoleResult): string {
  if (result.kind === 'strokes') return String(result.strokes)
  return result.kind === 'picked_up' ? PICKED_UP : ''
}

function resultOf(text: string | undefined): HoleResult | undefined {
  if (text === '') return notPlayed
  if (text === PICKED_UP) return pickedUp
  const count = Number(text)
  return isStrokeCount(count) ? holedIn(count) : undefined
}
