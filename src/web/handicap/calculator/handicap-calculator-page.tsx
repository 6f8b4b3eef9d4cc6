import { calculatorText as text } from '#web/messages/en/handicap/calculator.ts'
import { handicapClaimText } from '#web/messages/en/handicap/handicap-claim.ts'
import { Page } from '#web/ui/page.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { calculateDifferential, calculateHandicaps, calculateIndex } from './calculations.ts'
import { calculatorFields } from './calculator-fields.ts'
import { CalculatorForm } from './calculator-form.tsx'

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
