import type { Line } from '../arithmetic/line.ts'
import { compareCountback, type TieStepName } from '../competition/formats/countback.ts'
import type { CountbackNumber } from '../competition/formats/explain-countback.ts'
import type { CutTerms } from './cut-terms.ts'
import type { Placeable, Placed } from './standings.ts'

/** Why a row has its place, or has none. */
export type PlaceFacts = {
  no_place: { why: NoPlace }
  place_alone: Place
  /** `step` is null where its name is not known. */
  place_by_countback: Place & { step: TieStepName | null }
  place_with_open_card: Place
  place_shared: Place
  place_of_team: null
  /** R9.6: what each round came to so far, and their sum. `of`: how many are played in all. */
  rounds_total: {
    rounds: readonly { number: number; value: CountbackNumber }[]
    of: number
    total: CountbackNumber
  }
  /** The field is cut after a round; who goes on is known once its cards are in. */
  cut_to_come: CutTerms
  /** What this entrant came to, and the last who went on by the places. */
  cut_missed: CutTerms & { total: CountbackNumber; line: CountbackNumber }
  cut_made: CutTerms & { total: CountbackNumber; line: CountbackNumber }
  /** R5.4: a card of a higher par than the lowest of the board; `net` is its own, null while it has none. */
  net_on_mixed_tees: { par: number; lowestPar: number; net: number | null }
  /** Other cards of this round were scored with other pars or stroke indexes on these holes, or with another allowance or rating. */
  scored_differently: DifferentTerms
  /** Which of two level cards comes first, by which step; null when every step is level. */
  countback: {
    order: 'behind' | 'before'
    name: string
    decided: {
      step: TieStepName | null
      level: readonly TieStepName[]
      own: CountbackNumber
      other: CountbackNumber
    } | null
  }
}

/** In what other cards of the same round differ from one of them. */
export type DifferentTerms = { holes: readonly number[]; isOtherAllowance: boolean; isOtherRating: boolean }

type Place = { place: number; isShared: boolean }

export type NoPlace =
  | 'not_handed_in'
  | 'round_missing'
  | 'no_return_or_score'
  | 'no_score'
  | 'withdrawn'
  | 'disqualified'
  | 'no_return'
  | 'not_holed_out'
  | 'no_team'
  | 'totals_wait'

/** Why a row has its place; `countbackSteps` are those its countback numbers were made with. */
export function explainPlace(
  placed: Placed<Placeable>,
  countbackSteps: readonly TieStepName[],
): Line<PlaceFacts> {
  const { position, isShared, decidedByStep } = placed
  if (position === null)
    return {
      kind: 'no_place',
      facts: { why: placed.sortKey === null ? 'no_return_or_score' : 'not_handed_in' },
    }
  const place = { place: position, isShared }
  if (decidedByStep !== undefined)
    return { kind: 'place_by_countback', facts: { ...place, step: countbackSteps[decidedByStep] ?? null } }
  if (!isShared) return { kind: 'place_alone', facts: place }
  return { kind: placed.countback === null ? 'place_with_open_card' : 'place_shared', facts: place }
}

type Steps<Row> = {
  countbackSteps: readonly TieStepName[]
  /** The number of one row in one step. */
  countbackNumber: (row: Row, step: number) => CountbackNumber
}

/** For a place that countback decided: against whom, in which step, and both cards' numbers of that step (R9.2). */
export function explainCountback<Row extends Placeable>(
  placed: readonly Placed<Row>[],
  entrantId: string,
  format: Steps<Row>,
): Line<PlaceFacts>[] {
  const at = placed.findIndex((one) => one.entrantId === entrantId)
  const own = placed[at]
  if (own?.decidedByStep === undefined) return []
  const isLevel = (other: Placeable & { position: number | null }) =>
    other.sortKey === own.sortKey && other.position !== own.position
  const ahead = placed.slice(0, at).filter(isLevel).at(-1)
  const behind = placed.slice(at + 1).find(isLevel)
  const line = (order: 'behind' | 'before', other: Row): Line<PlaceFacts> => ({
    kind: 'countback',
    facts: { order, name: other.name, decided: explainDecision(own, other, format) },
  })
  return [...(ahead ? [line('behind', ahead)] : []), ...(behind ? [line('before', behind)] : [])]
}

function explainDecision<Row extends Placeable>(
  own: Row,
  other: Row,
  { countbackSteps, countbackNumber }: Steps<Row>,
): PlaceFacts['countback']['decided'] {
  const { step } = compareCountback(own, other)
  if (step === undefined) return null
  return {
    step: countbackSteps[step] ?? null,
    level: countbackSteps.slice(0, step),
    own: countbackNumber(own, step),
    other: countbackNumber(other, step),
  }
}
