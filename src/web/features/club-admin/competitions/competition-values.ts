import type { Input } from '#contract/call.ts'
import type { createCompetitionBody, updateCompetitionBody } from '#contract/competition-changes.ts'
import type { Competition } from '#contract/competitions.ts'
import { bracketTypes, competitionTypes, type CompetitionType } from '#domain/competition/competition.ts'
import { DEFAULT_COUNTING_SCORES, DEFAULT_TEAM_SIZE } from '#domain/competition/competition-defaults.ts'

import type { CutTies } from '#domain/leaderboard/cut-terms.ts'
import { maximumKinds, takesStrokes, type MaximumKind } from '#domain/scoring/maximum-score.ts'
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
    teeId: values.courseId === '' ? '' : values.teeId,
    competitionType: type,
    startDate: values.startDate,
    endDate: values.endDate,
    maxParticipants: values.maxParticipants,
    entryFee: values.entryFee.replace(',', '.'),
    openToAll: values.openToAll === 'yes',
    ...(values.cards === 'marker' && type !== 'matchplay' ? { markerCard: true } : {}),
    ...(values.publish === 'later' ? { isDraft: true } : {}),
    allowance: values.allowance,
    allowanceReason: values.allowanceReason,
    description: values.description,
    prizes: values.prizes,
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
function cutBody({ roundCount, cutAfter, cutPlaces, cutTies }: CompetitionValues) {
  return cutAfter === '' || Number(cutAfter) >= Number(roundCount) ? {} : { cutAfter, cutPlaces, cutTies }
}

function maximumBody({ maximumKind, maximumStrokes }: CompetitionValues) {
  return takesStrokes(maximumKind) ? { maximumKind, maximumStrokes } : { maximumKind }
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
  'allowanceReason',
  'teamSize',
  'countingScores',
  'roundCount',
  'cutAfter',
  'cutPlaces',
  'bracketType',
  'maximumStrokes',
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
    teamSize: String(competition.teamSize ?? ''),
    countingScores: String(competition.countingScores ?? ''),
    startDate: clock(competition.startDate),
    endDate: clock(competition.endDate),
    maxParticipants: String(competition.maxParticipants ?? ''),
    entryFee: competition.entryFee ?? '',
    allowance: String(competition.allowance),
    allowanceReason: competition.allowanceReason ?? '',
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
  'allowanceReason',
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
    allowanceReason: text.allowanceReason,
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
  // With another allowance its reason is asked for, also where it was typed before.
  if (changed.includes('allowance') && !changed.includes('allowanceReason')) changed.push('allowanceReason')
  return Object.fromEntries(
    changed.map((field) => [field, field === 'entryFee' ? values[field].replace(',', '.') : values[field]]),
  )
}
