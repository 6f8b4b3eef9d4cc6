/** The wire's names of what can come of a hole, best first. */
export const holeResults = ['eagles', 'birdies', 'pars', 'bogeys', 'doubleBogeysOrWorse', 'pickedUp'] as const
export type ResultName = (typeof holeResults)[number]
