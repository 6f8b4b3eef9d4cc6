import type { Input } from '#contract/call.ts'
import type { Competition, createCompetitionBody, updateCompetitionBody } from '#contract/competitions.ts'
import {
  bracketTypes,
  competitionTypes,
  DEFAULT_COUNTING_SCORES,
  DEFAULT_TEAM_SIZE,
  type CompetitionType,
} from '#domain/competition/competition.ts'

import { clubCompetitionsText } from '#web/messages/en/club-competitions.ts'

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
  /** Whether members see it from the start. */
  publish: 'now' | 'later'
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
    publish: 'now',
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
    ...(values.publish === 'later' ? { isDraft: true } : {}),
    allowance: values.allowance,
    description: values.description,
    prizes: values.prizes,
    ...(isTeamType(type) ? { teamSize: values.teamSize, countingScores: values.countingScores } : {}),
    ...(isStablefordType(type) ? { stablefordTable: values.stablefordTable } : {}),
    ...(type === 'matchplay' ? { bracketType: values.bracketType } : {}),
  }
}

/** The fields of the form that can show an error from the server. */
export const competitionFields = [
  'name',
  'courseId',
  'teeId',
  'competitionType',
  'startDate',
  'endDate',
  'maxParticipants',
  'entryFee',
  'allowance',
  'teamSize',
  'countingScores',
  'bracketType',
  'description',
  'prizes',
] as const

/** A moment on the club's clock, as a date-time field writes it: "2026-05-02T08:00". */
export function clubClock(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** A competition as its form shows it. */
export function formValues(competition: Competition, timeZone: string): CompetitionValues {
  const clock = (iso: string | null) => (iso === null ? '' : clubClock(iso, timeZone))
  return {
    ...blankCompetition(competition.courseId ?? ''),
    name: competition.name,
    competitionType: competition.competitionType,
    startDate: clock(competition.startDate),
    endDate: clock(competition.endDate),
    maxParticipants: String(competition.maxParticipants ?? ''),
    entryFee: competition.entryFee ?? '',
    allowance: String(competition.allowance),
    description: competition.description ?? '',
    prizes: competition.prizes ?? '',
  }
}

const changeable = [
  'name',
  'startDate',
  'endDate',
  'maxParticipants',
  'entryFee',
  'allowance',
  'description',
  'prizes',
] as const

/** How the form names what can be changed. */
export function changeableLabels(currency: string): Record<(typeof changeable)[number], string> {
  const text = clubCompetitionsText
  return {
    name: text.name,
    startDate: text.start,
    endDate: text.end,
    maxParticipants: text.maximum,
    entryFee: text.entryFee(currency),
    allowance: text.allowance,
    description: text.description,
    prizes: text.prizes,
  }
}

/** The changed fields of a competition. An emptied allowance keeps the old one. */
export function changeBody(
  values: CompetitionValues,
  before: CompetitionValues,
): Input<typeof updateCompetitionBody> {
  const changed = changeable.filter(
    (field) => values[field] !== before[field] && !(field === 'allowance' && values[field].trim() === ''),
  )
  return Object.fromEntries(
    changed.map((field) => [field, field === 'entryFee' ? values[field].replace(',', '.') : values[field]]),
  )
}
