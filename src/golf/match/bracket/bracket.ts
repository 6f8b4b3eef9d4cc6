import type { BracketType } from '../../competition/competition.ts'

/** Where a player of a match comes from. A bye has no match: the seed is placed in round two at once (R8.4). */
export type Source =
  { kind: 'entrant'; entrantId: string } | { kind: 'winner'; of: MatchKey } | { kind: 'loser'; of: MatchKey }

export const bracketParts = ['winners', 'losers', 'grand_final', 'reset', 'third_place', 'plate'] as const
export type BracketPart = (typeof bracketParts)[number]

/** Part, bracket round and place in it: "winners-1-3". */
export type MatchKey = `${BracketPart}-${number}-${number}`

export type BracketMatch = {
  key: MatchKey
  part: BracketPart
  bracketRound: number
  /** Place in its round from the top, 1 first; with byes there are gaps. */
  number: number
  sources: readonly [Source, Source]
  result: RecordedResult | null
}

/** Nobody goes on from a match without a winner: both sides were scratched from it. */
export type RecordedResult = { winnerId: string | null; result: string }

/** Whose first defeat leads to the plate: that of round one, or also that of a player whose first match comes after a bye. */
export const plates = ['round_one', 'first_match'] as const
export type Plate = (typeof plates)[number]

/** A draw and what was recorded: plain data. Who plays whom is never stored; it is derived from the sources. */
export type Bracket = {
  type: BracketType
  size: number
  matches: readonly BracketMatch[]
  /** Set where the losers of the first matches play a draw of their own, whose matches are of part `plate`. */
  plate?: Plate | null
}

export function matchKey(part: BracketPart, bracketRound: number, number: number): MatchKey {
  return `${part}-${bracketRound}-${number}`
}

export function findMatch(bracket: Bracket, key: string): BracketMatch | undefined {
  return bracket.matches.find((match) => match.key === key)
}

/** The two players of a match; null for one who is not known yet. */
export function matchPairing(bracket: Bracket, match: BracketMatch): [string | null, string | null] {
  const [a, b] = match.sources
  return [whoComesFrom(bracket, a), whoComesFrom(bracket, b)]
}

function whoComesFrom(bracket: Bracket, source: Source): string | null {
  if (source.kind === 'entrant') return source.entrantId
  const match = findMatch(bracket, source.of)
  if (!match?.result) return null
  const { winnerId } = match.result
  if (winnerId === null) return null
  if (source.kind === 'winner') return winnerId
  return matchPairing(bracket, match).find((entrantId) => entrantId !== winnerId) ?? null
}

/**
 * Nobody will ever come from there: both sides of that match were scratched, or it was a bye and so nobody has lost it.
 * Where a place is only not known yet this is false.
 */
export function isEmptyPlace(bracket: Bracket, source: Source): boolean {
  if (source.kind === 'entrant' || !findMatch(bracket, source.of)?.result) return false
  return whoComesFrom(bracket, source) === null
}

/** Matches that the winner or the loser of this one goes on to. */
export function matchesFedBy(bracket: Bracket, key: MatchKey): BracketMatch[] {
  return bracket.matches.filter((match) =>
    match.sources.some((source) => source.kind !== 'entrant' && source.of === key),
  )
}

/** Played only when the losers' champion has won the grand final (R8.5). */
export function isNeeded(bracket: Bracket, match: BracketMatch): boolean {
  if (match.part !== 'reset') return true
  const final = bracket.matches.find((one) => one.part === 'grand_final')
  if (!final?.result) return false
  return final.result.winnerId === matchPairing(bracket, final)[1]
}

/** Who has won the whole draw; null until that is decided. */
export function findChampion(bracket: Bracket): string | null {
  const last = bracket.matches
    .filter(({ part }) => part !== 'third_place' && part !== 'plate')
    .filter((match) => isNeeded(bracket, match))
    .at(-1)
  return last?.result?.winnerId ?? null
}
