import { isSameResult, notPlayed, type HoleResult } from './hole-result.ts'
import type { EntrySource, SourcedEntry } from './entry-source.ts'
import { supersedes } from './hole-entry.ts'

/** What a hole was and became. */
export type HoleChange = { holeNumber: number; before: HoleResult; after: HoleResult }

/** Scores that one person entered one after the other. */
export type EntryGroup = {
  /** Of the last of them. */
  id: string
  at: number
  authorId: string
  source: EntrySource
  holes: HoleChange[]
}

/**
 * Every entry of a card as its history tells it, oldest first. Scores entered on end by one person are one group; one
 * that puts another score in the place of what was there stands alone. Before is what counted; before a paper's entry,
 * which never counts by itself, what the paper said (P8). A group ends at each moment of `breaks`, when something else was
 * done to the card. The committee's entries are told with its corrections and are in no group.
 */
export function groupEntries(entries: readonly SourcedEntry[], breaks: readonly number[]): EntryGroup[] {
  const groups: EntryGroup[] = []
  const words = { counting: new Map<number, HoleResult>(), paper: new Map<number, HoleResult>() }
  for (const entry of [...entries].sort((a, b) => (supersedes(a, b) ? 1 : -1))) {
    const { holeNumber, source, at, authorId, id, result: after } = entry
    const held = source === 'paper' ? words.paper : words.counting
    const change = { holeNumber, before: held.get(holeNumber) ?? notPlayed, after }
    held.set(holeNumber, after)
    if (source === 'committee') continue
    const last = groups.at(-1)
    if (last && goesOn(last, entry, breaks) && !isReplaced(change)) {
      last.holes.push(change)
      Object.assign(last, { id, at })
    } else groups.push({ id, at, authorId, source, holes: [change] })
  }
  return groups
}

function goesOn(group: EntryGroup, entry: SourcedEntry, breaks: readonly number[]): boolean {
  return (
    group.authorId === entry.authorId &&
    group.source === entry.source &&
    !group.holes.some((hole) => hole.holeNumber === entry.holeNumber || isReplaced(hole)) &&
    !breaks.some((moment) => moment > group.at && moment <= entry.at)
  )
}

function isReplaced({ before, after }: HoleChange): boolean {
  return before.kind !== 'not_played' && !isSameResult(before, after)
}
