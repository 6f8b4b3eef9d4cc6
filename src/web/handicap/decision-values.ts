import type { z } from 'zod/mini'
import type { decideOnRecord } from '#contract/handicap/handicap-decisions.ts'
import { handicapIndexFromWire } from '#contract/platform/wire-names.ts'
import type { DecisionKind } from '#golf/handicap/decision-kinds.ts'
import { shouldRestartLowIndex } from '#golf/handicap/check-reset.ts'
import { penaltyReasons } from '#golf/handicap/penalty-score.ts'
import { parseHandicapIndex } from '#golf/numbers.ts'

/** Until somebody chooses, it is as shouldRestartLowIndex proposes. */
export type RestartChoice = 'as_proposed' | 'yes' | 'no'

/** All fields of all entries, so that one draft keeps what was typed. */
export type DecisionValues = {
  reason: string
  handicap: string
  heardOn: string
  hearing: string
  isExceptional: boolean
  restartsLowIndex: RestartChoice
  from: string
  until: string
  day: string
  courseId: string
  teeId: string
  meant: string
}

export const emptyDecision: DecisionValues = {
  reason: '',
  handicap: '',
  heardOn: '',
  hearing: '',
  isExceptional: false,
  restartsLowIndex: 'as_proposed',
  from: '',
  until: '',
  day: '',
  courseId: '',
  teeId: '',
  meant: '',
}

type Body = Partial<z.input<typeof decideOnRecord.body>>

/** What an entry of this kind sends. */
export function bodyOf(values: DecisionValues, kind: DecisionKind, held: string | null): Body {
  const { handicap, heardOn, hearing, isExceptional, from, until } = values
  const restartsLowIndex = restartsOf(values, held)
  switch (kind) {
    case 'reset':
      return { handicap, heardOn, hearing: hearing.trim(), isExceptional, restartsLowIndex }
    case 'hold':
      return { from, until }
    case 'penalty': {
      const { day, courseId, teeId } = values
      const meant = penaltyReasons.find((one) => one === values.meant)
      return { day, courseId, ...(teeId === '' ? {} : { teeId }), ...(meant ? { meant } : {}) }
    }
    case 'freeze':
    case 'lift_freeze':
    case 'take_back':
      return {}
  }
}

/** Whether the Low Handicap Index starts anew with this reset: as chosen, else as proposed for an index that it raises. */
export function restartsOf(
  { restartsLowIndex, handicap }: Pick<DecisionValues, 'restartsLowIndex' | 'handicap'>,
  held: string | null,
): boolean {
  const index = parseHandicapIndex(handicap)
  if (restartsLowIndex !== 'as_proposed') return restartsLowIndex === 'yes'
  return index !== undefined && shouldRestartLowIndex(index, handicapIndexFromWire(held) ?? null)
}
