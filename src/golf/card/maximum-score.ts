import { mostOfHole, type HoleCap } from './hole-cap.ts'

export const maximumKinds = ['net_double_bogey', 'double_par', 'over_par', 'fixed'] as const
export type MaximumKind = (typeof maximumKinds)[number]

/** What the committee sets as the most a hole counts (Rule 21.2). */
export type MaximumScore =
  { kind: 'fixed' | 'over_par'; strokes: number } | { kind: 'double_par' | 'net_double_bogey' }

/** The maximum from the two values that are stored and sent; undefined where a competition has none. */
export function maximumFrom(
  named: string | null | undefined,
  strokes: number | null | undefined,
): MaximumScore | undefined {
  const kind = maximumKinds.find((one) => one === named)
  if (kind === undefined) return undefined
  if (!takesStrokes(kind)) return { kind }
  return strokes == null ? undefined : { kind, strokes }
}

export function takesStrokes(kind: MaximumKind): kind is 'fixed' | 'over_par' {
  return kind === 'fixed' || kind === 'over_par'
}

/** How many strokes a committee may name: hardly a hole takes more than 15, and fewer than a net double bogey is no maximum. */
export const maximumStrokes = {
  fixed: { least: 5, most: 15 },
  over_par: { least: 2, most: 10 },
} as const

/** What a card keeps of the maximum when its round starts. */
export function capOf(par: number, maximum: MaximumScore): HoleCap {
  switch (maximum.kind) {
    case 'fixed':
      return { most: maximum.strokes }
    case 'over_par':
      return { most: par + maximum.strokes }
    case 'double_par':
      return { most: 2 * par }
    case 'net_double_bogey':
      return { mostNet: par + 2 }
  }
}

/** Whether the card is of a competition with a maximum, so that a hole picked up has a score too. */
export function hasMaximum(holes: readonly HoleCap[]): boolean {
  return holes.some((hole) => mostOfHole(hole, 0) < Infinity)
}
