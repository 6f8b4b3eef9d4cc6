import type { MarkerCard } from '#contract/card/marker-card.ts'
import { onOpenHoles } from '#golf/competition/closed-holes.ts'
import type { SourcedEntry } from '#golf/card/entry-source.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'
import { holedIn, isSameResult, notPlayed, pickedUp } from '#golf/card/hole-result.ts'
import type { reconcileCard } from '#golf/card/reconcile-card.ts'
import { saidEntries } from '#web/card/said-entries.ts'
import { markerCardText } from '#web/messages/en/card/marker-card.ts'
import type { Outbox } from '#web/offline/outbox.ts'

type Hole = NonNullable<ReturnType<ReturnType<typeof reconcileCard>['get']>>

/** What the club knows of the holes that count, and what this phone has beside it. */
export function saidOnCard(card: MarkerCard, outbox: Outbox | undefined, userId: string): SourcedEntry[] {
  const { roundId, player, said, holes } = card
  return onOpenHoles(saidEntries({ roundId, playerId: player.id, said }, outbox, userId), holes)
}

/** The holes that count, and the numbers of those that are closed for everybody. */
export function openAndClosed({ holes }: MarkerCard) {
  return {
    lines: holes.filter(({ isClosed }) => isClosed !== true),
    closed: holes.flatMap(({ holeNumber, isClosed }) => (isClosed === true ? [holeNumber] : [])),
  }
}

/** The same with the result that counts on each hole. */
export function countingCard(card: MarkerCard, holes: ReturnType<typeof reconcileCard>) {
  const { lines, closed } = openAndClosed(card)
  const resultOf = (holeNumber: number) => holes.get(holeNumber)?.counting?.result ?? notPlayed
  return { lines: lines.map(({ holeNumber }) => ({ result: resultOf(holeNumber) })), closed }
}

export function resultWords(result: HoleResult | undefined): string {
  if (!result) return markerCardText.nothing
  if (result.kind === 'strokes') return String(result.strokes)
  return result.kind === 'picked_up' ? markerCardText.pickedUp : markerCardText.notPlayed
}

/**
 * The values that somebody may take on a hole that is asked about: those of the others, and their own where the paper
 * asks. What only the paper says may also be answered by saying that the hole was not played.
 */
export function choicesOn({ said, state }: Hole, own: 'player' | 'marker'): HoleResult[] {
  if (state === 'paper_only') return said.paper ? [said.paper.result, notPlayed] : []
  const others = [said.player, said.marker, said.paper, said.committee].filter(
    (entry) => entry !== undefined && (entry.source !== own || said.paper !== undefined),
  )
  const results: HoleResult[] = []
  for (const entry of others)
    if (entry && !results.some((one) => isSameResult(one, entry.result))) results.push(entry.result)
  return results
}

/** The value of a list of scores as a result. */
export function toResult(value: string): HoleResult {
  if (value === 'picked_up') return pickedUp
  return value === '' ? notPlayed : holedIn(Number(value))
}

export function toValue(result: HoleResult | undefined): string {
  if (result?.kind === 'strokes') return String(result.strokes)
  return result?.kind === 'picked_up' ? 'picked_up' : ''
}
