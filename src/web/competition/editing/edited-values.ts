import type { Input } from '#contract/platform/call.ts'
import type { updateCompetitionBody } from '#contract/competition/competition-changes.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { feeWays } from '#contract/money/entry-payment.ts'
import { zoneFormat } from '#golf/date-format.ts'
import { nines } from '#golf/course/nines.ts'
import type { EditableField } from '#golf/competition/editable-fields.ts'
import { declaredReasons } from '#golf/handicap/not-for-handicap.ts'
import { cutTies } from '#golf/board/cut-terms.ts'
import { maximumKinds } from '#golf/card/maximum-score.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { nineHolesText } from '#web/messages/en/competition/nine-holes.online.ts'
import { clubNotForHandicapText } from '#web/messages/en/competition/club-not-for-handicap.online.ts'
import {
  blankCompetition,
  cutBody,
  declaredBody,
  formatBody,
  isIndividualType,
  isStablefordType,
  isTeamType,
  maximumBody,
  type CompetitionValues,
} from './competition-values.ts'
import { typedAmount } from '#web/lib/typed-amount.ts'

/** A moment on the club's clock, as a date-time field writes it: "2026-05-02T08:00". Throws for a zone that is not known here. */
export function clubClock(iso: string, timeZone: string): string {
  const parts = zoneFormat('en-CA', {
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

/** A competition as its form shows it. What its format has not stands at its default, for another format. */
export function formValues(competition: Competition, timeZone: string): CompetitionValues {
  const clock = (iso: string | null) => (iso === null ? '' : clubClock(iso, timeZone))
  const blank = blankCompetition(competition.courseId ?? '')
  const { cut, maximumKind } = competition
  return {
    ...blank,
    name: competition.name,
    nine: nines.find((one) => one === competition.nine) ?? '',
    competitionType: competition.competitionType,
    teamSize: String(competition.teamSize ?? blank.teamSize),
    countingScores: String(competition.countingScores ?? blank.countingScores),
    roundCount: String(competition.roundCount ?? 1),
    ...(cut && {
      cutAfter: String(cut.after),
      cutPlaces: String(cut.places),
      cutTies: cutTies.find((one) => one === cut.ties) ?? 'all',
    }),
    bracketType: competition.bracketType ?? blank.bracketType,
    stablefordTable: competition.stablefordTable === 'modified' ? 'modified' : 'standard',
    maximumKind: maximumKinds.find((one) => one === maximumKind) ?? blank.maximumKind,
    maximumStrokes: String(competition.maximumStrokes ?? ''),
    startDate: clock(competition.startDate),
    endDate: clock(competition.endDate),
    maxParticipants: String(competition.maxParticipants ?? ''),
    entryFee: competition.entryFee ?? '',
    feeWay: feeWays.find((one) => one === competition.feeWay) ?? 'desk',
    openToAll: competition.openToAll ? 'yes' : 'no',
    cards: competition.markerCard === true ? 'marker' : 'signature',
    allowance: String(competition.allowance),
    allowanceReason: competition.allowanceReason ?? '',
    ...declaredValues(competition),
    description: competition.description ?? '',
    prizes: competition.prizes ?? '',
  }
}

/** What is said of its course on those days is no part of its own form. */
function declaredValues({
  notForHandicap: why,
}: Competition): Pick<CompetitionValues, 'notForHandicap' | 'notForHandicapNote'> {
  if (why?.id !== undefined || !why) return { notForHandicap: '', notForHandicapNote: '' }
  return {
    notForHandicap: declaredReasons.find((one) => one === why.reason) ?? '',
    notForHandicapNote: why.note ?? '',
  }
}

/** What is sent as it is typed. */
const typed = [
  'name',
  'courseId',
  'nine',
  'startDate',
  'endDate',
  'maxParticipants',
  'entryFee',
  'feeWay',
  'allowance',
  'allowanceReason',
  'description',
  'prizes',
] as const

/** How the form names what can be changed. */
export function changeableLabels(currency: string) {
  const text = clubCompetitionsText
  return {
    name: text.name,
    competitionType: text.type,
    courseId: text.course,
    nine: nineHolesText.holes,
    startDate: text.start,
    endDate: text.end,
    teamSize: text.teamSize,
    countingScores: text.scoresThatCount,
    roundCount: text.rounds,
    cutAfter: text.cut,
    cutPlaces: text.cutPlaces,
    cutTies: text.cutTies,
    bracketType: text.bracket,
    stablefordTable: text.points,
    maximumKind: text.maximumScore,
    maximumStrokes: text.maximumStrokes.fixed,
    openToAll: text.whoMayEnter,
    cards: text.cards,
    maxParticipants: text.maximum,
    entryFee: text.entryFee(currency),
    feeWay: text.feeWay,
    allowance: text.allowance,
    allowanceReason: text.allowanceReason,
    notForHandicap: clubNotForHandicapText.handicap,
    notForHandicapNote: clubNotForHandicapText.handicapNote,
    description: text.description,
    prizes: text.prizes,
  }
}

/**
 * The changed fields of a competition. An emptied allowance keeps the old one. Another format is sent with all that
 * belongs to it, the same format with the parts that changed.
 */
export function changeBody(
  values: CompetitionValues,
  before: CompetitionValues,
): Input<typeof updateCompetitionBody> {
  const differs = (...names: (keyof CompetitionValues)[]) =>
    names.some((name) => values[name] !== before[name])
  const changed = typed.filter(
    (field) => differs(field) && !(field === 'allowance' && values[field].trim() === ''),
  )
  // With another allowance its reason is asked for, also where it was typed before.
  if (changed.includes('allowance') && !changed.includes('allowanceReason')) changed.push('allowanceReason')
  const isOther = differs('competitionType')
  return {
    ...Object.fromEntries(
      changed.map((field) => [field, field === 'entryFee' ? typedAmount(values[field]) : values[field]]),
    ),
    ...(differs('openToAll') && { openToAll: values.openToAll === 'yes' }),
    ...(differs('notForHandicap', 'notForHandicapNote') && declaredBody(values)),
    ...(differs('cards') && { markerCard: values.cards === 'marker' }),
    ...(isOther
      ? { competitionType: values.competitionType, ...formatBody(values) }
      : changedFormat(values, differs)),
  }
}

type Differs = (...names: (keyof CompetitionValues)[]) => boolean

function changedFormat(values: CompetitionValues, differs: Differs) {
  const type = values.competitionType
  const noCut = { cutAfter: '', cutPlaces: '', cutTies: null }
  const { teamSize, countingScores, roundCount, stablefordTable, bracketType } = values
  return {
    ...(isTeamType(type) && differs('teamSize', 'countingScores') && { teamSize, countingScores }),
    ...(isIndividualType(type) &&
      differs('roundCount', 'cutAfter', 'cutPlaces', 'cutTies') && {
        roundCount,
        ...noCut,
        ...cutBody(values),
      }),
    ...(isStablefordType(type) && differs('stablefordTable') && { stablefordTable }),
    ...(type === 'maximum_score' && differs('maximumKind', 'maximumStrokes') && maximumBody(values)),
    ...(type === 'matchplay' && differs('bracketType') && { bracketType }),
  }
}

/** Which fields of the form belong to each that may close. */
const closing: readonly (readonly [EditableField, readonly (keyof CompetitionValues)[]])[] = [
  ['competitionType', ['competitionType']],
  ['courseId', ['courseId', 'nine']],
  ['startDate', ['startDate']],
  ['markerCard', ['cards']],
  ['teamSize', ['teamSize']],
  ['countingScores', ['countingScores']],
  ['cut', ['cutAfter', 'cutPlaces', 'cutTies']],
  ['bracketType', ['bracketType']],
  ['stablefordTable', ['stablefordTable']],
  ['maximum', ['maximumKind', 'maximumStrokes']],
  ['allowance', ['allowance']],
]

/** What was typed before a field closed is not sent: it stands as it was. */
export function withoutClosed(
  values: CompetitionValues,
  { before, isClosed }: { before: CompetitionValues; isClosed: (field: EditableField) => boolean },
): CompetitionValues {
  const names = closing.flatMap(([field, ofField]) => (isClosed(field) ? ofField : []))
  return { ...values, ...Object.fromEntries(names.map((name) => [name, before[name]])) }
}
