import { plural } from '../../plural.ts'
import { catalogue } from '../../catalogue.ts'

/** The words of a scorecard that more than one screen shows. */
export const golfText = catalogue('golf', {
  hole: 'Hole',
  par: 'Par',
  strokeIndex: 'SI',
  strokeIndexName: 'Stroke index',
  gross: 'Gross',
  net: 'Net',
  points: 'Pts',
  holes: '+/−',
  holesUp: 'Holes up',
  holesName: 'Holes won and lost against par',
  won: 'won',
  halved: 'halved',
  lost: 'lost',
  counts: (strokes: number) => `counts ${strokes}, the maximum`,
  pickedUp: 'picked up',
  pickedUpMark: 'P',
  received: (strokes: number) =>
    plural('en', strokes, { one: '# stroke received', other: '# strokes received' }),
  givenBack: (strokes: number) =>
    plural('en', strokes, { one: '# stroke given back', other: '# strokes given back' }),
  marks: { eagle: 'eagle or better', birdie: 'birdie', bogey: 'bogey', double: 'double bogey or worse' },
})
