import { isSameResult } from './hole-result.ts'
import { supersedes } from './hole-entry.ts'
import type { EntrySource, SourcedEntry } from './entry-source.ts'

type ReconciledHole = {
  holeNumber: number
  /** The latest entry of each source, heard or not. */
  said: Readonly<Partial<Record<EntrySource, SourcedEntry>>>
  /**
   * `one`: only one source is heard. `settled`: all that are heard agree, or the committee decided. `differs`: they do
   * not, and the card cannot be handed in. `paper_only`: nobody but the paper says anything, and as it never counts by
   * itself the hole has no score; player and marker confirm no such card.
   */
  state: 'one' | 'settled' | 'differs' | 'paper_only'
  /** The latest that is not the paper's; undefined where only the paper says something. */
  counting: SourcedEntry | undefined
}

/**
 * Puts side by side what player, marker and paper say (P8). Takes entries of one card in any order and as often as they
 * come: only the latest of each source on a hole speaks for it, so every device ends with the same (P5).
 */
export function reconcileCard(entries: Iterable<SourcedEntry>): Map<number, ReconciledHole> {
  const latest = new Map<number, Partial<Record<EntrySource, SourcedEntry>>>()
  for (const entry of entries) {
    const said = latest.get(entry.holeNumber) ?? {}
    latest.set(entry.holeNumber, said)
    const present = said[entry.source]
    if (!present || supersedes(entry, present)) said[entry.source] = entry
  }
  return new Map([...latest].map(([holeNumber, said]) => [holeNumber, reconcileHole(holeNumber, said)]))
}

/** The holes of a card on which what is heard differs, ascending. */
export function differingHoles(entries: Iterable<SourcedEntry>): number[] {
  return holesThatAre('differs', entries)
}

/** The holes of which only the paper says something, ascending. */
export function holesOnlyOnPaper(entries: Iterable<SourcedEntry>): number[] {
  return holesThatAre('paper_only', entries)
}

function holesThatAre(asked: ReconciledHole['state'], entries: Iterable<SourcedEntry>): number[] {
  return [...reconcileCard(entries).values()]
    .filter(({ state }) => state === asked)
    .map(({ holeNumber }) => holeNumber)
    .sort((a, b) => a - b)
}

function reconcileHole(holeNumber: number, said: ReconciledHole['said']): ReconciledHole {
  const heard = heardOn(said)
  const [first, ...others] = heard
  const agree = !first || others.every(({ result }) => isSameResult(result, first.result))
  const isDecided = heard.some(({ source }) => source === 'committee')
  const state = !agree ? 'differs' : heard.length > 1 || isDecided ? 'settled' : 'one'
  const isPaperOnly = heard.length === 1 && first?.source === 'paper'
  return {
    holeNumber,
    said,
    state: isPaperOnly ? 'paper_only' : state,
    counting: latestOf([said.player, said.marker, said.committee]),
  }
}

/**
 * Who is heard. A decision of the committee ends what player and marker said before it, and the paper for good. The paper
 * is a reading of a photo, which can be wrong: it is heard until the player or the marker has said something after it.
 */
function heardOn({ player, marker, paper, committee }: ReconciledHole['said']): SourcedEntry[] {
  const people = [player, marker].filter((entry) => entry !== undefined)
  const standing = committee ? people.filter((entry) => supersedes(entry, committee)) : people
  if (committee) return [committee, ...standing]
  const isAnswered = paper === undefined || people.some((entry) => supersedes(entry, paper))
  return isAnswered ? people : [...people, paper]
}

function latestOf(entries: readonly (SourcedEntry | undefined)[]): SourcedEntry | undefined {
  return entries
    .filter((entry) => entry !== undefined)
    .reduce<SourcedEntry | undefined>(
      (latest, entry) => (latest && !supersedes(entry, latest) ? latest : entry),
      undefined,
    )
}
