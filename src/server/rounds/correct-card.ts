import { randomInt } from 'node:crypto'
import type { z } from 'zod/mini'
import type { correctRound } from '#contract/round-card.ts'
import { mintEntryId, type EntryId } from '#domain/round/entry-id.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { noTotals, totalsOf } from './card-totals.ts'
import { changeCard } from './change-card.ts'
import { cardOf } from './round-card.ts'
import { putHoleScores, type HoleScoreRow, type RoundRow } from './rounds.store.ts'

type Holes = z.output<typeof correctRound.body>['holes']
type Value = Pick<HoleScoreRow, 'result' | 'strokes'>

/**
 * Puts other scores on anybody's card, open or handed in; its totals, the board and the handicap record follow. Holes
 * that are so already are left alone, so the same correction again changes nothing; one that somebody else has changed
 * since it was looked at is refused.
 */
export async function correctCard(
  services: Services,
  terms: { viewer: SignedIn; roundId: string; reason: string; holes: Holes },
): Promise<void> {
  const { viewer } = terms
  const now = services.now()
  await changeCard(services, terms, async (tx, { round, scores }) => {
    const corrected = differing(round, scores, terms.holes)
    if (corrected.length === 0) return undefined
    const entries = corrected.map(({ holeNumber, held, to }, i) => ({
      roundId: round.id,
      holeNumber,
      entryId: entryId(now, i),
      ...to,
      // Later than what it corrects, or a phone that keeps the card would not take it.
      at: held && held.at >= now ? new Date(held.at.getTime() + 1) : now,
    }))
    await putHoleScores(tx, entries, { authorId: viewer.userId, now })
    const after = [
      ...scores.filter((score) => !entries.some((entry) => entry.holeNumber === score.holeNumber)),
      ...entries,
    ].sort((a, b) => a.holeNumber - b.holeNumber)
    return {
      kind: 'corrected',
      round: round.status === 'submitted' ? totalsOf(cardOf(round, after)) : noTotals,
      scores: after,
      holeNumbers: corrected.map((one) => one.holeNumber),
    }
  })
}

function differing(round: RoundRow, scores: readonly HoleScoreRow[], holes: Holes) {
  const seen = new Set<number>()
  return holes.flatMap(({ holeNumber, from, to }, i) => {
    if (seen.has(holeNumber) || !round.holes.some((hole) => hole.holeNumber === holeNumber))
      throw fieldError(`holes.${i}.holeNumber`, `The card has no hole ${holeNumber} to correct here.`)
    seen.add(holeNumber)
    const held = scores.find((score) => score.holeNumber === holeNumber)
    const is: Value = { result: held?.result ?? 'not_played', strokes: held?.strokes ?? null }
    const wanted = valueOf(to, `holes.${i}.to`)
    if (isSame(is, wanted)) return []
    if (!isSame(is, valueOf(from, `holes.${i}.from`)))
      throw new AppError('changed_meanwhile', { details: { holeNumber } })
    return [{ holeNumber, held, to: wanted }]
  })
}

function valueOf({ result, grossScore }: Holes[number]['to'], field: string): Value {
  const strokes = grossScore ?? null
  if ((result === 'strokes') !== (strokes !== null))
    throw fieldError(
      `${field}.grossScore`,
      'A hole that was played has 1 to 15 strokes; one picked up or not played has none.',
    )
  return { result, strokes }
}

function isSame(a: Value, b: Value): boolean {
  return a.result === b.result && a.strokes === b.strokes
}

function entryId(now: Date, i: number): EntryId {
  return mintEntryId(now.getTime() + i, undefined, () => randomInt(2 ** 32) / 2 ** 32).id
}
