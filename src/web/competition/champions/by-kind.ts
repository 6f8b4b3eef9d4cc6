import type { Champion } from '#contract/competition/champions.ts'

export type Championship = { kind: string; champions: Champion[] }

/**
 * The champions of each championship, in the order in which they come. A championship is called as its latest champion has
 * it, because clubs write one name in more than one way over the years.
 */
export function byKind(champions: readonly Champion[]): Championship[] {
  const found = new Map<string, Championship>()
  for (const champion of champions) {
    const key = champion.kind.toLowerCase()
    const championship = found.get(key) ?? { kind: champion.kind, champions: [] }
    championship.champions.push(champion)
    found.set(key, championship)
  }
  return [...found.values()].sort((a, b) => b.champions.length - a.champions.length)
}
