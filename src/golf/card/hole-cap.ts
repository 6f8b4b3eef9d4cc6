/** The cap of one hole of a card: gross strokes, or net strokes where it moves with the strokes received. */
export type HoleCap = { most?: number | undefined; mostNet?: number | undefined }

/** The most strokes that a hole counts, gross; Infinity where there is no maximum. */
export function mostOfHole({ most, mostNet = Infinity }: HoleCap, strokesReceived: number): number {
  return most ?? mostNet + strokesReceived
}
