/** One line of the results: a measured thing, its figures and, where there is one, its goal. */
export type Row = { measured: string; ours: string; bare: string; ratio: string; goal: string }

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The median round and, in brackets, the lowest and the highest one. */
export function spread(values: readonly number[], digits = 0): string {
  const text = (value: number) =>
    value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })
  return `${text(median(values))} (${text(Math.min(...values))}-${text(Math.max(...values))})`
}

/** Divides each round's A by the same round's B, which cancels out drift between rounds. */
export function ratios(above: readonly number[], below: readonly number[]): number[] {
  return above.map((value, round) => value / (below[round] ?? Number.NaN))
}
