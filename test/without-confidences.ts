/** A reading without its confidences, and these in their order: two runtimes of the networks differ in their last digits. */
export function withoutConfidences(reading: unknown): { rest: unknown; confidences: readonly number[] } {
  const confidences: number[] = []
  const rest: unknown = JSON.parse(
    JSON.stringify(reading, (key, value: unknown) => {
      if (key !== 'confidence' || typeof value !== 'number') return value
      confidences.push(value)
      return undefined
    }),
  )
  return { rest, confidences }
}

/** The largest difference between the confidences of two readings that have equally many. */
export function farthestApart(one: readonly number[], other: readonly number[]): number {
  return one.reduce((most, confidence, at) => Math.max(most, Math.abs(confidence - (other[at] ?? 0))), 0)
}
