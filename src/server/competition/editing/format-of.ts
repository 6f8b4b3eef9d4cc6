import type { z } from 'zod/mini'
import type { createCompetitionBody } from '#contract/competition/competition-changes.ts'
import {
  DEFAULT_COUNTING_SCORES,
  DEFAULT_TEAM_SIZE,
  defaultAllowance,
} from '#golf/competition/competition-defaults.ts'
import { maximumStrokes, takesStrokes } from '#golf/card/maximum-score.ts'
import type { StablefordTable } from '#golf/card/stableford.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import type { CompetitionRow } from '../competitions.store.ts'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { recommendedAllowance } from '#golf/handicap/recommended-allowance.ts'

type Whole = z.output<typeof createCompetitionBody>

/** What a format is chosen with; what is left out has the format's default. */
export type FormatTerms = Pick<
  Whole,
  | 'competitionType'
  | 'teamSize'
  | 'countingScores'
  | 'bracketType'
  | 'stablefordTable'
  | 'maximumKind'
  | 'maximumStrokes'
  | 'roundCount'
  | 'cutAfter'
  | 'cutPlaces'
  | 'cutTies'
  | 'allowance'
  | 'allowanceReason'
>

export type Format = Pick<
  CompetitionRow,
  | 'competitionType'
  | 'teamSize'
  | 'countingScores'
  | 'bracketType'
  | 'stablefordTable'
  | 'maximumKind'
  | 'maximumStrokes'
  | 'roundCount'
  | 'cutAfter'
  | 'cutPlaces'
  | 'cutTies'
  | 'allowancePercent'
  | 'allowanceReason'
>

/** A competition's format as it is kept, with the defaults of its type (D12, D13, D14). What the type has not is null. */
export function formatOf(terms: FormatTerms): Format {
  const type = terms.competitionType
  refuseOfOtherFormats(terms)
  const team = teamOf(terms)
  return {
    competitionType: type,
    ...team,
    bracketType: type === 'matchplay' ? (terms.bracketType ?? 'single_elimination') : null,
    ...allowanceOf({ competitionType: type, ...team }, terms),
    ...scoringOf(terms),
    roundCount: roundCountOf(terms),
    ...cutOf(terms),
  }
}

/** What only another format is set up with is refused, and not left out as if it had been set. */
function refuseOfOtherFormats(terms: FormatTerms): void {
  const type = terms.competitionType
  const isOfTeams = type === 'team_stroke' || type === 'team_stableford'
  const refuse = (name: keyof FormatTerms, isOwn: boolean, message: string) => {
    if (!isOwn && terms[name] != null) throw fieldError(name, message)
  }
  refuse('teamSize', isOfTeams, 'Only a competition of teams has a team size.')
  refuse('countingScores', isOfTeams, 'Only in a competition of teams do some of the scores count.')
  refuse('bracketType', type === 'matchplay', 'Only match play has a bracket.')
  refuse('maximumKind', type === 'maximum_score', 'Only Maximum Score has a maximum for each hole.')
  refuse('maximumStrokes', type === 'maximum_score', 'Only Maximum Score has a maximum for each hole.')
}

function teamOf({ competitionType: type, ...body }: FormatTerms): {
  teamSize: number | null
  countingScores: number | null
} {
  if (type !== 'team_stroke' && type !== 'team_stableford') return { teamSize: null, countingScores: null }
  const teamSize = body.teamSize ?? DEFAULT_TEAM_SIZE
  const countingScores = body.countingScores ?? DEFAULT_COUNTING_SCORES
  if (countingScores > teamSize)
    throw fieldError('countingScores', 'No more scores can count than a team has players.')
  return { teamSize, countingScores }
}

/** Several rounds have one result where a player's cards are added (R9.6): not teams' and not matches'. */
function roundCountOf({ competitionType: type, roundCount }: FormatTerms): number {
  const count = roundCount ?? 1
  if (count > 1 && (type === 'team_stroke' || type === 'team_stableford' || type === 'matchplay'))
    throw fieldError(
      'roundCount',
      'Only a competition of single players has several rounds. Choose 1 round, or another type.',
    )
  return count
}

/** Where the field is cut: before its last round, and with a number of players who go on. */
function cutOf({ roundCount, cutAfter, cutPlaces, cutTies }: FormatTerms) {
  if (cutAfter == null) return { cutAfter: null, cutPlaces: null, cutTies: null }
  if (cutAfter >= (roundCount ?? 1))
    throw fieldError('cutAfter', 'A cut falls before the last round. Choose an earlier round, or no cut.')
  if (cutPlaces == null)
    throw fieldError('cutPlaces', 'Enter how many players go on after the cut: at least 1.')
  return { cutAfter, cutPlaces, cutTies: cutTies ?? 'all' }
}

/** What a hole earns, and the most that it counts: the committee's choice where the format leaves one. */
function scoringOf(body: FormatTerms): {
  stablefordTable: StablefordTable
  maximumKind: string | null
  maximumStrokes: number | null
} {
  const none = { maximumKind: null, maximumStrokes: null }
  switch (body.competitionType) {
    case 'par_bogey':
      return { stablefordTable: ownTable('par_bogey', body), ...none }
    case 'modified_stableford':
      return { stablefordTable: ownTable('modified', body), ...none }
    case 'maximum_score':
      return { stablefordTable: 'standard', ...maximumOf(body) }
    case 'stableford':
    case 'stroke_play':
    case 'matchplay':
    case 'team_stroke':
    case 'team_stableford':
      return { stablefordTable: body.stablefordTable ?? 'standard', ...none }
  }
}

function ownTable(own: StablefordTable, { stablefordTable }: FormatTerms): StablefordTable {
  if (stablefordTable != null && stablefordTable !== own)
    throw fieldError('stablefordTable', 'This format has points of its own, so no other table can be chosen.')
  return own
}

function maximumOf(body: FormatTerms): { maximumKind: string; maximumStrokes: number | null } {
  const kind = body.maximumKind ?? 'net_double_bogey'
  if (!takesStrokes(kind)) return { maximumKind: kind, maximumStrokes: null }
  const { least, most } = maximumStrokes[kind]
  const strokes = body.maximumStrokes ?? null
  if (strokes === null || strokes < least || strokes > most)
    throw fieldError('maximumStrokes', `Enter a number of strokes from ${least} to ${most}.`)
  return { maximumKind: kind, maximumStrokes: strokes }
}

type Terms = { competitionType: CompetitionType; teamSize: number | null; countingScores: number | null }
type Sent = { allowance?: number | null | undefined; allowanceReason?: string | null | undefined }

/**
 * The allowance that was sent, or the recommended one of the format (D12). An allowance other than the recommended one needs a reason;
 * a client that sends no such field is not asked for it.
 */
function allowanceOf(
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
