import type { z } from 'zod/mini'
import type { decideOnRecord } from '#contract/handicap-decisions.ts'
import type { DecisionKind } from '#domain/handicap/decision-kinds.ts'
import { penaltyReasons } from '#domain/handicap/penalty-score.ts'

/** All fields of all entries, so that one draft keeps what was typed. */
export type DecisionValues = {
  reason: string
  handicap: string
  heardOn: string
  hearing: string
  isExceptional: boolean
  restartsLowIndex: boolean
  from: string
  until: string
  day: string
  courseId: string
  teeId: string
  meant: string
}

export const emptyDecision: DecisionValues = {
  ...{ reason: '', handicap: '', heardOn: '', hearing: '', isExceptional: false, restartsLowIndex: false },
  ...{ from: '', until: '', day: '', courseId: '', teeId: '', meant: '' },
}

type Body = Partial<z.input<typeof decideOnRecord.body>>

/** What an entry of this kind sends. */
export function bodyOf(values: DecisionValues, kind: DecisionKind): Body {
  const { handicap, heardOn, hearing, isExceptional, restartsLowIndex, from, until } = values
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
