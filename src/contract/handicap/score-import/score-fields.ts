/** What a column of a list of past results can be. */
export const scoreFields = [
  'email',
  'memberNumber',
  'nationalId',
  'playedOn',
  'courseName',
  'teeName',
  'holes',
  'courseRating',
  'slope',
  'par',
  'pcc',
  'adjustedGross',
  'differential',
  'scaledDifferential',
] as const
export type ScoreField = (typeof scoreFields)[number]

/** Whether columns like these say who played when, and what. */
export function namesScores(columns: readonly (ScoreField | null)[]): boolean {
  const has = (...fields: ScoreField[]) => fields.some((field) => columns.includes(field))
  return (
    has('email', 'memberNumber', 'nationalId') &&
    has('playedOn') &&
    has('adjustedGross', 'differential', 'scaledDifferential')
  )
}
