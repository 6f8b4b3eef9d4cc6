/** Who plays whom in a match play: player against player, or pair against pair. */
export const matchFormats = ['singles', 'four_ball', 'foursomes'] as const
export type MatchFormat = (typeof matchFormats)[number]

/** A format in which two play together against two. */
export type PairFormat = Exclude<MatchFormat, 'singles'>
