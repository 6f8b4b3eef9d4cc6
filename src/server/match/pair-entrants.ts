import type { z } from 'zod/mini'
import type { generateBracketBody } from '#contract/competition/draws.ts'
import type { MatchFormat } from '#golf/match/pairs/match-format.ts'
import { pairAllowance } from '#golf/match/pairs/pair-allowance.ts'
import type { Sides } from '#golf/match/pairs/sides.ts'
import { fieldError } from '../platform/http/app-error.ts'
import type { Player } from './matches.store.ts'

/** A side of the draw under its first player, with the index by which it is seeded: of a pair that of both together. */
export type Entrant = Pick<Player, 'userId' | 'handicapIndex'>

type Paired = {
  format: MatchFormat
  sides: Sides
  allowancePercent: number | null
  entrants: Entrant[]
}

/** The sides of a draw: in singles everybody who is entered, else the pairs that the club has made of them. */
export function pairEntrants(
  entered: readonly Player[],
  body: Pick<z.output<typeof generateBracketBody>, 'matchFormat' | 'pairs' | 'allowancePercent'>,
): Paired {
  const format = body.matchFormat ?? 'singles'
  if (format === 'singles') return { format, sides: null, allowancePercent: null, entrants: [...entered] }
  const byId = new Map(entered.map((player) => [player.userId, player]))
  const named = new Set<string>()
  const sides: Record<string, [string, string]> = {}
  const entrants: Entrant[] = []
  for (const [firstId = '', secondId = ''] of body.pairs ?? []) {
    const [first, second] = [byId.get(firstId), byId.get(secondId)]
    if (!first || !second) throw fieldError('pairs', 'A player of a pair is not entered.')
    if (firstId === secondId || named.has(firstId) || named.has(secondId))
      throw fieldError('pairs', 'A player is in two pairs.')
    named.add(firstId).add(secondId)
    sides[firstId] = [firstId, secondId]
    entrants.push({ userId: firstId, handicapIndex: togetherOf(first, second) })
  }
  return {
    format,
    sides,
    entrants,
    allowancePercent: body.allowancePercent ?? pairAllowance(format),
  }
}

/** A pair with a player who has no index is seeded as one who has none: after all others. */
function togetherOf(first: Player, second: Player): number | null {
  if (first.handicapIndex === null || second.handicapIndex === null) return null
  return first.handicapIndex + second.handicapIndex
}
