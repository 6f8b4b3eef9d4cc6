import type { RuleMap } from './rule-map.ts'
import { middleOfPeak } from './rule-runs.ts'
import { median } from './median.ts'

/** As shares of a typical rule's strength. Where holes run down, the columns of a dark band are separated by faint steps. */
const weakestLine = { across: 0.55, down: 0.3 }

/**
 * The positions of the rules that separate the rows of a run. `rules` are those of the other direction, with rows and columns
 * exchanged. A rule crosses most cells over their whole width, while letters fill only part of some cells.
 */
export function findLevelLines(
  rules: RuleMap,
  lines: readonly number[],
  pitch: number,
  runsDown: boolean,
  thinned = false,
): number[] {
  const strengths = sharedStrength(rules, lines, pitch)
  const peaks: Peak[] = []
  for (let at = 2; at < strengths.length - 2; at += 1) {
    const here = strengths[at] ?? 0
    if (here < 0.3) continue
    let isTop = true
    for (let near = at - 4; near <= at + 4; near += 1)
      if ((strengths[near] ?? 0) > here || ((strengths[near] ?? 0) === here && near < at)) isTop = false
    if (isTop) peaks.push({ at: middleOfPeak(strengths, at), strength: here })
  }
  const clear = clearest(peaks, runsDown ? weakestLine.down : weakestLine.across)
  const unfolded = withoutFolds(clear, rules, lines, pitch)
  const ruled = runsDown ? withoutPenStrokes(unfolded, pitch) : unfolded
  const rows = apart(ruled, Math.max(8, 0.13 * pitch))
  const thin = thinned ? withoutBetweens(rows, pitch) : rows
  return withoutHalvers(thin, runsDown ? strokeStrength : Infinity).map(({ at }) => at)
}

/** Drops weak rules on a card with strong ones: they are the tops and feet of letters that reach the edges of their cells. */
function clearest(peaks: readonly Peak[], weakest: number): readonly Peak[] {
  const strongest = peaks.map(({ strength }) => strength).sort((a, b) => b - a)
  const typical = strongest[Math.min(7, Math.floor(strongest.length / 2))] ?? 0
  return peaks.filter(({ strength }) => strength > weakest * typical)
}

/** Of the weaker of the two rules beside it: below this a line may be one of pen strokes. */
const strokeStrength = 0.7
/** In pitches: no column of a player is wider. */
const widestColumn = 2.2
/** As a share of their width, how alike two columns are. */
const alike = 0.12

/**
 * Drops the pen strokes of numbers that stand below each other in a wide column: weak lines between two strong rules, which
 * are as far apart as two others with nothing between them.
 */
function withoutPenStrokes(peaks: readonly Peak[], pitch: number): readonly Peak[] {
  const isWeak = ({ at, strength }: Peak) =>
    [peaks.filter((peak) => peak.at < at), peaks.filter((peak) => peak.at > at)].every((side) =>
      side.some(
        (peak) => strength < strokeStrength * peak.strength && Math.abs(peak.at - at) < widestColumn * pitch,
      ),
    )
  const strong = peaks.filter((peak) => !isWeak(peak))
  const columns = strong.slice(1).map((right, index) => {
    const left = strong[index] ?? right
    return { left, right, within: peaks.filter(({ at }) => at > left.at && at < right.at) }
  })
  const isLikeWhole = (width: number) =>
    columns.some(
      ({ left, right, within }) =>
        within.length === 0 && Math.abs(right.at - left.at - width) < alike * width,
    )
  const strokes = columns
    .filter(({ left, right }) => isLikeWhole(right.at - left.at))
    .flatMap(({ within }) => within)
  return peaks.filter((peak) => !strokes.includes(peak))
}

type Peak = { readonly at: number; readonly strength: number }

/**
 * How strong a level rule is where it crosses the upright ones: the strength that 70 % of the crossings reach. Letters keep to
 * the middle of their cells, while rules run on through the crossings.
 */
