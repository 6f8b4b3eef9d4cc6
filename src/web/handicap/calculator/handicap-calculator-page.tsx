import { calculatorText as text, calculatorText } from '#web/messages/en/handicap/calculator.ts'
import { handicapClaimText } from '#web/messages/en/handicap/handicap-claim.ts'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { calculateDifferential, calculateHandicaps, calculateIndex } from './calculations.ts'
import { CalculatorForm, type CalculatorField } from './calculator-form.tsx'

/** The arithmetic of the World Handicap System for everybody, done in the browser by the functions the server uses. */
export default function HandicapCalculatorPage() {
  const fields = calculatorFields()
  return (
    <Page title={text.title} lead={text.lead} actions={<PrintButton>{text.print}</PrintButton>}>
      <CalculatorForm {...text.handicaps} hasHoles fields={fields.handicaps} calculate={calculateHandicaps} />
      <CalculatorForm
        {...text.differential}
        hasHoles
        fields={fields.differential}
        calculate={calculateDifferential}
      />
      <CalculatorForm {...text.average} hasHoles={false} fields={fields.average} calculate={calculateIndex} />
      <p className="text-note text-soft">{handicapClaimText.whole}</p>
    </Page>
  )
}

/** The fields of each calculation, in the reader's language. */
function calculatorFields(): Record<'handicaps' | 'differential' | 'average', CalculatorField[]> {
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
