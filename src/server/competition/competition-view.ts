import type { Competition } from '#contract/competition/competitions.ts'
import { wireDays, wireNotForHandicap } from '#contract/handicap/wire-not-for-handicap.ts'
import { errors } from '#contract/platform/errors.ts'
import { amountText } from '#contract/money/currencies.ts'
import { mayPlayAt } from '#contract/club/permissions.ts'
import { entrantGroup, teeOfGroup } from '#golf/competition/entrant-group.ts'
import { bracketTypes, stagesWithinStatus, type CompetitionStatus } from '#golf/competition/competition.ts'
import { eligibilityRefusals, type Entrant, type Admission } from '#golf/competition/eligibility.ts'
import { mayJoin, mayLeave, offersReserve } from '#golf/competition/join.ts'
import { stageOf, type CompetitionStage } from '#golf/competition/stage.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { toAdmission } from './entries/admission.ts'
import { toEntrant } from './entries/entrants.store.ts'
import { entryStateOf } from './entries/entry-state.ts'
import {
  currentStatus,
  hasPlayed,
  readClosedHoles,
  readCut,
  readDeclared,
  readMaximum,
  readStablefordTable,
  readCompetitionType,
  type CompetitionRow,
  type CompetitionSummary,
} from './competitions.store.ts'
import { handicapIndexToDecimal, toHandicapIndex } from '#golf/numbers.ts'

/** A competition as one person sees it at `now`: dates move its status, and what they may do depends on both. */
export function toWireCompetition(
  summary: CompetitionSummary,
  input: { viewer: SignedIn; now: Date },
): Competition {
  const { competition: row, entered, ownEntry } = summary
  const status = currentStatus(row, input.now)
  const hasJoined = ownEntry === 'entered'
  const isReserve = ownEntry === 'reserve'
  const entrant = readerOf(summary)
  const admission = toAdmission(row, summary)
  const state = entryStateOf(row, { now: input.now, entered, isDrawn: summary.isDrawn, admission })
  const isPlayer = mayPlayAt(input.viewer, row.clubId)
  const joining = mayJoin(state, { now: input.now, isPlayer, entrant })
  const leaving = mayLeave(state, { now: input.now, hasCard: summary.hasCard, isReserve })
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    status,
    ...(row.statusReason !== null && { statusReason: row.statusReason }),
    competitionType: readCompetitionType(row),
    startDate: row.startDate.toISOString(),
    endDate: row.endDate.toISOString(),
    courseId: row.courseId,
    courseName: summary.courseName,
    teeId: teeOfGroup(row, entrantGroup({ playsAs: summary.ownPlaysAs, gender: entrant.gender })),
    clubId: row.clubId,
    maxParticipants: row.maxParticipants,
    entryFee: row.entryFeeMinor === null ? null : amountText(row.entryFeeMinor, summary.currency),
    ...wireFeeWay(summary, status),
    currency: summary.currency,
    timeZone: summary.timeZone,
    description: row.description,
    prizes: row.prizes,
    openToAll: row.openToAll,
    teamSize: row.teamSize,
    countingScores: row.countingScores,
    bracketType: bracketTypes.find((one) => one === row.bracketType) ?? null,
    allowance: row.allowancePercent,
    ...(row.allowanceReason !== null && { allowanceReason: row.allowanceReason }),
    ...(row.markerCard && { markerCard: true }),
    ...(row.nine !== null && { nine: row.nine }),
    ...wireDeclared(summary),
    stablefordTable: readStablefordTable(row),
    ...wireMaximum(row),
    participantCount: entered,
    hasJoined,
    hasPlayed: hasPlayed(summary),
    ...(row.roundCount > 1 && { roundCount: row.roundCount, roundsPlayed: summary.roundsPlayed }),
    ...wireCut(row),
    ...readClosedHoles(row),
    canJoin: !hasJoined && joining.ok,
    ...wireReserve(summary, { status, isFull: !joining.ok && joining.reason === 'full' }),
    ...((hasJoined || isReserve) && leaving.ok && { canLeave: true }),
    ...wireEntryTimes(row),
    ...wireAdmission(admission),
    ...(!hasJoined && !isReserve && wireRefusal(joining)),
    ...wireStage(summary, input.now),
  }
}

/** How the fee is paid where it can be paid by card, and whether the reader has that to do. */
function wireFeeWay(
  { competition, ownEntry, ownFee, takesCards }: CompetitionSummary,
  status: string,
): Pick<Competition, 'feeWay' | 'owesFee'> {
  const { entryFeeMinor, feeWay } = competition
  if (takesCards !== true || entryFeeMinor === null || entryFeeMinor === 0) return {}
  const owes = ownEntry === 'entered' && (ownFee === 'owed' || ownFee === 'refunded')
  return { feeWay, ...(owes && status !== 'cancelled' && { owesFee: true }) }
}

