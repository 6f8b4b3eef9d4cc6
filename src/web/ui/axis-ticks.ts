import { nice, ticks } from 'd3-array'

/** What fits: `nice` may need one or two more, to end at round numbers. */
const STEPS = 4

/**
 * Round whole numbers that enclose all values, lowest first, for the lines and labels of an axis. There are at least
 * two, so that a single value has a place between them, and the first and last are the ends of the axis.
 */
export function axisTicks(values: readonly number[]): number[] {
  const lowest = Math.floor(Math.min(...values))
  const highest = Math.max(Math.ceil(Math.max(...values)), lowest + 1)
  const steps = Math.min(STEPS, highest - lowest)
  const [start, end] = nice(lowest, highest, steps)
  return ticks(start, end, steps)
}