function sharedStrength(rules: RuleMap, lines: readonly number[], pitch: number): Float32Array {
  const reach = Math.max(4, Math.round(0.12 * pitch))
  const parts = lines.map((line) => {
    const at = Math.round(line)
    return [hitsIn(rules, at - reach, at - 2), hitsIn(rules, at + 3, at + reach + 1)] as const
  })
  const weak = Math.floor(parts.length * 0.3)
  const shared = new Float32Array(rules.width)
  // The weakest ones so far in their order: sorting all of them for each pixel takes five times as long.
  const weakest = new Float32Array(weak + 1)
  for (let at = 0; at < shared.length; at += 1) {
    weakest.fill(Infinity)
    for (const [before, after] of parts) {
      const value = (meanHits(before, at) + meanHits(after, at)) / 2
      let place = weak
      if (value >= (weakest[place] ?? 0)) continue
      for (; place > 0 && value < (weakest[place - 1] ?? 0); place -= 1)
        weakest[place] = weakest[place - 1] ?? 0
      weakest[place] = value
    }
    shared[at] = parts.length > 0 ? (weakest[weak] ?? 0) : 0
  }
  return shared
}

/** The hits in a band of pixel rows, added up by pixel. */
type BandHits = { readonly sums: Uint16Array; readonly rows: number }

function hitsIn({ width, height, hits }: RuleMap, from: number, to: number): BandHits {
  const sums = new Uint16Array(width)
  const first = Math.min(height - 1, Math.max(0, from))
  const last = Math.min(height, Math.max(to, first + 1))
  for (let row = first; row < last; row += 1) {
    const inRow = hits.subarray(row * width, (row + 1) * width)
    for (let at = 0; at < width; at += 1) sums[at] = (sums[at] ?? 0) + (inRow[at] ?? 0)
  }
  return { sums, rows: last - first }
}

/** 0 to 1. */
function meanHits({ sums, rows }: BandHits, at: number): number {
  return (sums[at] ?? 0) / rows / 3
}

/** Keeps the stronger of two rules that are closer than any row is high, such as a double rule or the edge of a band. */
function apart(peaks: readonly Peak[], least: number): Peak[] {
  const kept: Peak[] = []
  for (const peak of peaks) {
    const last = kept.at(-1)
    if (!last || peak.at - last.at >= least) kept.push(peak)
    else if (peak.strength > last.strength) kept[kept.length - 1] = peak
  }
  return kept
}

/**
 * Drops the tops and feet of letters, which have the same spacing as their rows: of two series of lines with one spacing, the
 * weaker one goes where it falls between lines of the stronger one.
 */
function withoutBetweens(peaks: readonly Peak[], pitch: number): Peak[] {
  const spacing = commonSpacing(peaks, pitch)
  if (spacing === undefined) return [...peaks]
  const kept = [...peaks].sort((a, b) => b.strength - a.strength)
  const seeds = kept.map((seed) => series(peaks, seed, spacing)).sort((a, b) => total(b) - total(a))
  const [strongest] = seeds
  if (!strongest || strongest.length < 5) return [...peaks]
  return peaks.filter(({ at }) => {
    const above = strongest.filter((line) => line.at <= at).at(-1)
    const below = strongest.find((line) => line.at >= at)
    if (!above || !below || above === below) return true
    return below.at - above.at > 1.15 * spacing
  })
}

function total(lines: readonly Peak[]): number {
  return lines.reduce((sum, { strength }) => sum + strength, 0)
}

