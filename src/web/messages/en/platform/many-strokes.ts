import { catalogue } from '../../catalogue.ts'

/** Scores of more than 15 strokes on a hole, which have no key of their own and are asked about. */
export const manyStrokesText = catalogue('many-strokes', {
  field: (hole: number) => `More than 15 strokes on hole ${hole}`,
  choose: (hole: number) => `Hole ${hole}: 16 or more`,
  enter: (strokes: number, hole: number) => `Yes, ${strokes} on hole ${hole}`,
  check: (strokes: number, hole: number) => `${strokes} strokes on hole ${hole}: is that right?`,
})
