export type Better = 'lower' | 'higher'

/** A hole's sum is null where the team has no score; the total is null as soon as one hole has none. */
export type TeamHoles = { teamByHole: (number | null)[]; total: number | null }

/**
 * R10.1: on each hole the `count` best of the team. Strokes (`lower`): with fewer scores the team has no score. Points
 * (`higher`): a missing score is 0. `scoresByHole` has one list for each hole, null where a player has none.
 */
export function bestPerHole(input: {
  better: Better
  count: number
  scoresByHole: readonly (readonly (number | null)[])[]
}): TeamHoles {
  const teamByHole = input.scoresByHole.map((scores) => bestOfHole(scores, input))
  let total: number | null = 0
  for (const hole of teamByHole) total = hole === null || total === null ? null : total + hole
  return { teamByHole, total }
}

/**
 * R10.1: for each of a hole's scores whether it is one of the `count` that count; of equal scores the first do. None
 * counts where there is no team score.
 */
export function scoresThatCount(
  scores: readonly (number | null)[],
  input: { better: Better; count: number },
): boolean[] {
  if (bestOfHole(scores, input) === null) return scores.map(() => false)
  const sign = input.better === 'lower' ? 1 : -1
  const bestFirst = scores
    .flatMap((score, place) => (score === null ? [] : [{ value: sign * score, place }]))
    .sort((a, b) => a.value - b.value || a.place - b.place)
  const counting = new Set(bestFirst.slice(0, input.count).map(({ place }) => place))
  return scores.map((_, place) => counting.has(place))
}

function bestOfHole(
  scores: readonly (number | null)[],
  input: { better: Better; count: number },
): number | null {
  const made = scores.filter((score) => score !== null)
  if (input.better === 'lower' && made.length < input.count) return null
  const bestFirst = made.sort((a, b) => (input.better === 'lower' ? a - b : b - a))
  return bestFirst.slice(0, input.count).reduce((sum, score) => sum + score, 0)
}
