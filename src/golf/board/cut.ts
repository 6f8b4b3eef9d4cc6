import { compareCountback } from '../competition/formats/countback.ts'
import type { Rank } from '../competition/formats/format.ts'
import type { CutTerms } from './cut-terms.ts'

/** What the cut needs of an entrant. */
export type BeforeCut = {
  entrantId: string
  /** Of the rounds before the cut; null until each of them is in. */
  rank: Rank | null
  /** No return, withdrawn or disqualified: without a rank nobody waits for them. */
  isRuledOut: boolean
  /** They have begun a round after it. */
  hasGoneOn: boolean
}

export type Cut =
  | { isMade: false; waitingFor: number }
  /** `line`: what the last who goes on by the places came to. */
  | { isMade: true; line: Rank; missed: ReadonlySet<string> }

/**
 * Who goes on. The cut is made once everybody's rounds before it are in, or play is over. At least `places` players go on:
 * those level with the last of them too, and by countback those whom it leaves level. A correction may let somebody
 * through, but nobody who has gone on is sent back, and a later withdrawal leaves the line where it was.
 */
export function makeCut(
  entrants: readonly BeforeCut[],
  { places, ties, isOver }: Pick<CutTerms, 'places' | 'ties'> & { isOver: boolean },
): Cut {
  const ranked = entrants.flatMap((one) => (one.rank === null ? [] : [{ ...one, rank: one.rank }]))
  const waitingFor = entrants.filter((one) => one.rank === null && !one.isRuledOut).length
  const compare = (a: Rank, b: Rank) =>
    a.sortKey - b.sortKey || (ties === 'countback' ? compareCountback(a, b).order : 0)
  const ordered = ranked.map(({ rank }) => rank).sort(compare)
  const line = ordered[Math.min(places, ordered.length) - 1]
  if (!line || (waitingFor > 0 && !isOver)) return { isMade: false, waitingFor }
  const missed = ranked.filter((one) => !one.hasGoneOn && !one.isRuledOut && compare(one.rank, line) > 0)
  return { isMade: true, line, missed: new Set(missed.map(({ entrantId }) => entrantId)) }
}
