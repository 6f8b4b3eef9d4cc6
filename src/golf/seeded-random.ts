/**
 * Numbers in [0, 1) that follow from a whole number (mulberry32): the same seed gives the same numbers, so that a draw
 * can be made again and shown to be fair (R8.3).
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A seed from a text (FNV-1a). */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash
}

/** The same list in an order drawn with `random` in [0, 1); every order is as likely as any other. */
export function shuffle<Item>(list: readonly Item[], random: () => number): Item[] {
  const left = [...list]
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}
