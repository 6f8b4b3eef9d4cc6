import type { WireTermChange } from '#contract/card/term-change.ts'
import { handicapIndexToWire } from '#contract/platform/wire-names.ts'
import { formatHandicap, playingHandicap, toHandicapIndex } from '#golf/numbers.ts'
import { termChanges, type TermName, type TermValue } from '#golf/card/compare-terms.ts'
import type { StoredTerms } from '../../platform/db/tables/round-events.ts'

/** What differs between two snapshots of a card, with each value as the wire has it. */
export function wireTermChanges(before: StoredTerms, after: StoredTerms): WireTermChange[] {
  return termChanges(before, after).map((change) => ({
    ...change,
    before: termText(change.term, change.before),
    after: termText(change.term, change.after),
  }))
}

/** A value of a snapshot as text: "12.4", "+2", "71.2", "White"; null where there is none. */
export function termText(term: TermName, value: TermValue): string | null {
  if (typeof value !== 'number') return value
  switch (term) {
    case 'handicapIndex':
      return handicapIndexToWire(toHandicapIndex(value))
    case 'courseRating':
      return (value / 10).toFixed(1)
    case 'courseHandicap':
    case 'playingHandicap':
      return formatHandicap(playingHandicap(value))
    default:
      return `${value}`
  }
}
