import type { CompetitionType } from '../competition.ts'
import { isOnNine } from '../../course/nine.ts'
import type { Nine } from '../../course/nines.ts'
import { isMeasured, type PrizeCategory, type PrizeKind } from './prize-plan.ts'

/** What of a category of prizes its competition has not: nobody could win it, or not what it says. */
export type PrizeMismatch = { kind: PrizeKind; name: string | null } &
  /** `nine`: which one is played, where that is why the hole is not. */
  (
    | { of: 'hole'; hole: number; holes: number; nine?: Nine | undefined }
    /**
     * `team_division`: teams are ranked together, whatever their players' indexes. `matches`: cards decide it, and match play
     * has none that are ranked.
     */
    | { of: 'division' | 'team_division' | 'matches' }
  )

/** What a category is compared with. */
export type PrizeTerms = {
  type: CompetitionType
  /** How many the course has; null where none is named. */
  holes: number | null
  /** Of a course of eighteen holes, where only one of its nines is played. */
  nine?: Nine | undefined
  divisionIds: readonly string[]
}

/** What does not fit between a category and its competition; undefined where it can be won. */
export function prizeMismatch(category: PrizeCategory, terms: PrizeTerms): PrizeMismatch | undefined {
  const { kind, name, divisionId, holeNumber } = category
  const about = { kind, name }
  if (terms.type === 'matchplay' && !isMeasured(kind)) return { ...about, of: 'matches' }
  const { holes, nine } = terms
  if (isMeasured(kind) && holeNumber !== null && holes !== null)
    if (holeNumber > holes || (nine && !isOnNine(holeNumber, nine)))
      return { ...about, of: 'hole', hole: holeNumber, holes, nine }
  if (divisionId === null) return undefined
  if (!terms.divisionIds.includes(divisionId)) return { ...about, of: 'division' }
  const isOfTeams = terms.type === 'team_stroke' || terms.type === 'team_stableford'
  return isOfTeams && kind === 'result' ? { ...about, of: 'team_division' } : undefined
}
