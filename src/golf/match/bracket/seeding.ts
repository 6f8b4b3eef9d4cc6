import { shuffle } from '../../seeded-random.ts'

/** R8.1: the smallest power of two that holds all entrants, at least two. */
export function bracketSize(entrants: number): number {
  let size = 2
  while (size < entrants) size *= 2
  return size
}

/** R8.1: how many of the best seeds have no match in round one. */
export function byeCount(entrants: number): number {
  return bracketSize(entrants) - entrants
}

/**
 * R8.2: seeds in the order of their slots, by doubling: [1], then each s becomes (s, 2m + 1 - s). 1-8, 4-5, 2-7, 3-6;
 * seeds 1 and 2 can only meet in the final.
 */
export function seedOrder(size: number): number[] {
  let slots = [1]
  while (slots.length < size) {
    const sum = 2 * slots.length + 1
    slots = slots.flatMap((seed) => [seed, sum - seed])
  }
  return slots
}

/** How the order of seeds is found (R8.3, D14). */
export const seedings = ['given', 'handicap', 'qualifying', 'random'] as const
export type Seeding = (typeof seedings)[number]

export type Entrant = { entrantId: string; handicapIndex: number | null; qualifyingScore: number | null }

/**
 * R8.3: entrants in the order of their seeds. By handicap and by qualifying score the lower comes first, those without
 * one come last, and equal ones keep the order given. At random (`random` gives numbers in [0, 1)) the first `placed`
 * entrants keep their place and only the others are drawn.
 */
export function orderBySeeding(
  entrants: readonly Entrant[],
  draw: { seeding: Seeding; placed: number; random: () => number },
): string[] {
  const ids = (list: readonly Entrant[]) => list.map((entrant) => entrant.entrantId)
  const lowFirst = (value: (entrant: Entrant) => number | null) =>
    ids([...entrants].sort((a, b) => (value(a) ?? Infinity) - (value(b) ?? Infinity) || 0))
  switch (draw.seeding) {
    case 'given':
      return ids(entrants)
    case 'handicap':
      return lowFirst((entrant) => entrant.handicapIndex)
    case 'qualifying':
      return lowFirst((entrant) => entrant.qualifyingScore)
    case 'random':
      return [
        ...ids(entrants.slice(0, draw.placed)),
        ...shuffle(ids(entrants.slice(draw.placed)), draw.random),
      ]
  }
}
