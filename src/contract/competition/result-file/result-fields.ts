/** What a column of a table of results can be. `score`: a figure whose heading does not say which, or "77 - 09 = 68". */
export const resultFields = [
  'place',
  'name',
  'firstName',
  'lastName',
  'handicap',
  'gross',
  'net',
  'points',
  'score',
  'countback',
  'placing',
  'outcome',
] as const
export type ResultField = (typeof resultFields)[number]

/** What ranks a result. */
export const resultFigures = ['net', 'points', 'gross'] as const
export type ResultFigure = (typeof resultFigures)[number]

/** Why somebody in a result has no place. */
export const resultOutcomes = ['no_return', 'withdrawn', 'disqualified'] as const
export type ResultOutcome = (typeof resultOutcomes)[number]
