import { seededRandom, seedFromText, shuffle } from '../../seeded-random.ts'

/** Players drawn into an existing team (`teamId`), or into a new one (null). */
export type DrawnTeam = { teamId: string | null; playerIds: readonly string[] }

/**
 * D13: draws players into teams of `teamSize`. Free places of `open` teams are filled first, shortest team first; the
 * others make as few new teams as possible, none more than one player larger than another (R10.3 then gives blinds).
 * The same seed and players give the same draw, whatever order they are given in.
 */
export function drawTeams(
  input: {
    playerIds: readonly string[]
    teamSize: number
    open: readonly { teamId: string; playerIds: readonly string[] }[]
  },
  seed: string,
): DrawnTeam[] {
  const left = shuffle([...input.playerIds].sort(), seededRandom(seedFromText(seed)))
  const filled = new Map<string, string[]>(input.open.map((team) => [team.teamId, []]))
  const sizeOf = (team: (typeof input.open)[number]) =>
    team.playerIds.length + (filled.get(team.teamId)?.length ?? 0)
  for (;;) {
    const [shortest] = input.open
      .filter((team) => sizeOf(team) < input.teamSize)
      .sort((a, b) => sizeOf(a) - sizeOf(b))
    const next = shortest && left.shift()
    if (next === undefined) break
    filled.get(shortest?.teamId ?? '')?.push(next)
  }
  const made = Array.from({ length: Math.ceil(left.length / input.teamSize) }, (): string[] => [])
  for (const [i, playerId] of left.entries()) made[i % made.length]?.push(playerId)
  return [
    ...[...filled].map(([teamId, playerIds]) => ({ teamId, playerIds })),
    ...made.map((playerIds) => ({ teamId: null, playerIds })),
  ].filter((team) => team.playerIds.length > 0)
}
