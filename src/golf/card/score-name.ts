export const scoreNames = [
  'hole_in_one',
  'albatross',
  'eagle',
  'birdie',
  'par',
  'bogey',
  'double_bogey',
  'triple_bogey',
  'under_par',
  'over_par',
] as const
export type ScoreName = (typeof scoreNames)[number]

/** What golfers call a hole's strokes against its par; a one is a hole in one whatever the par. */
export function scoreName(strokes: number, par: number): ScoreName {
  if (strokes === 1) return 'hole_in_one'
  switch (strokes - par) {
    case -3:
      return 'albatross'
    case -2:
      return 'eagle'
    case -1:
      return 'birdie'
    case 0:
      return 'par'
    case 1:
      return 'bogey'
    case 2:
      return 'double_bogey'
    case 3:
      return 'triple_bogey'
    default:
      return strokes < par ? 'under_par' : 'over_par'
  }
}
