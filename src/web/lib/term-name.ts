import type { WireTermChange } from '#contract/card/term-change.ts'
import { formatDecimal, formatHandicap } from './format.ts'
import { cardTermsText } from '#web/messages/en/card/card-terms.online.ts'

/** Such as "Allowance in %" and "Par of hole 4". */
export function termName({ term, holeNumber }: Pick<WireTermChange, 'term' | 'holeNumber'>): string {
  const name = cardTermsText.terms[term]
  return holeNumber === undefined ? name : cardTermsText.ofHole(name, holeNumber)
}

/** A value as the reader writes it: "12,4" in Spanish, "+2.0" of a plus player; undefined where there is none. */
export function termText(term: WireTermChange['term'], value: string | null): string | undefined {
  if (value === null) return undefined
  if (term === 'handicapIndex') return formatHandicap(value)
  if (term === 'closedHole') return value === 'closed' ? cardTermsText.closed : cardTermsText.open
  return term === 'courseRating' ? formatDecimal(value) : value
}
