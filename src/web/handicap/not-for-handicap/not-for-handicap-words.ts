import type { WireNotForHandicap } from '#contract/handicap/not-for-handicap.ts'
import { notForHandicapText as text } from '#web/messages/en/handicap/not-for-handicap.online.ts'

type Reason = keyof typeof text.reasons
const reasons: readonly Reason[] = [
  ...(['fun_competition', 'temporary_greens', 'preferred_lies', 'altered_course', 'other_reason'] as const),
  ...(['practice_round', 'from_watch', 'inactive_season'] as const),
]

/** "Not for handicap: temporary greens (holes 3 and 7)". What the club says in its own words stands alone. */
export function notForHandicapWords({ reason, note }: WireNotForHandicap): string {
  const known = reasons.find((one) => one === reason) ?? 'other_reason'
  if (note === undefined) return text.is(text.reasons[known])
  return known === 'other_reason' ? text.is(note) : text.withNote(text.reasons[known], note)
}
