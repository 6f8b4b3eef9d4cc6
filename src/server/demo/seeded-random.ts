import { seededRandom as fromNumber, seedFromText } from '#golf/seeded-random.ts'

/** Numbers from 0 to below 1, like Math.random. */
export type Random = () => number

/** The same seed gives the same numbers, so that every demo club is the same. */
export function seededRandom(seed: string): Random {
  return fromNumber(seedFromText(seed))
}

/** A whole number from `least` to `most`, both included. */
export function wholeBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** A shuffled copy of the list. */
export function shuffled<Thing>(random: Random, things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}
