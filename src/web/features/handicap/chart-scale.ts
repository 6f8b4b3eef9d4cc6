const MARGIN = 14

/** Lines at round numbers around all values, and where a value is drawn: higher numbers further up. */
export function chartScale(
  values: readonly number[],
  height: number,
): { lines: number[]; y: (value: number) => number } {
  const span = Math.max(...values) - Math.min(...values)
  const step = span > 25 ? 10 : span > 8 ? 5 : 2
  const least = Math.floor(Math.min(...values) / step) * step
  const most = Math.max(least + step, Math.ceil(Math.max(...values) / step) * step)
  const lines = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, i) => least + i * step)
  return {
    lines,
    y: (value) => MARGIN + ((most - value) / (most - least)) * (height - 2 * MARGIN),
  }
}
