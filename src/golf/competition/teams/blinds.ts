/** A team and its players; `blindId` is a player of another team who also counts here, without winning with it. */
export type TeamSheet = { teamId: string; playerIds: readonly string[]; blindId: string | null }

/**
 * R10.3: gives every team one player short of the largest a blind of another team, drawn with `random` in [0, 1). Teams
 * with a blind keep it. A team gets one blind at most: one that lacks more players stays short until the committee
 * changes it.
 */
export function drawBlinds(teams: readonly TeamSheet[], random: () => number): TeamSheet[] {
  const largest = Math.max(0, ...teams.map((team) => team.playerIds.length))
  return teams.map((team) => {
    if (team.blindId !== null || team.playerIds.length !== largest - 1) return team
    const others = teams.filter((other) => other.teamId !== team.teamId).flatMap((other) => other.playerIds)
    return { ...team, blindId: others[Math.floor(random() * others.length)] ?? null }
  })
}
