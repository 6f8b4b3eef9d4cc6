import { compareCountback } from '../formats/countback.ts'
import type { Placeable, Placed } from './standings.ts'

/** One sentence about why a row has its place; `countbackSteps` are those its countback numbers were made with. */
export function explainPlace(placed: Placed<Placeable>, countbackSteps: readonly string[]): string {
  if (placed.position === null && placed.sortKey !== null)
    return 'No place: play is over and the card was not handed in.'
  if (placed.position === null) return 'No place: no return or no score yet.'
  const place = `${placed.isShared ? 'T' : ''}${placed.position}`
  if (placed.decidedByStep !== undefined)
    return `${place}: level on the total, decided by ${countbackSteps[placed.decidedByStep] ?? 'countback'}.`
  if (!placed.isShared) return `${place}: nobody is level.`
  return placed.countback === null
    ? `${place}: level, and no tie is decided while a card is open.`
    : `${place}: level, the place is shared.`
}

type Steps<Row> = {
  countbackSteps: readonly string[]
  /** The number of one row in one step, as a golfer reads it. */
  countbackText: (row: Row, step: number) => string
}

/** For a place that countback decided: against whom, in which step, and both cards' numbers of that step (R9.2). */
export function explainCountback<Row extends Placeable>(
  placed: readonly Placed<Row>[],
  entrantId: string,
  format: Steps<Row>,
): string[] {
  const at = placed.findIndex((one) => one.entrantId === entrantId)
  const own = placed[at]
  if (own?.decidedByStep === undefined) return []
  const isLevel = (other: Placeable & { position: number | null }) =>
    other.sortKey === own.sortKey && other.position !== own.position
  const ahead = placed.slice(0, at).findLast(isLevel)
  const behind = placed.slice(at + 1).find(isLevel)
  return [
    ...(ahead ? [`Behind ${ahead.name} ${decisionText(own, ahead, format)}.`] : []),
    ...(behind ? [`Before ${behind.name} ${decisionText(own, behind, format)}.`] : []),
  ]
}

function decisionText<Row extends Placeable>(
  own: Row,
  other: Row,
  { countbackSteps, countbackText }: Steps<Row>,
): string {
  const { step } = compareCountback(own, other)
  if (step === undefined) return 'with every step level'
  const level = countbackSteps.slice(0, step).join(' and ')
  const numbers = [own, other].map((one) => countbackText(one, step)).join(' against ')
  return `by the ${countbackSteps[step] ?? 'countback'}${level === '' ? '' : ` (level on the ${level})`}: ${numbers}`
}
