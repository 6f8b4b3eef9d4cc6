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

/** What a category is compared with. */
export type PrizeTerms = {
  type: CompetitionType
  /** How many are played; null where no course is named. */
  holes: number | null
  /** The holes of the course before the first one that is played: nine of a back nine. */
  before?: number
  divisionIds: readonly string[]
}

/** What does not fit between a category and its competition; undefined where it can be won. */
export function prizeMismatch(category: PrizeCategory, terms: PrizeTerms): PrizeMismatch | undefined {
  const { kind, name, divisionId, holeNumber } = category
  const about = { kind, name }
  if (terms.type === 'matchplay' && !isMeasured(kind)) return { ...about, of: 'matches' }
  const { holes, before = 0 } = terms
  if (isMeasured(kind) && holeNumber !== null && holes !== null)
    if (holeNumber <= before || holeNumber > before + holes)
      return { ...about, of: 'hole', hole: holeNumber, holes }
  if (divisionId === null) return undefined
  if (!terms.divisionIds.includes(divisionId)) return { ...about, of: 'division' }
  const isOfTeams = terms.type === 'team_stroke' || terms.type === 'team_stableford'
  return isOfTeams && kind === 'result' ? { ...about, of: 'team_division' } : undefined
}
