/** The first and the last nine holes of a course of eighteen, by their numbers. */
export const nines = ['front', 'back'] as const
export type Nine = (typeof nines)[number]
