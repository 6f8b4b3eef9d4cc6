import { seededRandom, seedFromText, shuffle } from '../seeded-random.ts'

/** Players given to a team that is there (`teamId`), or making a new one (null). */
export type DrawnTeam = { teamId: string | null; playerIds: readonly string[] }

/**
 * D13: draws players into teams of `teamSize`. Free places of `open` teams are filled first, shortest team first; the
 * others make as few new teams as possible, none more than one player larger than another (R10.3 then gives blinds).
 * The same seed and players give the same draw, whatever order they are given in.
 */
export function drawTeams(
  terms: {
    playerIds: readonly string[]
    teamSize: number
    open: readonly { teamId: string; playerIds: readonly string[] }[]
  },
  seed: string,
): DrawnTeam[] {
  const left = shuffle([...terms.playerIds].sort(), seededRandom(seedFromText(seed)))
  const filled = new Map<string, string[]>(terms.open.map((team) => [team.teamId, []]))
  const sizeOf = (team: (typeof terms.open)[number]) =>
    team.playerIds.length + (filled.get(team.teamId)?.length ?? 0)
  for (;;) {
    const [shortest] = terms.open
      .filter((team) => sizeOf(team) < terms.teamSize)
      .sort((a, b) => sizeOf(a) - sizeOf(b))
    const next = shortest && left.shift()
    if (next === undefined) break
    filled.get(shortest?.teamId ?? '')?.push(next)
  }
  const made = Array.from({ length: Math.ceil(left.length / terms.teamSize) }, (): string[] => [])
  for (const [i, playerId] of left.entries()) made[i % made.length]?.push(playerId)
  return [
    ...[...filled].map(([teamId, playerIds]) => ({ teamId, playerIds })),
    ...made.map((playerIds) => ({ teamId: null, playerIds })),
  ].filter((team) => team.playerIds.length > 0)
}
