import { handicapClaim } from '#web/lib/handicap-claim.ts'
import { Page } from '#web/ui/page.tsx'
import { calculateDifferential, calculateHandicaps, calculateIndex } from './calculations.ts'
import { CalculatorForm, type CalculatorField } from './calculator-form.tsx'

const index: CalculatorField = { name: 'index', label: 'Handicap Index', hint: 'Such as 12.4; plus as +2.4' }
const rating: CalculatorField = {
  name: 'rating',
  label: 'Course rating',
  hint: 'Of these holes and this tee',
}
const slope: CalculatorField = { name: 'slope', label: 'Slope rating', hint: '55 to 155' }

const handicapFields: readonly CalculatorField[] = [
  index,
  rating,
  slope,
  { name: 'par', label: 'Par' },
  { name: 'allowance', label: 'Allowance in percent', first: '95', hint: '95 for individual stroke play' },
]

const differentialFields: readonly CalculatorField[] = [
  { name: 'gross', label: 'Adjusted gross score', hint: 'No hole above net double bogey' },
  rating,
  slope,
  { name: 'pcc', label: 'Playing conditions (PCC)', first: '0', hint: '-1 to 3, from the committee' },
  { ...index, hint: 'For the nine holes not played', when: (typed) => typed.holes === '9' },
]

const indexFields: readonly CalculatorField[] = [
  {
    name: 'differentials',
    label: 'Score Differentials, newest last',
    hint: 'Three to twenty, with spaces between them or one a line',
    isList: true,
  },
  { name: 'low', label: 'Low Handicap Index', hint: 'With twenty scores, for the caps', isOptional: true },
]

/** The arithmetic of the World Handicap System for everybody, done in the browser by the functions the server uses. */
export default function HandicapCalculatorPage() {
  return (
    <Page
      title="Handicap calculator"
      lead="Course and Playing Handicap, Score Differential and Handicap Index, each with its arithmetic. Nothing you type leaves this page."
    >
      <CalculatorForm
        title="Course and Playing Handicap"
        lead="What your Handicap Index gives you on a course, and in a competition with an allowance."
        hasHoles
        fields={handicapFields}
        calculate={calculateHandicaps}
      />
      <CalculatorForm
        title="Score Differential"
        lead="What a score was worth against the rating of its course."
        hasHoles
        fields={differentialFields}
        calculate={calculateDifferential}
      />
      <CalculatorForm
        title="Handicap Index"
        lead="The average of the lowest differentials of the last twenty."
        hasHoles={false}
        fields={indexFields}
        calculate={calculateIndex}
      />
      <p className="text-note text-soft">{handicapClaim}</p>
    </Page>
  )
}
