import { flipped, mirrored, transposed, type GreyImage } from '../photo/grey-image.ts'
import { grainOf } from '../flatten/grain.ts'
import { greater, strongest, uprightRuleEnergy } from '../flatten/rule-energy.ts'
import type { QuarterTurns } from './turn-card.ts'

/** Where the upright rules of a flat card are. */
export type RuleMap = {
  readonly width: number
  readonly height: number
  /** By pixel, how certain it is that a rule passes through, 0 to 255. */
  readonly strength: Uint8Array
  /** The same by the pixel's own row alone, 0 to 3. */
  readonly hits: Uint8Array
}

/** In pixels up and down. A rule fills most of this height, a letter does not. */
const halfWindow = 20
const leastFilled = 0.5
const sure = 9
/** By energy: how clearly a pixel is one of a rule. */
const levels = Uint8Array.from({ length: strongest + 1 }, (_, energy) =>
  energy >= sure ? 3 : energy >= 5 ? 2 : energy > 0 ? 1 : 0,
)

/** In shades, and as multiples of the picture's grain: what differs by no more from its surroundings is no rule. Chosen by hand. */
const leastNoise = 3
const noiseOfGrain = 1.3

export function uprightRules(image: GreyImage): RuleMap {
  const { width, height } = image
  const noise = Math.max(leastNoise, Math.round(noiseOfGrain * grainOf(image)))
  const energy = uprightRuleEnergy(image, noise)
  const hits = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    let [before, here] = [energy[y * width] ?? 0, energy[y * width + 1] ?? 0]
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      const after = energy[at + 1] ?? 0
      hits[at] = levels[greater(greater(before, here), after)] ?? 0
      before = here
      here = after
    }
  }
  return { width, height, strength: strengthOf(hits, width, height), hits }
}

const windowHeight = 2 * halfWindow + 1
/** By the sum of the hits in a window, which is less than 128. */
const shades = Uint8Array.from({ length: 3 * windowHeight + 1 }, (_, sum) =>
  Math.round(255 * Math.max(0, (sum / (3 * windowHeight) - leastFilled) / (1 - leastFilled))),
)
/** What lifts the least sum with a shade, and no smaller one, to 128, in each byte of a word. */
const lift = (128 - shades.findIndex((shade) => shade > 0)) * 0x01010101
const highBits = 0x80808080

/**
 * How much of the window around each pixel is filled. Row by row, as the pixels lie in memory, and four pixels at once, each in a byte of
 * a word that neither overflows nor borrows from the next: few of them are near a rule and have to be looked at by themselves.
 */
function strengthOf(hits: Uint8Array, width: number, height: number): Uint8Array {
  const strength = new Uint8Array(width * height)
  const words = Math.ceil(width / 4)
  const sums = new Uint32Array(words)
  const [entering, leaving] = [new Uint32Array(words), new Uint32Array(words)]
  const load = (row: Uint32Array, y: number) => {
    if (y < 0 || y >= height) row.fill(0)
    else new Uint8Array(row.buffer).set(hits.subarray(y * width, (y + 1) * width))
  }
  const bytes = new Uint8Array(sums.buffer)
  for (let y = -halfWindow; y < height; y += 1) {
    load(entering, y + halfWindow)
    load(leaving, y - halfWindow - 1)
    for (let word = 0; word < words; word += 1) {
      const sum = (sums[word] ?? 0) + (entering[word] ?? 0) - (leaving[word] ?? 0)
      sums[word] = sum
      if (y < 0 || ((sum + lift) & highBits) === 0) continue
      for (let x = 4 * word; x < Math.min(width, 4 * word + 4); x += 1)
        strength[y * width + x] = shades[bytes[x] ?? 0] ?? 0
    }
  }
  return strength
}

/** A band of pixel rows, from `top` up to `bottom`. */
type Window = { readonly top: number; readonly bottom: number }

/** For each window the mean strength by x. Windows overlap: every row of the map is added up once, whatever their number. */
export function profiles({ width, strength }: RuleMap, windows: readonly Window[]): Float32Array[] {
  const edges = [...new Set(windows.flatMap(({ top, bottom }) => [top, bottom]))].sort((a, b) => a - b)
  const upTo = new Map<number, Float64Array>()
  const sums = new Float64Array(width)
  for (const [index, edge] of edges.entries()) {
    for (let y = edges[index - 1] ?? edge; y < edge; y += 1) {
      const start = y * width
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (strength[start + x] ?? 0)
    }
    upTo.set(edge, sums.slice())
  }
  return windows.map(({ top, bottom }) => {
    const before = upTo.get(top)
    const after = upTo.get(bottom)
    return new Float32Array(width).map(
      (_, x) => ((after?.[x] ?? 0) - (before?.[x] ?? 0)) / (bottom - top) / 255,
    )
  })
}

/** Mean strength by x over the rows from `top` up to `bottom`. */
export function profile(rules: RuleMap, top: number, bottom: number): Float32Array {
  return profiles(rules, [{ top, bottom }])[0] ?? new Float32Array(rules.width)
}

/** Both kinds of rules of a flat card, each found when it is first asked for; the level ones with rows and columns exchanged. */
export type Rules = { readonly upright: RuleMap; readonly level: RuleMap }

function lazyRules(findUpright: () => RuleMap, findLevel: () => RuleMap): Rules {
  let [upright, level]: (RuleMap | undefined)[] = []
  return {
    get upright() {
      return (upright ??= findUpright())
    },
    get level() {
      return (level ??= findLevel())
    },
  }
}

const found = new WeakMap<GreyImage, Rules>()

/** Found once for each picture: it is looked at by its rules and by its print, and in several turns. */
export function rulesOf(image: GreyImage): Rules {
  const before = found.get(image)
  if (before) return before
  const rules = lazyRules(
    () => uprightRules(image),
    () => uprightRules(transposed(image)),
  )
  found.set(image, rules)
  return rules
}

/** The rules of the card turned clockwise by quarters, as `rulesOf` finds them on the turned picture. */
export function turnRules(rules: Rules, quarters: QuarterTurns): Rules {
  if (quarters === 0) return rules
  if (quarters === 1)
    return lazyRules(
      () => turned(rules.level, mirrored),
      () => turned(rules.upright, flipped),
    )
  if (quarters === 3)
    return lazyRules(
      () => turned(rules.level, flipped),
      () => turned(rules.upright, mirrored),
    )
  const both = (pixels: Uint8Array, width: number) => mirrored(flipped(pixels, width), width)
  return lazyRules(
    () => turned(rules.upright, both),
    () => turned(rules.level, both),
  )
}

function turned(map: RuleMap, turn: (pixels: Uint8Array, width: number) => Uint8Array): RuleMap {
  return { ...map, strength: turn(map.strength, map.width), hits: turn(map.hits, map.width) }
}
