export type Better = 'lower' | 'higher'

/** A hole's sum is null where the team has no score; the total too as soon as one hole has none. */
export type TeamHoles = { teamByHole: (number | null)[]; total: number | null }

/**
 * R10.1: on each hole the `count` best of the team. Strokes (`lower`): fewer scores than that is no team score.
 * Points (`higher`): a missing one is 0. `scoresByHole` has one list for each hole, null where a player has none.
 */
export function bestPerHole(terms: {
  better: Better
  count: number
  scoresByHole: readonly (readonly (number | null)[])[]
}): TeamHoles {
  const teamByHole = terms.scoresByHole.map((scores) => bestOfHole(scores, terms))
  let total: number | null = 0
  for (const hole of teamByHole) total = hole === null || total === null ? null : total + hole
  return { teamByHole, total }
}

function bestOfHole(
  scores: readonly (number | null)[],
  terms: { better: Better; count: number },
): number | null {
  const made = scores.filter((score) => score !== null)
  if (terms.better === 'lower' && made.length < terms.count) return null
  const bestFirst = made.sort((a, b) => (terms.better === 'lower' ? a - b : b - a))
  return bestFirst.slice(0, terms.count).reduce((sum, score) => sum + score, 0)
}
