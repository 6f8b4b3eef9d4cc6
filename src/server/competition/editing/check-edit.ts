import { mayEdit, type EditableField, type EditFacts } from '#golf/competition/editable-fields.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import { countEntered, type CompetitionRow } from '../competitions.store.ts'
import { readEditFacts } from './read-edit-facts.ts'

type Change = Partial<CompetitionRow>

/** Which field a column belongs to, and how the call names it. What decides the others stands first. */
const columns: readonly (readonly [keyof CompetitionRow, EditableField, string])[] = [
  ['competitionType', 'competitionType', 'competitionType'],
  ['courseId', 'courseId', 'courseId'],
  ['nine', 'courseId', 'nine'],
  ['startDate', 'startDate', 'startDate'],
  ['markerCard', 'markerCard', 'markerCard'],
  ['teamSize', 'teamSize', 'teamSize'],
  ['countingScores', 'countingScores', 'countingScores'],
  ['cutAfter', 'cut', 'cutAfter'],
  ['cutPlaces', 'cut', 'cutPlaces'],
  ['cutTies', 'cut', 'cutAfter'],
  ['bracketType', 'bracketType', 'bracketType'],
  ['stablefordTable', 'stablefordTable', 'stablefordTable'],
  ['maximumKind', 'maximum', 'maximumKind'],
  ['maximumStrokes', 'maximum', 'maximumStrokes'],
  ['allowancePercent', 'allowance', 'allowance'],
]

/** Refuses the first field that is closed, with its reason, and a value that what stands on the competition does not fit. */
export async function checkEdit(
  tx: Transaction,
  competition: CompetitionRow,
  { change, now }: { change: Change; now: Date },
): Promise<void> {
  const facts = await readEditFacts(tx, competition, now)
  const isChanged = (column: keyof CompetitionRow) => {
    const [was, is] = [competition[column], change[column]]
    return is !== undefined && (is instanceof Date && was instanceof Date ? +is !== +was : is !== was)
  }
  for (const [column, field, name] of columns) {
    if (!isChanged(column)) continue
    const allowed = mayEdit(field, facts)
    if (!allowed.ok) throw fieldError(name, allowed.detail ?? '', { reason: allowed.reason })
  }
  if ((change.endDate ?? competition.endDate) <= (change.startDate ?? competition.startDate))
    throw fieldError('endDate', 'The end must be after the start.')
  const most = change.maxParticipants ?? null
  if (most !== null && most < (await countEntered(tx, competition)))
    throw fieldError('maxParticipants', 'More players than that have already entered.')
  if (isChanged('competitionType') && change.competitionType === 'matchplay' && facts.areStartsPublished)
    throw fieldError('competitionType', 'Match play has a bracket. Hide the start sheet first.')
  checkRounds(change, facts)
}

/** Rounds of which there are cards stay, and nobody is cut from a round that has begun. */
function checkRounds(
  { roundCount, cutAfter }: Change,
  { lastRoundBegun, cutAfter: cutBefore }: EditFacts,
): void {
  if (roundCount !== undefined && roundCount < lastRoundBegun)
    throw fieldError(
      'roundCount',
      `A card of round ${lastRoundBegun} has been started, so there are at least ${lastRoundBegun} rounds. Drop it under Cards on the competition’s desk.`,
    )
  if (cutAfter != null && cutAfter !== cutBefore && cutAfter < lastRoundBegun)
    throw fieldError(
      'cutAfter',
      `Round ${lastRoundBegun} has started, so the cut cannot come before it. Choose a later one, or no cut.`,
    )
}
