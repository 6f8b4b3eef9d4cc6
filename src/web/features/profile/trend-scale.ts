const STEPS = [1, 2, 5, 10, 20, 50]
const MOST_LINES = 5

/** Round numbers around all values, and how far down between the first and the last of them a value lies (0 to 1). */
export function trendScale(values: readonly number[]): {
  lines: number[]
  depth: (value: number) => number
} {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const bounds = (step: number) => ({
    step,
    least: Math.floor(lowest / step) * step,
    most: Math.max(Math.ceil(highest / step), Math.floor(lowest / step) + 1) * step,
  })
  const fitting = STEPS.map(bounds).find(({ step, least, most }) => (most - least) / step < MOST_LINES)
  const { step, least, most } = fitting ?? bounds(100)
  const lines = Array.from({ length: (most - least) / step + 1 }, (_, i) => most - i * step)
  return { lines, depth: (value) => (most - value) / (most - least) }
}
