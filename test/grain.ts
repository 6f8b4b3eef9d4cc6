/** By how many shades the grain of a photo changes one pixel after the other, always in the same way: nearly a bell curve. */
export function grain(deviation: number): () => number {
  let seed = 1
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648 - 0.5
  return () => Math.round(deviation * Math.sqrt(3) * (next() + next() + next() + next()))
}
