import type { Placeable, Placed } from './standings.ts'

/** Why a row stands where it stands, in a sentence; `countbackSteps` are those its countback numbers were made with. */
export function explainPlace(placed: Placed<Placeable>, countbackSteps: readonly string[]): string {
  if (placed.position === null) return 'No place: no return or no score yet.'
  const place = `${placed.isShared ? 'T' : ''}${placed.position}`
  if (placed.decidedByStep !== undefined)
    return `${place}: level on the total, decided by ${countbackSteps[placed.decidedByStep] ?? 'countback'}.`
  if (!placed.isShared) return `${place}: nobody is level.`
  return placed.countback === null
    ? `${place}: level, and no tie is decided while a card is open.`
    : `${place}: level, the place is shared.`
}
