import { stripRows, type RuleChain } from './rule-chains.ts'

/** To each side of the middle of a line, as a share of the picture's longer side: 30 pixels of a photo. */
const reachOf = 0.015
/** In strips of rows, above and below it: a faint line has gaps. */
const strips = 3
/** So many lines run through each of these strips of a card at most: its rules, and the edges of its bands and letters. Chosen by hand. */
const most = 6

/**
 * Leaves out lines of a picture, `size` pixels long, that lie closer together than those of any card: the weave of a cloth, or the grain of a
 * board.
 */
export function withoutWeave(chains: readonly RuleChain[], size: number): RuleChain[] {
  const reach = reachOf * size
  const byStrip = new Map<number, number[]>()
  for (const { x, y } of chains)
    for (const [index, at] of y.entries()) {
      const places = byStrip.get(at)
      if (places) places.push(x[index] ?? 0)
      else byStrip.set(at, [x[index] ?? 0])
    }
  return chains.filter(({ x, y }) => {
    const middle = x.length >> 1
    const [here, at] = [x[middle] ?? 0, y[middle] ?? 0]
    let near = 0
    for (let strip = -strips; strip <= strips; strip += 1)
      for (const place of byStrip.get(at + strip * stripRows) ?? [])
        if (Math.abs(place - here) < reach) near += 1
    return near < most * (2 * strips + 1)
  })
}
