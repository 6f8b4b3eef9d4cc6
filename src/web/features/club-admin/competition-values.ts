import type { Input } from '#contract/call.ts'
import { createCompetitionBody } from '#contract/competitions.ts'
import {
  bracketTypes,
  competitionTypes,
  DEFAULT_COUNTING_SCORES,
  DEFAULT_TEAM_SIZE,
  type CompetitionType,
} from '#domain/competition/competition.ts'

export type CompetitionValues = {
  name: string
  courseId: string
  /** Empty: the course’s first tee. */
  teeId: string
  competitionType: CompetitionType
  /** On the club's clock, as a date-time field writes it. */
  startDate: string
  endDate: string
  maxParticipants: string
  entryFee: string
  openToAll: 'yes' | 'no'
  allowance: string
  teamSize: string
  countingScores: string
  bracketType: (typeof bracketTypes)[number]
  stablefordTable: 'standard' | 'modified'
  description: string
  prizes: string
}

export function blankCompetition(courseId: string): CompetitionValues {
  return {
    name: '',
    courseId,
    teeId: '',
    competitionType: competitionTypes[0],
    startDate: '',
    endDate: '',
    maxParticipants: '',
    entryFee: '',
    openToAll: 'yes',
    allowance: '',
    teamSize: String(DEFAULT_TEAM_SIZE),
    countingScores: String(DEFAULT_COUNTING_SCORES),
    bracketType: bracketTypes[0],
    stablefordTable: 'standard',
    description: '',
    prizes: '',
  }
}

export function isTeamType(type: CompetitionType): boolean {
  return type === 'team_stroke' || type === 'team_stableford'
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
    teeId: values.courseId === '' ? '' : values.teeId,
    competitionType: type,
    startDate: values.startDate,
    endDate: values.endDate,
    maxParticipants: values.maxParticipants,
    entryFee: values.entryFee.replace(',', '.'),
    openToAll: values.openToAll === 'yes',
    allowance: values.allowance,
    description: values.description,
    prizes: values.prizes,
    ...(isTeamType(type) ? { teamSize: values.teamSize, countingScores: values.countingScores } : {}),
    ...(isStablefordType(type) ? { stablefordTable: values.stablefordTable } : {}),
    ...(type === 'matchplay' ? { bracketType: values.bracketType } : {}),
  }
}
