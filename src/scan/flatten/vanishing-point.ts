import type { RuleChain } from './rule-chains.ts'

/**
 * The point where the upright rules of a card meet, in homogeneous coordinates: for parallel rules it is infinitely far away.
 * Units are pixels from the frame's centre, divided by its scale.
 */
export type VanishingPoint = readonly [x: number, y: number, w: number]

export type FittedLine = {
  /** x = offset + slope * y, in the scaled coordinates. */
  readonly offset: number
  readonly slope: number
  readonly middle: number
  readonly length: number
}

export type Frame = { readonly centreX: number; readonly centreY: number; readonly scale: number }

export function fitLine(chain: RuleChain, { centreX, centreY, scale }: Frame): FittedLine {
  const count = chain.x.length
  let sumX = 0
  let sumY = 0
  for (let index = 0; index < count; index += 1) {
    sumX += chain.x[index] ?? 0
    sumY += chain.y[index] ?? 0
  }
  const meanX = sumX / count
  const meanY = sumY / count
  let cross = 0
  let square = 0
  for (let index = 0; index < count; index += 1) {
    const dy = (chain.y[index] ?? 0) - meanY
    cross += dy * ((chain.x[index] ?? 0) - meanX)
    square += dy * dy
  }
  const slope = cross / square
  const middle = (meanY - centreY) / scale
  return {
    slope,
    middle,
    offset: (meanX - centreX) / scale - slope * middle,
    length: ((chain.y[count - 1] ?? 0) - (chain.y[0] ?? 0)) / scale,
  }
}

/** The slope of the line from (x, y) to the vanishing point. */
export function slopeTowards([vx, vy, w]: VanishingPoint, x: number, y: number): number {
  return (vx - w * x) / (vy - w * y)
}

/** As a slope, about two degrees. The panels of a folded card differ by less. */
const tolerance = 0.03
const tries = 400

/**
 * The point on which most of the `sure` lines agree, weighted by length, made exact by all lines; undefined with too few lines. The
 * random pairs come from a fixed seed, so that the same photo always gives the same point.
 */
export function findVanishingPoint(
  lines: readonly FittedLine[],
  sure: readonly FittedLine[] = lines,
): VanishingPoint | undefined {
  if (sure.length < 4) return undefined
  const long = [...sure].sort((a, b) => b.length - a.length).slice(0, 160)
  let seed = 12_345
  const pick = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    // Longer lines are picked more often, because their slopes are more exact.
    return long[Math.floor((seed / 2_147_483_648) ** 1.5 * long.length)]
  }
  let best: VanishingPoint | undefined
  let bestSupport = 0
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const a = pick()
    const b = pick()
    if (!a || !b || a === b) continue
    const point = meeting(a, b)
    if (!point) continue
    let found = 0
    for (const line of long) {
      const miss = Math.abs(
        slopeTowards(point, line.offset + line.slope * line.middle, line.middle) - line.slope,
      )
      if (miss < tolerance) found += line.length * (1 - miss / tolerance)
    }
    if (found > bestSupport) {
      bestSupport = found
      best = point
    }
  }
  for (let round = 0; best && round < 5; round += 1) best = refined(best, lines) ?? best
  return best
}

/** Where two lines meet; undefined if that is inside the picture, where the rules of a flat card cannot meet. */
function meeting(a: FittedLine, b: FittedLine): VanishingPoint | undefined {
  const w = a.slope - b.slope
  const y = b.offset - a.offset
  if (Math.abs(y) < 1.6 * Math.abs(w)) return undefined
  const x = a.offset * w + a.slope * y
  const size = Math.hypot(x, y, w)
  return size === 0 || y === 0 ? undefined : [x / size, y / size, w / size]
}

/** Improves the point by weighted least squares over the lines that already agree with it. */
function refined(point: VanishingPoint, lines: readonly FittedLine[]): VanishingPoint | undefined {
  // offset * w + slope * y = x for each line through (x, y, w), with y fixed at 1.
  let [a11, a12, a22, b1, b2] = [0, 0, 0, 0, 0]
  for (const { offset, slope, middle, length } of lines) {
    const miss = Math.abs(slopeTowards(point, offset + slope * middle, middle) - slope)
    if (miss > tolerance) continue
    const weight = length * (1 - (miss / tolerance) ** 2) ** 2
    // Unknowns (x / y, w / y): x/y - offset * w/y = slope.
    a11 += weight
    a12 -= weight * offset
    a22 += weight * offset * offset
    b1 += weight * slope
    b2 -= weight * offset * slope
  }
  // A slight preference for parallel rules keeps a few lines from causing a perspective that is not there.
  a22 += 0.02 * a11
  const determinant = a11 * a22 - a12 * a12
  if (a11 === 0 || determinant <= 1e-12) return undefined
  return [(b1 * a22 - b2 * a12) / determinant, 1, (a11 * b2 - a12 * b1) / determinant]
}
