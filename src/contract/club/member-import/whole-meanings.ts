export const wholeMeanings = ['index', 'left_out'] as const
/** What whole numbers under "HCP" are: Handicap Indexes, or Playing Handicaps, of which no index can be made. */
export type WholeMeaning = (typeof wholeMeanings)[number]
