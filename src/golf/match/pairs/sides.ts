import type { MatchFormat } from './match-format.ts'

/**
 * Who plays for each side of a draw of pairs, by the id of the side, which is that of its first player; null in singles, where a
 * side is its player.
 */
export type Sides = Readonly<Record<string, readonly [string, string]>> | null

/** Both of a pair, the first one first; a player of a draw of singles alone. */
export function playersOfSide(sides: Sides, sideId: string): readonly string[] {
  return sides?.[sideId] ?? [sideId]
}

/** The side that somebody plays for; undefined where they are in no pair. */
export function sideOfPlayer(sides: Sides, userId: string): string | undefined {
  if (sides === null) return userId
  return Object.entries(sides).find(([, players]) => players.includes(userId))?.[0]
}

/**
 * The sides that play no more once these have withdrawn. One of a pair may play four-ball alone (Rule 23.4); foursomes are played by
 * both (Rule 22.1).
 */
export function goneSides(
  sides: Sides,
  { format, withdrawn }: { format: MatchFormat; withdrawn: readonly string[] },
): Set<string> {
  const gone = new Set(withdrawn)
  if (sides === null) return gone
  return new Set(
    Object.entries(sides)
      .filter(([, players]) =>
        format === 'four_ball' ? players.every((one) => gone.has(one)) : players.some((one) => gone.has(one)),
      )
      .map(([sideId]) => sideId),
  )
}
