/** A tee as a player knows it: courses share names and colours, never ids. */
export type NamedTee = { name: string; color: string }

/**
 * Why a tee is proposed: the competition is played from it, the course has no other, the player's own habit, or that no
 * tee of the course is rated, so that all make the same of an index.
 */
export const proposalReasons = ['competition', 'only', 'last_here', 'usual', 'unrated'] as const
export type ProposalReason = (typeof proposalReasons)[number]

/**
 * The tee that a round is started from when its player says nothing (D37): the competition's own, else the only one of
 * the course, else the one they played here last, else the one they usually play, found by its name or, where no tee
 * has that name, by its colour, else the first where none is rated. Undefined when nothing is known: then the player is
 * asked. A last tee counts only for a player who has chosen one before: rounds used to start from the first tee unasked.
 * `tees` are those of the course.
 */
export function proposeTee<Tee extends NamedTee & { id: string; ratings: readonly unknown[] }>(known: {
  tees: readonly Tee[]
  competitionTeeId: string | null
  lastTeeId: string | null
  usual: NamedTee | null
}): { tee: Tee; reason: ProposalReason } | undefined {
  const { tees, competitionTeeId, lastTeeId, usual } = known
  const named = tees.find((tee) => tee.id === competitionTeeId)
  if (named) return { tee: named, reason: 'competition' }
  const [first] = tees
  if (first && tees.length === 1) return { tee: first, reason: 'only' }
  const last = usual && tees.find((tee) => tee.id === lastTeeId)
  if (last) return { tee: last, reason: 'last_here' }
  const habit = usual && findUsual(tees, usual)
  if (habit) return { tee: habit, reason: 'usual' }
  return first && tees.every((tee) => tee.ratings.length === 0)
    ? { tee: first, reason: 'unrated' }
    : undefined
}

/** Two tees of one colour say nothing about which of them is meant. */
function findUsual<Tee extends NamedTee>(tees: readonly Tee[], usual: NamedTee): Tee | undefined {
  const byName = tees.find((tee) => isSameText(tee.name, usual.name))
  if (byName) return byName
  const byColor = tees.filter((tee) => isSameText(tee.color, usual.color))
  return byColor.length === 1 ? byColor[0] : undefined
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
