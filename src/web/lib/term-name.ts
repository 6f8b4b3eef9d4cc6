import type { WireTermChange } from '#contract/term-change.ts'
import { cardTermsText } from '#web/messages/en/card-terms.ts'

/** Such as "Allowance in %" and "Par of hole 4". */
export function termName({ term, holeNumber }: Pick<WireTermChange, 'term' | 'holeNumber'>): string {
  const name = cardTermsText.terms[term]
  return holeNumber === undefined ? name : cardTermsText.ofHole(name, holeNumber)
}
