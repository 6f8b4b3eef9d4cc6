import type { z } from 'zod/mini'
import type { correctRound } from '#contract/card/round-card.ts'
import { resultFromWire } from '#contract/platform/wire-names.ts'
import { MOST_STROKES } from '#golf/numbers.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { isSameResult, notPlayed, type HoleResult } from '#golf/card/hole-result.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { noTotals, toTotals } from '../card-totals.ts'
import type { StandingCard } from './after-card-changed.ts'
import { changeCard, type CardChange } from './change-card.ts'
import { putEntries } from '../hole-entries/hole-entries.store.ts'
import { mintLaterId } from '../hole-entries/mint-later-id.ts'
import { scoreRound } from '../score-round.ts'
import type { RoundRow } from '../rounds.store.ts'

type Holes = z.output<typeof correctRound.body>['holes']

/**
 * Puts other results on a card, open or handed in; its totals, the board and the handicap record follow. Holes that
 * have that result already are left alone, so the same correction again changes nothing. A hole that somebody else has
 * changed since the administrator looked at it is refused.
 */
export async function correctCard(
  services: Services,
  input: { viewer: SignedIn; roundId: string; reason: string; holes: Holes },
): Promise<void> {
  const { viewer, holes } = input
  await changeCard(services, { ...input, by: 'desk' }, (card, tx) =>
    correctHoles(services, tx, { ...card, viewer, holes }),
  )
}

/** What a correction makes of a locked card; undefined when the holes have these results already. */
export async function correctHoles(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { viewer, round, entries, holes }: StandingCard & { viewer: SignedIn; holes: Holes },
): Promise<CardChange | undefined> {
  const now = services.now()
  const corrected = differing(round, entries, holes)
  if (corrected.length === 0) return undefined
  const corrections = corrected.map(({ holeNumber, held, result }, i): HoleEntry => ({
    id: mintLaterId(now, i),
    holeNumber,
    result,
    // Later than what it corrects, or a phone that keeps the card would not take it.
    at: held ? Math.max(now.getTime(), held.at + 1) : now.getTime(),
    authorId: viewer.userId,
  }))
  await putEntries(tx, {
    roundId: round.id,
    clubId: round.clubId,
    season: round.season,
    source: 'committee',
    receivedAt: now,
    entries: corrections,
  })
  const after = [
    ...entries.filter((entry) => !corrections.some(({ holeNumber }) => holeNumber === entry.holeNumber)),
    ...corrections,
  ].sort((a, b) => a.holeNumber - b.holeNumber)
  return {
    kind: 'corrected',
    round: round.status === 'submitted' ? toTotals(scoreRound(round, after)) : noTotals,
    entries: after,
    holeNumbers: corrected.map(({ holeNumber }) => holeNumber),
  }
}

/** The holes whose result is not yet what is wanted, with the entry that counts there. */
function differing(round: RoundRow, entries: readonly HoleEntry[], holes: Holes) {
  const seen = new Set<number>()
  return holes.flatMap(({ holeNumber, from, to }, i) => {
    if (seen.has(holeNumber) || !round.holes.some((hole) => hole.holeNumber === holeNumber))
      throw fieldError(`holes.${i}.holeNumber`, `The card has no hole ${holeNumber} to correct here.`)
    seen.add(holeNumber)
    const held = entries.find((entry) => entry.holeNumber === holeNumber)
    const present = held?.result ?? notPlayed
    const result = parseResult(to, `holes.${i}.to`)
    if (isSameResult(present, result)) return []
    if (!isSameResult(present, parseResult(from, `holes.${i}.from`)))
      throw new AppError('changed_meanwhile', { details: { holeNumber } })
    return [{ holeNumber, held, result }]
  })
}

function parseResult(sent: Holes[number]['to'], field: string): HoleResult {
  if ((sent.result === 'strokes') !== ((sent.grossScore ?? null) !== null))
    throw fieldError(
      `${field}.grossScore`,
      `A hole that was played has 1 to ${MOST_STROKES} strokes; one picked up or not played has none.`,
    )
  return resultFromWire(sent)
}
