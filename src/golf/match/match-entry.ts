import { supersedes } from '../card/hole-entry.ts'
import { holeWinner, otherSide } from './hole-winner.ts'
import type { HoleWinner, Side } from './match-state.ts'

/** What somebody says about a hole. `nothing` takes an earlier word back. */
export type HoleWord =
  | { kind: 'won'; side: Side }
  | { kind: 'halved' }
  /** The side named gave the hole up (Rule 3.2b). */
  | { kind: 'hole_conceded'; side: Side }
  /** Gross strokes, from which the hole is worked out; null for a side that picked up. */
  | { kind: 'strokes'; A: number | null; B: number | null }
  | { kind: 'nothing' }

/** What somebody says about the whole match. `goes_on` denies an ending or takes it back. */
export type MatchWord =
  | { kind: 'match_conceded'; side: Side }
  | { kind: 'withdrawn'; side: Side }
  | { kind: 'goes_on' }
  /** The result that the speaker's card showed when they confirmed it. */
  | { kind: 'confirmed'; winner: Side; result: string }

export const matchWordKinds = [
  'won',
  'halved',
  'hole_conceded',
  'strokes',
  'nothing',
  'match_conceded',
  'withdrawn',
  'goes_on',
  'confirmed',
] as const

/** A word about a hole, or with null about the match. */
export type MatchSaying = { holeNumber: number; word: HoleWord } | { holeNumber: null; word: MatchWord }

/** One word of one person, as a hole entry of a round: the id is minted on the phone, the latest counts. */
export type MatchEntry = MatchSaying & { id: string; at: number; authorId: string }

/** For whom an author speaks: a player for their own side, anybody else for the club. */
export type Speaker = Side | 'club'

/** The players of a match; the first is side A. */
export type MatchPlayers = readonly [a: string, b: string]

export function speakerOf(authorId: string, players: MatchPlayers): Speaker {
  return authorId === players[0] ? 'A' : authorId === players[1] ? 'B' : 'club'
}

/** Only the latest word of a speaker speaks for them: the ending of a match and its confirmation apart. */
function subjectOf({ holeNumber, word }: MatchSaying): number | 'ending' | 'confirmed' {
  if (holeNumber !== null) return holeNumber
  return word.kind === 'confirmed' ? 'confirmed' : 'ending'
}

/** What each speaker says last, of holes, the ending and the confirmation. */
export type SaidInMatch = ReadonlyMap<number | 'ending' | 'confirmed', Partial<Record<Speaker, MatchEntry>>>

/** Takes entries in any order and as often as they come, so that every phone ends with the same card. */
export function latestWords(entries: Iterable<MatchEntry>, players: MatchPlayers): SaidInMatch {
  const said = new Map<number | 'ending' | 'confirmed', Partial<Record<Speaker, MatchEntry>>>()
  for (const entry of entries) {
    const subject = subjectOf(entry)
    const words = said.get(subject) ?? {}
    said.set(subject, words)
    const speaker = speakerOf(entry.authorId, players)
    const present = words[speaker]
    if (!present || supersedes(entry, present)) words[speaker] = entry
  }
  return said
}

/**
 * Who is heard on a subject: both players, and the club, whose word ends what the players said before it. Words that
 * were taken back are not heard.
 */
export function heardWords(
  { A, B, club }: Partial<Record<Speaker, MatchEntry>>,
  isTakenBack: (entry: MatchEntry) => boolean,
): MatchEntry[] {
  const ruling = club && !isTakenBack(club) ? club : undefined
  const people = [A, B].filter((one) => one !== undefined)
  const standing = people.filter((one) => !isTakenBack(one) && (!ruling || supersedes(one, ruling)))
  return ruling ? [ruling, ...standing] : standing
}

/** R7.6: who won the hole by this word; null for a word that was taken back. */
export function winnerBy(word: HoleWord, strokesReceived: readonly [number, number]): HoleWinner | null {
  switch (word.kind) {
    case 'won':
      return word.side
    case 'halved':
      return 'H'
    case 'hole_conceded':
      return otherSide(word.side)
    case 'strokes':
      return holeWinner({
        A: word.A === null ? 'conceded' : { gross: word.A, strokesReceived: strokesReceived[0] },
        B: word.B === null ? 'conceded' : { gross: word.B, strokesReceived: strokesReceived[1] },
      })
    case 'nothing':
      return null
  }
}
