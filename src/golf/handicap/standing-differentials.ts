import type { Day } from '../day.ts'
import { averageOfLowest } from './handicap-index.ts'
import type { IndexStep } from './scoring-record.ts'

/** One change of a differential after it was made, in tenths. */
export type Movement = { day: Day; by: number; why: 'exceptional_score' | 'committee' }

/** A differential of the newest twenty as it stands now (R3.2, R3.7). Numbers in tenths. */
export type StandingDifferential = {
  step: IndexStep
  made: number
  stands: number
  /** It is one of the lowest that the index is the average of. */
  counts: boolean
  moved: readonly Movement[]
}

/** The newest twenty differentials of a replayed record, newest first, with what moved each of them. */
export function standingDifferentials(steps: readonly IndexStep[]): StandingDifferential[] {
  const last = steps.at(-1)
  const window = last?.differentials ?? []
  const counting = averageOfLowest(window, last?.firstIndex)?.counting ?? []
  const movements = steps.map((step): Movement | null => movementOf(step))
  const standing: StandingDifferential[] = []
  for (let i = steps.length - 1; i >= 0 && standing.length < window.length; i--) {
    const step = steps[i]
    const made = step?.differential ?? null
    if (!step || made === null) continue
    const position = window.length - 1 - standing.length
    standing.push({
      step,
      made,
      stands: window[position] ?? made,
      counts: counting.includes(position),
      moved: movements.slice(firstThatMoves(steps, i)).filter((one) => one !== null),
    })
  }
  return standing
}

/** A score moves with its own step; a nine that waited was none before the one that made the index, and counted after it moved all. */
function firstThatMoves(steps: readonly IndexStep[], i: number): number {
  const since = steps[i]?.countsSince ?? null
  if (since === null) return i
  const at = steps.findIndex(({ id }) => id === since)
  return steps[at]?.kind === 'committee_index' ? at : at + 1
}

function movementOf({ day, exceptionalAdjustment, movedBy }: IndexStep): Movement | null {
  if (exceptionalAdjustment !== 0) return { day, by: exceptionalAdjustment, why: 'exceptional_score' }
  return movedBy === 0 ? null : { day, by: movedBy, why: 'committee' }
}
