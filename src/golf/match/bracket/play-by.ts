import { bracketParts, type BracketMatch, type BracketPart } from './bracket.ts'

/** More than any draw has. */
export const MOST_ROUNDS = 20

/** A round of one side of a draw: "winners-1". */
export type RoundKey = `${BracketPart}-${number}`

/** The last day on which the matches of a round are played, "2026-06-14", by its round. */
export type PlayByDays = Partial<Record<RoundKey, string>>

export function roundKey({ part, bracketRound }: Pick<BracketMatch, 'part' | 'bracketRound'>): RoundKey {
  return `${part}-${bracketRound}`
}

/** The last day of a match: its own where the club gave it more time, else that of its round; null without one. */
export function playByOf(
  match: Pick<BracketMatch, 'part' | 'bracketRound'>,
  { days, own }: { days: PlayByDays; own: string | null },
): string | null {
  return own ?? days[roundKey(match)] ?? null
}

/** Days of the calendar compare as text. A match may be played until its last day is over. */
export function isOverdue(playBy: string | null, today: string): boolean {
  return playBy !== null && today > playBy
}

/** The later rounds of one side whose last day is before that of a round before them. */
export function roundsOutOfOrder(days: PlayByDays): RoundKey[] {
  const rounds = bracketParts.flatMap((part) =>
    Array.from({ length: MOST_ROUNDS }, (_, i) => ({ part, round: i + 1, day: days[`${part}-${i + 1}`] })),
  )
  return rounds
    .filter((one) =>
      rounds.some(
        (other) =>
          other.part === one.part &&
          other.round < one.round &&
          other.day !== undefined &&
          one.day !== undefined &&
          other.day > one.day,
      ),
    )
    .map(({ part, round }) => `${part}-${round}` as const)
}
