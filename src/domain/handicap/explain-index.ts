import { formatDay } from '../day.ts'
import { roundHalfUp } from '../rounding.ts'
import { countingRule } from './handicap-index.ts'
import type { IndexStep } from './scoring-record.ts'

/** The arithmetic of one step in sentences a member understands, in the order in which it happened (R3.8). */
export function explainIndex(step: IndexStep): string[] {
  return [...explainScore(step), ...explainAverage(step), ...explainCap(step), explainResult(step)]
}

function explainScore(step: IndexStep): string[] {
  if (step.kind === 'committee_index') return [`${formatDay(step.day)}: index entered by the committee.`]
  if (step.differential === null)
    return [`${formatDay(step.day)}: nine holes without an index wait for the next nine.`]
  const made = `${formatDay(step.day)}: score differential ${signed(step.differential)}`
  const lines = [step.isPair ? `${made}, of two nines put together.` : `${made}.`]
  if (step.exceptionalAdjustment !== 0)
    lines.push(
      `Played off ${signed(step.indexWhenPlayed ?? 0)}, an exceptional score: each of the last ` +
        `${step.differentials.length} differentials goes down by ${plain(-step.exceptionalAdjustment)}.`,
    )
  return lines
}

/** R3.2: which differentials count and what their average is. */
export function explainAverage(step: Pick<IndexStep, 'average' | 'counting' | 'differentials'>): string[] {
  if (step.average === null) return []
  const counted = step.counting.map((position) => signed(step.differentials[position] ?? 0)).join(', ')
  const adjustment = countingRule(step.differentials.length)?.adjustment ?? 0
  const after = adjustment === 0 ? '' : ` minus ${plain(-adjustment)} for a short record`
  const lowest =
    step.counting.length === 1 ? 'The lowest' : `The average of the lowest ${step.counting.length}`
  const exact = signedThousandths(step.average.numerator, step.average.denominator)
  return [`${lowest} of ${step.differentials.length} (${counted})${after} is ${exact}.`]
}

/** R3.6: what the caps did. */
export function explainCap(step: Pick<IndexStep, 'lowIndex' | 'cap'>): string[] {
  if (step.lowIndex === null) return []
  const low = `The low index of the 365 days before is ${signed(step.lowIndex)}`
  switch (step.cap) {
    case 'none':
      return [`${low}: no more than 3.0 above, no cap.`]
    case 'soft':
      return [`${low}: what is more than 3.0 above it counts half (soft cap).`]
    case 'hard':
      return [`${low}: the index rises no more than 5.0 above it (hard cap).`]
    case 'lifted':
      return [`${low}: the committee lifted the cap.`]
  }
}

function explainResult(step: IndexStep): string {
  return step.index === null
    ? `No index before 54 holes are on record; ${step.differentials.length} of 3 differentials so far.`
    : `Handicap Index ${signed(step.index)}.`
}

/** Tenths as golfers write them: "+1.2" for a plus player's -12. */
function signed(tenths: number): string {
  return (tenths < 0 ? '+' : '') + plain(Math.abs(tenths))
}

function plain(tenths: number): string {
  return (tenths / 10).toFixed(1)
}

function signedThousandths(numerator: number, denominator: number): string {
  const thousandths = roundHalfUp(numerator * 100, denominator)
  return (thousandths < 0 ? '+' : '') + (Math.abs(thousandths) / 1000).toFixed(3)
}
