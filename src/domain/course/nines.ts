/** The first and the last nine holes of a course of eighteen, by their numbers. */
export const nines = ['front', 'back'] as const
export type Nine = (typeof nines)[number]

/** Whether a hole of a course of eighteen is one of that nine. */
export const isOnNine = (holeNumber: number, nine: Nine) => (nine === 'front') === holeNumber <= 9