/** The lines above and below the seed that follow at the given spacing. */
function series(peaks: readonly Peak[], seed: Peak, spacing: number): Peak[] {
  const found = [seed]
  for (const step of [-1, 1]) {
    let last = seed
    for (;;) {
      const aim = last.at + step * spacing
      const near = peaks.filter(({ at }) => Math.abs(at - aim) < 0.08 * spacing)
      const next = near.sort((a, b) => b.strength - a.strength)[0]
      if (!next) break
      found.push(next)
      last = next
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

/** The distance that most pairs of lines have, among the heights that a row can have; undefined with fewer than five pairs. */
function commonSpacing(peaks: readonly Peak[], pitch: number): number | undefined {
  let best = 0
  let spacing: number | undefined
  for (const one of peaks)
    for (const other of peaks) {
      const distance = other.at - one.at
      if (distance < 0.35 * pitch || distance > 1.3 * pitch) continue
      const pairs = peaks.filter(({ at }) =>
        peaks.some((peak) => Math.abs(peak.at - at - distance) < 0.04 * distance),
      ).length
      if (pairs > best) [best, spacing] = [pairs, distance]
    }
  return best >= 5 ? spacing : undefined
}

/**
 * Drops lines that halve a row of the usual height: wide letters in a band can look like a rule. Where holes run down, print stands in
 * columns half as wide as the players': there only lines go that are weaker than such a share of the lines beside them.
 */
function withoutHalvers(peaks: readonly Peak[], weakerThan: number): Peak[] {
  const gaps = peaks.slice(1).map(({ at }, index) => at - (peaks[index]?.at ?? 0))
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return peaks.filter(({ strength }, index) => {
    const above = gaps[index - 1]
    const below = gaps[index]
    if (above === undefined || below === undefined) return true
    const beside = Math.max(peaks[index - 1]?.strength ?? 0, peaks[index + 1]?.strength ?? 0)
    if (strength >= weakerThan * beside) return true
    return Math.max(above, below) > 0.66 * usual || above + below > 1.3 * usual
  })
}

/**
 * Drops folds. A fold looks like a rule but runs across the whole card, past the header and the sums, where few rules do.
 */
function withoutFolds(
  peaks: readonly Peak[],
  rules: RuleMap,
  lines: readonly number[],
  pitch: number,
): readonly Peak[] {
  const first = lines[0] ?? 0
  const last = lines.at(-1) ?? 0
  const before = [Math.max(0, first - 3.6 * pitch), first - 2.2 * pitch] as const
  const after = [last + 2.6 * pitch, Math.min(rules.height, last + 4 * pitch)] as const
  const zones = [before, after].map(([from, to]) =>
    to - from < 0.7 * pitch ? undefined : hitsIn(rules, Math.round(from), Math.round(to)),
  )
  if (zones.includes(undefined)) return peaks
  const runsOn = ({ at }: Peak) => zones.every((zone) => zone && strongestNear(zone, Math.round(at)) > 0.5)
  const folds = peaks.filter(runsOn)
  return folds.length > 3 || folds.length > 0.3 * peaks.length ? peaks : peaks.filter((peak) => !runsOn(peak))
}

function strongestNear(band: BandHits, at: number): number {
  let best = 0
  for (let near = at - 4; near <= at + 4; near += 1) best = Math.max(best, meanHits(band, near))
  return best
}

/**
 * Adds lines that the card does not print: where a dark band hides the rule between two rows, and in the players' part of cards
 * that leave it open. The added rows are as high as the others. Only gaps of `fewest` rows or more are filled.
 */
export function withMissingLines(found: readonly number[], fewest: number): number[] {
  const usual = median(gapsOf(found))
  const lines = fewest > 2 ? withoutLoneLines(found, usual) : found
  const gaps = gapsOf(lines)
  return lines.flatMap((at, index) => {
    const gap = gaps[index]
    const parts = gap === undefined ? 1 : Math.round(gap / usual)
    if (gap === undefined || parts < fewest || parts > 12) return [at]
    const isEven = Math.abs(gap / parts - usual) < 0.18 * usual
    if (parts === 2 && !isEven) return [at]
    return Array.from({ length: parts }, (_, part) => at + (part * gap) / parts)
  })
}

/** Drops lines that are far away from any other one: in an open part of the card they are pen strokes. */
function withoutLoneLines(lines: readonly number[], usual: number): readonly number[] {
  const gaps = gapsOf(lines)
  return lines.filter((_, index) => (gaps[index - 1] ?? 0) < 1.5 * usual || (gaps[index] ?? 0) < 1.5 * usual)
}

function gapsOf(lines: readonly number[]): number[] {
  return lines.slice(1).map((at, index) => at - (lines[index] ?? 0))
}
