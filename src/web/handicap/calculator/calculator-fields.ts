import { calculatorText } from '#web/messages/en/handicap/calculator.ts'
import type { CalculatorField } from './calculator-form.tsx'

/** The fields of each calculation, in the reader's language. */
export function calculatorFields(): Record<'handicaps' | 'differential' | 'average', CalculatorField[]> {
  const text = calculatorText.fields
  const index: CalculatorField = { name: 'index', label: text.index, hint: text.indexHint }
  const rating: CalculatorField = { name: 'rating', label: text.rating, hint: text.ratingHint }
  const slope: CalculatorField = { name: 'slope', label: text.slope, hint: text.slopeHint }
  return {
    handicaps: [
      index,
      rating,
      slope,
      { name: 'par', label: text.par },
      { name: 'allowance', label: text.allowance, first: '95', hint: text.allowanceHint },
    ],
    differential: [
      { name: 'gross', label: text.gross, hint: text.grossHint },
      rating,
      slope,
      { name: 'pcc', label: text.pcc, first: '0', hint: text.pccHint },
      { ...index, hint: text.indexForNine, when: (typed) => typed.holes === '9' },
    ],
    average: [
      { name: 'differentials', label: text.differentials, hint: text.differentialsHint, isList: true },
      { name: 'low', label: text.low, hint: text.lowHint, isOptional: true },
    ],
  }
}
