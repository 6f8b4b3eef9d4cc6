import type { PhotoPoint, PhotoQuad } from '../card-reading.ts'
import { findRuleRuns } from '../find-card/rule-runs.ts'
import { rulesOf, type RuleMap } from '../find-card/rule-map.ts'
import { flatten, type FlatCard } from '../flatten/flatten.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import { brightness, sharpness } from '../photo/photo-faults.ts'
import { scaleDown } from '../photo/scale-down.ts'
import { toGrey, type ColourImage } from '../photo/to-grey.ts'

/** What a person can do better before they take the photo, the most important first. */
export const aimHints = [
  'more_light',
  'hold_still',
  'find_card',
  'whole_card',
  'closer',
  'hold_level',
] as const
export type AimHint = (typeof aimHints)[number]

export type Aim = {
  /** undefined: the card would be read. */
  hint: AimHint | undefined
  /** The corners of the ruled part of the card, as far as it is found. */
  outline: PhotoQuad | undefined
}

/** In pixels. Enough to find rules in, and quick enough for some frames a second. */
const longSide = 900
/** Shades of the brightest tenth. A photo is refused below 76 (photo-faults); this leaves room above it. */
const dim = 95
/** Shades a pixel at the long side above; what moves is less steep. Chosen by hand. */
const unsharp = 24
/** The score of a run of rules. Calendars and keyboards reach 0.26, cards that can be read 0.45 and more. */
const surestOfOther = 0.35
/** Of the strongest possible rules. */
const leastRuled = 0.3
/** Shares of the picture. Chosen by hand. What is found may be a little larger than the card. */
const smallest = 0.2
const slack = 0.03
/** The tangent of the angle between an edge of the card and the edge of the picture: some 14 degrees. */
const mostTilted = 0.25

/**
 * Looks at one frame of the camera: is it bright and sharp, and where in it are ten or more rules at even distances, as every
 * card has? No network reads it, so that it takes a fraction of a second on a phone.
 */
export function aimAtCard(frame: ColourImage): Aim {
  const grey = scaleDown(toGrey(frame), longSide)
  if (brightness(grey) < dim) return { hint: 'more_light', outline: undefined }
  if (sharpness(grey) < unsharp) return { hint: 'hold_still', outline: undefined }
  const flat = flatten(grey)
  const outline = flat && outlineOf(flat, grey)
  if (!outline) return { hint: 'find_card', outline: undefined }
  return { hint: hintFor(outline, grey), outline }
}

/** Around all runs of rules, in both directions: the holes of a card, with its sums and names as far as they are ruled. */
function outlineOf(flat: FlatCard, { width, height }: GreyImage): PhotoQuad | undefined {
  const rules = rulesOf(flat.image)
  const areas = [
    ...ruledAreas(rules.upright),
    ...ruledAreas(rules.level).map(({ left, right, top, bottom }) => ({
      left: top,
      right: bottom,
      top: left,
      bottom: right,
    })),
  ]
  if (areas.length === 0) return undefined
  const left = Math.min(...areas.map((area) => area.left))
  const right = Math.max(...areas.map((area) => area.right))
  const top = Math.min(...areas.map((area) => area.top))
  const bottom = Math.max(...areas.map((area) => area.bottom))
  const corner = (u: number, v: number): PhotoPoint => {
    const [x, y] = flat.toPhoto(u, v)
    return [x / width, y / height]
  }
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)]
}

type Area = { left: number; right: number; top: number; bottom: number }

/** Of each run the rectangle in pixels of the flat picture. Runs are found in coarse bands: the rules say how tall they are. */
function ruledAreas(rules: RuleMap): Area[] {
  return findRuleRuns(rules, 6)
    .filter(({ score }) => score > surestOfOther)
    .flatMap(({ lines, top, bottom }) => {
      const ruled = Array.from({ length: bottom - top }, (_, row) => top + row).filter(
        (y) => strengthAt(rules, lines, y) > leastRuled,
      )
      const [first, last] = [ruled[0], ruled.at(-1)]
      if (first === undefined || last === undefined) return []
      return [{ left: lines[0] ?? 0, right: lines.at(-1) ?? 0, top: first, bottom: last }]
    })
}

/** The mean strength of these rules in a row of pixels, 0 to 1. */
function strengthAt({ width, strength }: RuleMap, lines: readonly number[], y: number): number {
  const sum = lines.reduce((total, line) => {
    const at = y * width + Math.round(line)
    return total + Math.max(strength[at - 1] ?? 0, strength[at] ?? 0, strength[at + 1] ?? 0)
  }, 0)
  return sum / lines.length / 255
}

function hintFor(outline: PhotoQuad, { width, height }: GreyImage): AimHint | undefined {
  const runsOut = outline.flat().some((at) => at < -slack || at > 1 + slack)
  if (runsOut) return 'whole_card'
  if (areaOf(outline) < smallest) return 'closer'
  const [first, second, , last] = outline
  const across = [(second[0] - first[0]) * width, (second[1] - first[1]) * height] as const
  const down = [(last[1] - first[1]) * height, (last[0] - first[0]) * width] as const
  const isTilted = [across, down].some(([along, beside]) => Math.abs(beside) > mostTilted * Math.abs(along))
  return isTilted ? 'hold_level' : undefined
}

/** The share of the picture inside of four corners. */
function areaOf(quad: PhotoQuad): number {
  const twice = quad.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = quad[(at + 1) % 4] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
