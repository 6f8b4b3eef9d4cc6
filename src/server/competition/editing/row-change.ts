import type { z } from 'zod/mini'
import type { updateCompetitionBody } from '#contract/competition/competition-changes.ts'
import { bracketTypes } from '#golf/competition/competition.ts'
import { cutTies } from '#golf/board/cut-terms.ts'
import { maximumKinds } from '#golf/card/maximum-score.ts'
import { choosableTables } from '#golf/card/stableford.ts'
import { readClubTime } from '../../platform/http/read-club-time.ts'
import { readCompetitionType, type CompetitionRow } from '../competitions.store.ts'
import { entryFeeInMinorUnits } from '../entry-fee-in-minor-units.ts'
import { declaredColumns } from './declared-columns.ts'
import { formatOf, type Format, type FormatTerms } from './format-of.ts'

type Body = z.output<typeof updateCompetitionBody>

/** The row as a change would have it, as far as the change says; a value that does not fit refuses it. */
export function rowChange(
  competition: CompetitionRow,
  body: Body,
  club: { currency: string; timeZone: string },
): Partial<CompetitionRow> {
  const { courseId } = body
  const momentOf = (text: string | null) => (text === null ? null : readClubTime(text, club.timeZone))
  return {
    ...(body.name === undefined ? {} : { name: body.name }),
    ...(body.startDate === undefined ? {} : { startDate: readClubTime(body.startDate, club.timeZone) }),
    ...(body.endDate === undefined ? {} : { endDate: readClubTime(body.endDate, club.timeZone) }),
    ...(body.maxParticipants === undefined ? {} : { maxParticipants: body.maxParticipants }),
    ...(body.entryFee === undefined
      ? {}
      : { entryFeeMinor: entryFeeInMinorUnits(body.entryFee, club.currency) }),
    ...(body.feeWay === undefined ? {} : { feeWay: body.feeWay }),
    ...(body.description === undefined ? {} : { description: body.description }),
    ...(body.prizes === undefined ? {} : { prizes: body.prizes }),
    ...(body.openToAll === undefined ? {} : { openToAll: body.openToAll }),
    ...(body.markerCard === undefined ? {} : { markerCard: body.markerCard }),
    ...declaredChange(competition, body),
    ...(courseId === undefined ? {} : { courseId }),
    ...(body.nine === undefined ? {} : { nine: body.nine }),
    ...(body.entriesOpenAt === undefined ? {} : { entriesOpenAt: momentOf(body.entriesOpenAt) }),
    ...(body.entriesCloseAt === undefined ? {} : { entriesCloseAt: momentOf(body.entriesCloseAt) }),
    ...formatChange(competition, body),
  }
}

function declaredChange(competition: CompetitionRow, body: Body): Partial<CompetitionRow> {
  const { notForHandicap, notForHandicapNote: note } = body
  if (notForHandicap === undefined && note === undefined) return {}
  return declaredColumns({
    notForHandicap: notForHandicap === undefined ? competition.notForHandicap : notForHandicap,
    note: note === undefined ? competition.notForHandicapNote : note,
  })
}

function formatChange(competition: CompetitionRow, body: Body): Partial<Format> {
  const names = Object.keys(body).filter((name) => formatNames.includes(name))
  if (names.length === 0) return {}
  const format = formatOf(termsOf(competition, body))
  // The reason for an allowance is asked for where one is sent, and kept where nothing is said of it.
  const { allowancePercent, allowanceReason, ...rest } = format
  const isOtherType = format.competitionType !== competition.competitionType
  return isOtherType || names.some((name) => name.startsWith('allowance'))
    ? { ...rest, allowancePercent, allowanceReason }
    : rest
}

const formatNames: readonly string[] = [
  ...['competitionType', 'teamSize', 'countingScores', 'bracketType', 'stablefordTable'],
  ...['maximumKind', 'maximumStrokes', 'roundCount', 'cutAfter', 'cutPlaces', 'cutTies'],
  ...['allowance', 'allowanceReason'],
]

/** What is kept with what was sent put over it; of another type only what was sent. */
function termsOf(competition: CompetitionRow, body: Body): FormatTerms {
  const type = body.competitionType ?? readCompetitionType(competition)
  if (type !== competition.competitionType)
    return { ...body, competitionType: type, allowance: body.allowance ?? null }
  const kept: FormatTerms = {
    competitionType: type,
    teamSize: competition.teamSize,
    countingScores: competition.countingScores,
    bracketType: bracketTypes.find((one) => one === competition.bracketType) ?? null,
    stablefordTable: choosableTables.find((one) => one === competition.stablefordTable) ?? null,
    maximumKind: maximumKinds.find((one) => one === competition.maximumKind) ?? null,
    maximumStrokes: competition.maximumStrokes,
    roundCount: competition.roundCount,
    cutAfter: competition.cutAfter,
    cutPlaces: competition.cutPlaces,
    cutTies: cutTies.find((one) => one === competition.cutTies) ?? null,
    allowance: competition.allowancePercent,
  }
  return { ...kept, ...body, competitionType: type }
}
