import { matchKey, type BracketMatch, type Source } from './bracket.ts'
import { bracketSize, seedOrder } from './seeding.ts'

/**
 * R8.1, R8.2, R8.4: the matches of a knock-out, round by round, from entrants in the order of their seeds. A player
 * with a bye has no match and is placed in the next round.
 */
export function winnersSide(
  entrantsBySeed: readonly string[],
  part: 'winners' | 'plate' = 'winners',
): BracketMatch[] {
  const matches: BracketMatch[] = []
  let slots: (Source | null)[] = seedOrder(bracketSize(entrantsBySeed.length)).map((seed) => {
    const entrantId = entrantsBySeed[seed - 1]
    return entrantId === undefined ? null : { kind: 'entrant', entrantId }
  })
  for (let bracketRound = 1; slots.length > 1; bracketRound++)
    slots = playRound(slots, { part, bracketRound, matches })
  return matches
}

/**
 * Pairs neighbours, adds their matches to `round.matches` and returns who goes on. When one of a pair is missing, the
 * other goes on without a match; when both are missing, the place in the next round stays empty.
 */
export function playRound(
  slots: readonly (Source | null)[],
  round: { part: 'winners' | 'losers' | 'plate'; bracketRound: number; matches: BracketMatch[] },
): (Source | null)[] {
  return Array.from({ length: slots.length / 2 }, (_, i): Source | null => {
    const [a, b] = [slots[2 * i] ?? null, slots[2 * i + 1] ?? null]
    if (a === null || b === null) return a ?? b
    const key = matchKey(round.part, round.bracketRound, i + 1)
    const { part, bracketRound } = round
    round.matches.push({ key, part, bracketRound, number: i + 1, sources: [a, b], result: null })
    return { kind: 'winner', of: key }
  })
}
