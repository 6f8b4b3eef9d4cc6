/** The nine that a hole is of, by the name of its sum. */
export function nineOf(holeNumber: number): 'out' | 'in' {
  return holeNumber <= 9 ? 'out' : 'in'
}

/**
 * How many strokes a written sum is more than its holes. Players who write differences to `par` write sums of either kind: where it is
 * given, the one that is nearer counts.
 */
export function sumOffBy(value: number, holes: { strokes: number; par: number | undefined }): number {
  const inStrokes = value - holes.strokes
  if (holes.par === undefined) return inStrokes
  const toPar = inStrokes + holes.par
  return Math.abs(toPar) < Math.abs(inStrokes) ? toPar : inStrokes
}

/** Whether a number may be the sum of so many holes in strokes: each takes one at least. What is less is a part of a sum whose cell was cut in two. */
export function isSumOf(value: number, holes: number): boolean {
  return value >= holes
}