/** What is declared of the competition itself, or else of its course on all of its days. */
function wireDeclared({ competition, courseDays }: CompetitionSummary): Pick<Competition, 'notForHandicap'> {
  const own = readDeclared(competition)
  return own || !courseDays ? wireNotForHandicap(own) : { notForHandicap: wireDays(courseDays) }
}

function readerOf({ ownIndex, ownGender, ownListing }: CompetitionSummary): Entrant {
  return toEntrant({
    handicapIndex: ownIndex,
    gender: ownGender,
    isGuest: false,
    categoryId: null,
    bornOn: null,
    ...ownListing,
  })
}

function wireReserve(
  summary: CompetitionSummary,
  { status, isFull }: { status: CompetitionStatus; isFull: boolean },
): Pick<Competition, 'isReserve' | 'reservePlace' | 'canReserve'> {
  const { ownEntry, ownReserve } = summary
  const mayAsk = ownEntry !== 'entered' && ownEntry !== 'reserve'
  return {
    isReserve: ownEntry === 'reserve',
    ...(ownReserve !== null && { reservePlace: ownReserve }),
    canReserve: mayAsk && isFull && offersReserve({ ...summary, status }),
  }
}

/** Why the competition does not admit the reader; nothing where something else keeps them out, or nothing does. */
function wireRefusal(joining: ReturnType<typeof mayJoin>): Pick<Competition, 'notAdmitted'> {
  const code = joining.ok ? undefined : eligibilityRefusals.find((one) => one === joining.reason)
  if (joining.ok || code === undefined) return {}
  return { notAdmitted: { code, message: joining.detail ?? errors[code].message } }
}

function wireStage(summary: CompetitionSummary, now: Date): Pick<Competition, 'stage'> {
  const at = stageOfSummary(summary, now)
  const stage = stagesWithinStatus.find((one) => one === at)
  return stage === undefined ? {} : { stage }
}

/** Drawn is what players can see: a bracket, or a start sheet that is published. */
export function stageOfSummary(summary: CompetitionSummary, now: Date): CompetitionStage {
  const { competition, isDrawn, hasStarts, areScoresIn } = summary
  const { entriesOpenAt, entriesCloseAt } = competition
  const status = currentStatus(competition, now)
  return stageOf({ status, entriesOpenAt, entriesCloseAt, isDrawn: isDrawn || hasStarts, areScoresIn }, now)
}

function wireEntryTimes({
  entriesOpenAt: from,
  entriesCloseAt: to,
}: CompetitionRow): Pick<Competition, 'entriesOpenAt' | 'entriesCloseAt'> {
  return {
    ...(from && { entriesOpenAt: from.toISOString() }),
    ...(to && { entriesCloseAt: to.toISOString() }),
  }
}

function wireCut(row: CompetitionRow): Pick<Competition, 'cut'> {
  const cut = readCut(row)
  return cut ? { cut } : {}
}

function wireMaximum(row: CompetitionRow): Pick<Competition, 'maximumKind' | 'maximumStrokes'> {
  const maximum = readMaximum(row)
  if (!maximum) return {}
  return 'strokes' in maximum
    ? { maximumKind: maximum.kind, maximumStrokes: maximum.strokes }
    : { maximumKind: maximum.kind }
}

const toWire = (tenths: number | undefined) => {
  const index = tenths === undefined ? undefined : toHandicapIndex(tenths)
  return index === undefined ? undefined : handicapIndexToDecimal(index)
}

/** Who may enter, as every reader of the competition is told; left out where everybody may. */
function wireAdmission({ eligibility, categoryNames }: Admission): Pick<Competition, 'admits'> {
  if (!eligibility) return {}
  const { leastIndex, mostIndex, gender, membersOnly, categories, leastAge, belowAge } = eligibility
  const [least, most] = [toWire(leastIndex), toWire(mostIndex)]
  return {
    admits: {
      ...(least !== undefined && { leastIndex: least }),
      ...(most !== undefined && { mostIndex: most }),
      ...(gender !== undefined && { gender }),
      ...(membersOnly === true && { membersOnly }),
      ...(categories !== undefined && {
        categories: categories.flatMap((id) => categoryNames.get(id) ?? []),
      }),
      ...(leastAge !== undefined && { leastAge }),
      ...(belowAge !== undefined && { belowAge }),
    },
  }
}
