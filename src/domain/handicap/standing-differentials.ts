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
  const movements = steps.map((step, i): Movement | null => movementOf(step, steps[i - 1]))
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
      moved: movements.slice(i).filter((one) => one !== null),
    })
  }
  return standing
}

function movementOf(step: IndexStep, before: IndexStep | undefined): Movement | null {
  if (step.exceptionalAdjustment !== 0)
    return { day: step.day, by: step.exceptionalAdjustment, why: 'exceptional_score' }
  if (step.kind !== 'committee_index') return null
  const by = (step.differentials[0] ?? 0) - (before?.differentials[0] ?? 0)
  return by === 0 ? null : { day: step.day, by, why: 'committee' }
}
