import { profiles, type RuleMap } from './rule-map.ts'

/**
 * At least ten rules at even distances, as nine holes have on every card: along the rows or, on a card whose holes run
 * downwards, along the columns. The cells beside the holes may belong to the run as well.
 */
export type RuleRun = {
  readonly lines: readonly number[]
  readonly pitch: number
  /** The pixel rows between which it was found. */
  readonly top: number
  readonly bottom: number
  readonly score: number
}

const narrowest = 17
const fewestLines = 10

/** At most `most` runs, found in windows of several heights; the ones with the highest score first. */
export function findRuleRuns(rules: RuleMap, most: number): RuleRun[] {
  const windows: { top: number; bottom: number }[] = []
  for (const share of [0.12, 0.25, 0.5]) {
    const tall = Math.min(rules.height, Math.max(70, Math.round(rules.height * share)))
    const steps = Math.max(1, Math.ceil((rules.height - tall) / (tall / 2)) + 1)
    for (let step = 0; step < steps; step += 1) {
      const top = steps === 1 ? 0 : Math.round(((rules.height - tall) * step) / (steps - 1))
      windows.push({ top, bottom: top + tall })
    }
  }
  const strengths = profiles(rules, windows)
  const found = windows.flatMap(({ top, bottom }, index) =>
    runsOf(strengths[index] ?? new Float32Array(), top, bottom),
  )
  found.sort((a, b) => b.score - a.score)
  // Merged twice, because the first round can make neighbours of runs that were apart.
  return merged(merged(found)).slice(0, most)
}

function merged(runs: readonly RuleRun[]): RuleRun[] {
  const kept: RuleRun[] = []
  for (const run of runs) {
    const at = kept.findIndex((other) => isPartOf(run, other))
    const other = kept[at]
    if (!other) kept.push(run)
    else
      kept[at] = { ...other, top: Math.min(other.top, run.top), bottom: Math.max(other.bottom, run.bottom) }
  }
  return kept
}

/** Whether the run has the same rules as the other one, or some of them, in a window near by. */
function isPartOf(run: RuleRun, other: RuleRun): boolean {
  if (Math.abs(run.pitch - other.pitch) > 0.06 * other.pitch) return false
  if (run.top > other.bottom || other.top > run.bottom) return false
  const near = run.lines.filter((x) => other.lines.some((line) => Math.abs(line - x) < 0.12 * other.pitch))
  return near.length >= run.lines.length - 1
}

function runsOf(strengths: Float32Array, top: number, bottom: number): RuleRun[] {
  const peaks = summits(strengths)
  const positions = peaks.map(({ x }) => x)
  const runs: RuleRun[] = []
  const seen = new Set<string>()
  const widest = strengths.length / 9
  for (const [index, from] of positions.entries())
    for (let next = index + 1; next < positions.length; next += 1) {
      const pitch = (positions[next] ?? 0) - from
      if (pitch > widest) break
      if (pitch < narrowest || seen.has(`${index} ${next}`)) continue
      const run = follow(peaks, index, next, seen)
      if (run) runs.push(scored(run, strengths, top, bottom))
    }
  return runs.filter(({ score }) => score > 0.12)
}

type Peak = { readonly x: number; readonly strength: number }

/** Follows two neighbouring rules to the right, across one missing rule at a time. */
function follow(
  peaks: readonly Peak[],
  first: number,
  second: number,
  seen: Set<string>,
): number[] | undefined {
  const start = peaks[first]
  const then = peaks[second]
  if (!start || !then) return undefined
  const lines = [start.x, then.x]
  let pitch = then.x - start.x
  let at = second
  let missing = 0
  let total = 0
  for (;;) {
    const last = lines.at(-1) ?? 0
    const found = nearest(peaks, at, last + pitch, Math.max(2.5, 0.09 * pitch))
    if (found > 0) {
      if (missing === 0) seen.add(`${at} ${found}`)
      lines.push(peaks[found]?.x ?? 0)
      at = found
      missing = 0
      // The pitch of the last few columns, because leftover perspective changes it slowly.
      const back = Math.min(lines.length - 1, 5)
      pitch = ((lines.at(-1) ?? 0) - (lines.at(-1 - back) ?? 0)) / back
    } else {
      missing += 1
      total += 1
      if (missing > 1 || total > 3) break
      lines.push(last + pitch)
    }
  }
  if (missing > 1) lines.pop()
  else if (missing === 1) lines.pop()
  return lines.length >= fewestLines ? lines : undefined
}

