import type { ReactNode } from 'react'
import type { GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import type { RuleSource } from '#golf/handicap/rules-of-play/published-rules.ts'
import { limitsOfUnion } from '#golf/handicap/rules-of-play/union-limits.ts'
import { clubRulesText as text } from '#web/messages/en/club/club-rules.online.ts'
import { Notice } from '#web/ui/notice.tsx'

type UnionLimitsProps = { union: GolfUnion | null; sourceOf?: (source: RuleSource) => ReactNode }

/** What the club's union does and Scoreclub does not, a warning where the numbers would differ without a word. */
export function UnionLimits({ union, sourceOf }: UnionLimitsProps) {
  return limitsOfUnion(union).map(({ name, isSilent, source }) => (
    <Notice key={name} tone={isSilent ? 'warn' : 'info'} action={sourceOf?.(source)}>
      {text.limits[name]}
    </Notice>
  ))
}
