/** What golfers call a hole's strokes against its par; a one is a hole in one whatever the par. */
export function scoreName(strokes: number, par: number): string {
  if (strokes === 1) return 'hole in one'
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
      return 'double bogey'
    case 3:
      return 'triple bogey'
    default:
      return strokes < par ? `${par - strokes} under par` : `${strokes - par} over par`
  }
}
