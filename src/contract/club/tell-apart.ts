import { plainText } from './plain-words.ts'

/**
 * What may tell two people of one name apart. Where it is shown decides which of them are given: a member number and a
 * Handicap Index are the club's to see, the end of a number is for a screen that everybody passes.
 */
export const markKinds = ['number', 'number_end', 'handicap', 'start', 'hole', 'tee', 'home_club'] as const
export type MarkKind = (typeof markKinds)[number]

export type Mark = { kind: MarkKind; value: string }

type Marked<M extends Mark> = {
  id: string
  name: string
  /** What is known of them and may be shown, the best first. */
  marks: readonly M[]
}

/** The ids of those whose name stands in a list for somebody else as well; capitals, accents and spaces make no difference. */
export function namesakesIn(people: readonly { id: string; name: string }[]): Set<string> {
  const ids = new Map<string, Set<string>>()
  for (const { id, name } of people) {
    const key = folded(name)
    ids.set(key, (ids.get(key) ?? new Set()).add(id))
  }
  return new Set([...ids.values()].filter((same) => same.size > 1).flatMap((same) => [...same]))
}

/**
 * What to show beside a name, for those alone who have namesakes in the list: the first kind of mark that all of one name
 * have and in which they differ, then one that a single one of them lacks, else all that is known.
 */
export function tellApart<M extends Mark>(people: readonly Marked<M>[]): Map<string, readonly M[]> {
  const namesakes = namesakesIn(people)
  const groups = new Map<string, Map<string, Marked<M>>>()
  for (const one of people) {
    if (!namesakes.has(one.id)) continue
    const key = folded(one.name)
    groups.set(key, (groups.get(key) ?? new Map<string, Marked<M>>()).set(one.id, one))
  }
  return new Map([...groups.values()].flatMap((group) => toldApart([...group.values()])))
}

function toldApart<M extends Mark>(group: readonly Marked<M>[]): [string, readonly M[]][] {
  const kinds = [...new Set(group.flatMap(({ marks }) => marks.map(({ kind }) => kind)))]
  const telling =
    kinds.find((kind) => tells(group, kind) && group.every((one) => markOf(one, kind))) ??
    kinds.find((kind) => tells(group, kind))
  return group.map((one) => {
    const mark = telling === undefined ? undefined : markOf(one, telling)
    // Whoever lacks the mark in which the others differ shows what else there is.
    return [one.id, mark === undefined ? one.marks : [mark]]
  })
}

function tells<M extends Mark>(group: readonly Marked<M>[], kind: MarkKind): boolean {
  return new Set(group.map((one) => markOf(one, kind)?.value)).size === group.length
}

function markOf<M extends Mark>({ marks }: Marked<M>, kind: MarkKind): M | undefined {
  return marks.find((mark) => mark.kind === kind)
}

function folded(name: string): string {
  return plainText(name).trim().replace(/\s+/g, ' ')
}
