import type { CompetitionType } from '../competition/competition.ts'
import { isMeasured, type PrizeCategory, type PrizeKind } from './prize-plan.ts'

/** What of a category of prizes its competition has not: nobody could win it, or not what it says. */
export type PrizeMismatch = { kind: PrizeKind; name: string | null } & (
  | { of: 'hole'; hole: number; holes: number }
  /**
   * `team_division`: teams are ranked together, whatever their players' indexes. `matches`: cards decide it, and match play
   * has none that are ranked.
   */
  | { of: 'division' | 'team_division' | 'matches' }
)

/** What a category is compared with; `holes`: how many the course has, null where none is named. */
export type PrizeTerms = { type: CompetitionType; holes: number | null; divisionIds: readonly string[] }

/** What does not fit between a category and its competition; undefined where it can be won. */
export function prizeMismatch(category: PrizeCategory, terms: PrizeTerms): PrizeMismatch | undefined {
  const { kind, name, divisionId, holeNumber } = category
  const about = { kind, name }
  if (terms.type === 'matchplay' && !isMeasured(kind)) return { ...about, of: 'matches' }
  if (isMeasured(kind) && holeNumber !== null && terms.holes !== null && holeNumber > terms.holes)
    return { ...about, of: 'hole', hole: holeNumber, holes: terms.holes }
  if (divisionId === null) return undefined
  if (!terms.divisionIds.includes(divisionId)) return { ...about, of: 'division' }
  const isOfTeams = terms.type === 'team_stroke' || terms.type === 'team_stableford'
  return isOfTeams && kind === 'result' ? { ...about, of: 'team_division' } : undefined
}
