import type { Input } from '#contract/platform/call.ts'
import type { createCompetitionBody } from '#contract/competition/competition-changes.ts'
import type { FeeWay } from '#contract/money/entry-payment.ts'
import { bracketTypes, competitionTypes, type CompetitionType } from '#golf/competition/competition.ts'
import { DEFAULT_COUNTING_SCORES, DEFAULT_TEAM_SIZE } from '#golf/competition/competition-defaults.ts'
import type { Nine } from '#golf/course/nines.ts'
import type { DeclaredReason } from '#golf/handicap/not-for-handicap.ts'
import type { CutTies } from '#golf/board/cut-terms.ts'
import { maximumKinds, takesStrokes, type MaximumKind } from '#golf/card/maximum-score.ts'
import { typedAmount } from '#web/lib/typed-amount.ts'

export type CompetitionValues = {
  name: string
  courseId: string
  /** Of a course of eighteen holes; empty: all of them. */
  nine: Nine | ''
  /** Empty: the course’s first tee. */
  teeId: string
  competitionType: CompetitionType
  /** On the club's clock, as a date-time field writes it. */
  startDate: string
  endDate: string
  maxParticipants: string
  entryFee: string
  /** How the fee is paid. */
  feeWay: FeeWay
  openToAll: 'yes' | 'no'
  /** How cards are confirmed: the partner signs on the player's phone, or a marker keeps the card too. */
  cards: 'signature' | 'marker'
  /** Whether members see it from the start. */
  publish: 'now' | 'later'
  allowance: string
  /** Why it is not the recommended one. */
  allowanceReason: string
  teamSize: string
  countingScores: string
  /** Of a competition of single players. */
  roundCount: string
  /** Empty without a cut. */
  cutAfter: string
  cutPlaces: string
  cutTies: CutTies
  bracketType: (typeof bracketTypes)[number]
  stablefordTable: 'standard' | 'modified'
  maximumKind: MaximumKind
  /** The fixed maximum, or the strokes over par. */
  maximumStrokes: string
  /** Why its scores do not count for the Handicap Index; empty where they do. */
  notForHandicap: DeclaredReason | ''
  /** What the club adds to it. */
  notForHandicapNote: string
  description: string
  prizes: string
}

export function blankCompetition(courseId: string): CompetitionValues {
  return {
    name: '',
    courseId,
    nine: '',
    teeId: '',
    competitionType: competitionTypes[0],
    startDate: '',
    endDate: '',
    maxParticipants: '',
    entryFee: '',
    feeWay: 'desk',
    openToAll: 'yes',
    cards: 'signature',
    publish: 'now',
    allowance: '',
    allowanceReason: '',
    teamSize: String(DEFAULT_TEAM_SIZE),
    countingScores: String(DEFAULT_COUNTING_SCORES),
    roundCount: '1',
    cutAfter: '',
    cutPlaces: '',
    cutTies: 'all',
    bracketType: bracketTypes[0],
    stablefordTable: 'standard',
    maximumKind: maximumKinds[0],
    maximumStrokes: '',
    notForHandicap: '',
    notForHandicapNote: '',
    description: '',
    prizes: '',
  }
}

export function isTeamType(type: CompetitionType): boolean {
  return type === 'team_stroke' || type === 'team_stableford'
}

/** Each player has a card and a place of their own. */
export function isIndividualType(type: CompetitionType): boolean {
  return !isTeamType(type) && type !== 'matchplay'
}

export function isStablefordType(type: CompetitionType): boolean {
  return type === 'stableford' || type === 'team_stableford'
}

/** Only what the type needs is sent; times go as typed and are read on the club's clock (T29). */
export function competitionBody(
  values: CompetitionValues,
  clubId: string,
): Input<typeof createCompetitionBody> {
  const type = values.competitionType
  return {
    clubId,
    name: values.name,
    courseId: values.courseId,
    ...(values.nine !== '' && type !== 'matchplay' && { nine: values.nine }),
    teeId: values.courseId === '' ? '' : values.teeId,
    competitionType: type,
    startDate: values.startDate,
    endDate: values.endDate,
    maxParticipants: values.maxParticipants,
    entryFee: typedAmount(values.entryFee),
    ...(values.feeWay !== 'desk' && { feeWay: values.feeWay }),
    openToAll: values.openToAll === 'yes',
    ...(values.cards === 'marker' && type !== 'matchplay' ? { markerCard: true } : {}),
    ...(values.publish === 'later' ? { isDraft: true } : {}),
    allowance: values.allowance,
    allowanceReason: values.allowanceReason,
    ...(values.notForHandicap !== '' && declaredBody(values)),
    description: values.description,
    prizes: values.prizes,
    ...formatBody(values),
  }
}

/** Without a reason there is no note. */
export function declaredBody({ notForHandicap, notForHandicapNote }: CompetitionValues) {
  return { notForHandicap, notForHandicapNote: notForHandicap === '' ? '' : notForHandicapNote }
}

/** What only some formats are set up with. */
export function formatBody(values: CompetitionValues) {
  const type = values.competitionType
  return {
    ...(isTeamType(type) ? { teamSize: values.teamSize, countingScores: values.countingScores } : {}),
    ...(hasRounds(values) ? { roundCount: values.roundCount, ...cutBody(values) } : {}),
    ...(isStablefordType(type) ? { stablefordTable: values.stablefordTable } : {}),
    ...(type === 'maximum_score' ? maximumBody(values) : {}),
    ...(type === 'matchplay' ? { bracketType: values.bracketType } : {}),
  }
}

/** The result is made of several rounds. */
export function hasRounds({
  competitionType,
  roundCount,
}: Pick<CompetitionValues, 'competitionType' | 'roundCount'>): boolean {
  return isIndividualType(competitionType) && roundCount !== '1'
}

/** A cut that was chosen for more rounds than there are now is none. */
export function cutBody({ roundCount, cutAfter, cutPlaces, cutTies }: CompetitionValues) {
  return cutAfter === '' || Number(cutAfter) >= Number(roundCount) ? {} : { cutAfter, cutPlaces, cutTies }
}

export function maximumBody({ maximumKind, maximumStrokes }: CompetitionValues) {
  return takesStrokes(maximumKind) ? { maximumKind, maximumStrokes } : { maximumKind }
}

/** The fields of the form that can show an error from the server. */
export const competitionFields = [
  'name',
  'courseId',
  'nine',
  'teeId',
  'competitionType',
  'startDate',
  'endDate',
  'maxParticipants',
  'entryFee',
  'feeWay',
  'allowance',
  'allowanceReason',
  'teamSize',
  'countingScores',
  'roundCount',
  'cutAfter',
  'cutPlaces',
  'bracketType',
  'stablefordTable',
  'maximumKind',
  'maximumStrokes',
  'openToAll',
  'notForHandicap',
  'notForHandicapNote',
  'description',
  'prizes',
] as const
