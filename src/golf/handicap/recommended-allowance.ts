import type { CompetitionType } from '../competition/competition.ts'
import { allowances } from './allowances.ts'

/** `line`: of Appendix C, as `allowances` names it. */
export type Recommended = { percent: number; line: NonNullable<ReturnType<typeof lineOf>> }

type Terms = { competitionType: CompetitionType; teamSize: number | null; countingScores: number | null }

/**
 * What Appendix C recommends for a competition with these terms (R5); undefined where it has no line: a team that is
 * neither of four nor a pair whose better score counts.
 */
export function recommendedAllowance(terms: Terms): Recommended | undefined {
  const line = lineOf(terms)
  return line && { percent: allowances[line].percent, line }
}

const bestOfFour = {
  1: 'best_1_of_4_stroke_play',
  2: 'best_2_of_4_stroke_play',
  3: 'best_3_of_4_stroke_play',
  4: 'best_4_of_4_stroke_play',
} as const

function lineOf({ competitionType, teamSize, countingScores }: Terms) {
  switch (competitionType) {
    case 'stableford':
    case 'modified_stableford':
      return 'individual_stableford'
    case 'stroke_play':
      return 'individual_stroke_play'
    case 'par_bogey':
      return 'individual_par_bogey'
    case 'maximum_score':
      return 'individual_maximum_score'
    case 'matchplay':
      return 'individual_match_play'
    case 'team_stroke':
    case 'team_stableford':
      if (teamSize === 2 && countingScores === 1)
        return competitionType === 'team_stroke' ? 'four_ball_stroke_play' : 'four_ball_stableford'
      return teamSize === 4 && isUpToFour(countingScores) ? bestOfFour[countingScores] : undefined
  }
}

function isUpToFour(count: number | null): count is keyof typeof bestOfFour {
  return count !== null && count in bestOfFour
}