/** The strongest peak within reach of x, 0 when there is none. */
function nearest(peaks: readonly Peak[], after: number, x: number, reach: number): number {
  let best = 0
  let weight = 0
  for (let index = after + 1; index < peaks.length; index += 1) {
    const peak = peaks[index]
    if (!peak || peak.x > x + reach) break
    const value = peak.strength * (1 - (0.6 * Math.abs(peak.x - x)) / reach)
    if (peak.x >= x - reach && value > weight) {
      weight = value
      best = index
    }
  }
  return best
}

function scored(lines: number[], strengths: Float32Array, top: number, bottom: number): RuleRun {
  const pitch = ((lines.at(-1) ?? 0) - (lines[0] ?? 0)) / (lines.length - 1)
  // Even and odd lines are scored apart: digits in the middle of narrow cells would otherwise make a run of half the pitch.
  const on = [0, 0]
  let between = 0
  for (const [index, x] of lines.entries()) {
    on[index % 2] =
      (on[index % 2] ?? 0) +
      Math.min(0.7, highest(strengths, x, 2)) / Math.ceil((lines.length - (index % 2)) / 2)
    if (index > 0) between += highest(strengths, x - pitch / 2, 0.12 * pitch)
  }
  const mean = Math.min(...on) - (0.6 * between) / (lines.length - 1)
  return { lines, pitch, top, bottom, score: mean * Math.min(1.25, Math.sqrt(lines.length / fewestLines)) }
}

function highest(values: Float32Array, x: number, reach: number): number {
  let best = 0
  for (let near = Math.round(x - reach); near <= Math.round(x + reach); near += 1)
    best = Math.max(best, values[near] ?? 0)
  return best
}

/** The middle of each stretch that is stronger than its surroundings: a rule is a few pixels wide. */
function summits(strengths: Float32Array): Peak[] {
  const peaks: Peak[] = []
  let sum = 0
  let weighted = 0
  let strongest = 0
  for (let x = 0; x <= strengths.length; x += 1) {
    const here = strengths[x] ?? 0
    if (here >= 0.14 && here >= 0.5 * highest(strengths, x, 7)) {
      sum += here
      weighted += here * x
      strongest = Math.max(strongest, here)
    } else if (sum > 0) {
      peaks.push({ x: weighted / sum, strength: strongest })
      sum = 0
      weighted = 0
      strongest = 0
    }
  }
  return peaks
}

/** In pixels: stretches of about the same strength that are a thick rule. A thin one is narrower, and a band or a line of print wider. */
const thick = { from: 8, to: 16 } as const
/** Of the peak's strength, what belongs to the same stretch; and the strength that a rule has at least. */
const alike = 0.9
const leastOfThick = 0.5

/**
 * Where the rule is that a peak belongs to, in fractions of a pixel. A thick rule is as strong over its whole width: its strongest pixel may
 * be half a rule off, and then the network sees one rule in each cell and not the other.
 */
export function middleOfPeak(values: Float32Array, at: number): number {
  const here = values[at] ?? 0
  let [first, last] = [at, at]
  while (first > 0 && (values[first - 1] ?? 0) >= alike * here) first -= 1
  while (last < values.length - 1 && (values[last + 1] ?? 0) >= alike * here) last += 1
  const isThick = last - first >= thick.from && last - first <= thick.to && here >= leastOfThick
  return isThick ? (first + last) / 2 : at + vertex(values, at)
}

/** The offset of a peak from the pixel with the highest value, in fractions of a pixel. */
function vertex(values: Float32Array, at: number): number {
  const [left, here, right] = [values[at - 1] ?? 0, values[at] ?? 0, values[at + 1] ?? 0]
  const bend = left - 2 * here + right
  return bend >= 0 ? 0 : Math.max(-0.7, Math.min(0.7, (0.5 * (left - right)) / bend))
}
