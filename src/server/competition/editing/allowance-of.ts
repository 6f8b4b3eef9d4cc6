import { defaultAllowance } from '#golf/competition/competition-defaults.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { recommendedAllowance } from '#golf/handicap/recommended-allowance.ts'
import { fieldError } from '../../platform/http/app-error.ts'

type Terms = { competitionType: CompetitionType; teamSize: number | null; countingScores: number | null }
type Sent = { allowance?: number | null | undefined; allowanceReason?: string | null | undefined }

/**
 * The allowance that was sent, or the recommended one of the format (D12). Another than the recommended one has a reason;
 * a client that sends no such field is not asked for it.
 */
export function allowanceOf(
  terms: Terms,
  { allowance, allowanceReason }: Sent,
): { allowancePercent: number; allowanceReason: string | null } {
  const recommended = recommendedAllowance(terms)?.percent
  const allowancePercent = allowance ?? recommended ?? defaultAllowance[terms.competitionType]
  if (recommended === undefined || allowancePercent === recommended)
    return { allowancePercent, allowanceReason: recommended === undefined ? (allowanceReason ?? null) : null }
  if (allowanceReason === null)
    throw fieldError('allowanceReason', `Say why the allowance is not the recommended ${recommended} %.`)
  return { allowancePercent, allowanceReason: allowanceReason ?? null }
}
