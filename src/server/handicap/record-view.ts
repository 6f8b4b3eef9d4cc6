import type { HandicapRecord, RecordEvent, RecordedScore } from '#contract/handicap/handicap.ts'
import { handicapIndexToWire } from '#contract/platform/wire-names.ts'
import type { SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import type { Line } from '#golf/arithmetic/line.ts'
import { formatDay, type Day } from '#golf/day.ts'
import { explainIndex } from '#golf/handicap/explain-index.ts'
import { explainUnmoved } from '#golf/handicap/explain-unmoved.ts'
import type { RecordEventFacts } from '#golf/handicap/explain-record-event.ts'
import {
  explainPenaltyScore,
  explainRecordedScore,
  explainRoundElsewhere,
  explainStartingScore,
} from '#golf/handicap/explain-recorded-score.ts'
import { holesForAnIndex, holesMissing, type FirstIndexRule } from '#golf/handicap/first-index.ts'
import { DEFAULT_HANDICAP_MODE, handicapModes } from '#golf/handicap/handicap-mode.ts'
import { asHandicapIndex } from '#golf/handicap/index-to-play-off.ts'
import { replay } from '#golf/handicap/replay.ts'
import type { ScoreForRecord } from '#golf/handicap/score-for-record.ts'
import { isIndexDecision, type IndexStep, type ScoringRecord } from '#golf/handicap/scoring-record.ts'
import { standingDifferentials, type StandingDifferential } from '#golf/handicap/standing-differentials.ts'
import { fullName } from '#contract/club/former-member.ts'
import type { ScoreRuling } from '#golf/handicap/score-rulings.ts'
import { courseHandicap, toHandicapIndex } from '#golf/numbers.ts'
import type { DisqualifiedCard } from './disqualified-cards.store.ts'
import { clubDay } from '../platform/db/club-day.ts'
import type { CorrectionRow } from './corrections/corrections.store.ts'
import { committeeEvent, decisionEvent } from './decisions/decision-view.ts'
import { decisionEntry, type DecisionRow } from './decisions/decision-entry.ts'
import type { DecisionWithNames } from './decisions/decisions.store.ts'
import { toWireRoundElsewhere } from './elsewhere/round-elsewhere-view.ts'
import type { RoundElsewhereWithNames } from './elsewhere/rounds-elsewhere.store.ts'
import { conditionsEvents } from './playing-conditions/conditions-event.ts'
import type { ConditionsOfPlayer } from './playing-conditions/playing-conditions.store.ts'
import {
  recordEntries,
  type findPlayerInClubs,
  type HandicapScoreRow,
  type RecordRow,
  type RoundElsewhereRow,
  type RulingWithNames,
  type StartingScoreRow,
} from './handicap.store.ts'
import { decimal, decimalOrNull } from './record-numbers.ts'

const EVENTS_SHOWN = 20

type Player = Omit<
  NonNullable<Awaited<ReturnType<typeof findPlayerInClubs>>>,
  'handicapMode' | 'version' | 'timeZone' | 'rulesOfPlay'
> & {
  handicapMode: string | undefined
  /** How the club's members come to a first index. */
  firstIndex: FirstIndexRule
  /** Whether the reader can enter a round of another club, and whether a player's waits for the committee. */
  mayEnterElsewhere: boolean
  waitsElsewhere: boolean
  /** The day it is at the club. */
  today: Day
  /** Where the reader is not the player. */
  version?: number
  /** Whether the reader is on the handicap committee. */
  mayDecide?: boolean
}

export type StoredRecord = {
  rows: readonly RecordRow[]
  corrections: readonly CorrectionRow[]
  rulings: readonly RulingWithNames[]
  decisions: readonly DecisionWithNames[]
  conditions: readonly ConditionsOfPlayer[]
  disqualified: readonly DisqualifiedCard[]
  elsewhere: readonly RoundElsewhereWithNames[]
}

/** Replays the whole record from its rows; each number comes with its arithmetic in the reader's words. */
export function toWireRecord(player: Player, record: StoredRecord, say: SayLines): HandicapRecord {
  const { rows } = record
  const entries = recordEntries(rows)
  const { steps, record: replayed } = replay(entries)
  const { hold } = replayed
  const counted = new Map(
    rows.flatMap((row) => {
      const score = row.kind === 'score' ? scoreFrom(row.score) : undefined
      if (row.kind !== 'score' || !score) return []
      return [[row.score.id, { row: row.score, score, rulings: row.rulings }] as const]
    }),
  )
  const { starting, elsewhere, penalties } = withoutCards(rows)
  const holesOnRecord = [...counted.values()].reduce(
    (sum, { row }) => sum + (row.acceptedAs === 'nine' ? 9 : 18),
    18 * starting.size + [...elsewhere.values()].reduce((sum, { holes }) => sum + holes, 0),
  )
  const index = player.handicapIndex === null ? null : (toHandicapIndex(player.handicapIndex) ?? null)
  const last = steps.at(-1)
  const newestScore = steps.findLast((step) => !isIndexDecision(step))
  return {
    userId: player.id,
    playerName: `${player.firstName} ${player.lastName}`.trim(),
    handicap: handicapIndexToWire(index),
    mode: handicapModes.find((mode) => mode === player.handicapMode) ?? DEFAULT_HANDICAP_MODE,
    version: player.version ?? null,
    mayDecide: player.mayDecide ?? false,
    isFrozen: replayed.isFrozen,
    hold: hold && player.today <= hold.until ? holdToWire(hold) : null,
    lines: last ? say([...explainIndex(last), ...explainReason(last, rows)]) : [],
    holesOnRecord,
    holesMissing: index === null ? holesMissing(holesOnRecord, player.firstIndex) : 0,
    holesForIndex: holesForAnIndex(player.firstIndex),
    lowIndex: decimalOrNull(newestScore?.lowIndex ?? null),
    scores: standingDifferentials(steps).flatMap((standing) => {
      const found = counted.get(standing.step.id)
      if (found) return [toWireScore(standing, found, say)]
      const past = starting.get(standing.step.id)
      if (past) return [startingToWire(standing, past, say)]
      const round = elsewhere.get(standing.step.id)
      if (round) return [elsewhereToWire(standing, round, say)]
      const penalty = penalties.get(standing.step.id)
      return penalty ? [penaltyToWire(standing, penalty, say)] : []
    }),
    elsewhere: {
      mayEnter: player.mayEnterElsewhere,
      waits: player.waitsElsewhere,
      rounds: record.elsewhere.map(toWireRoundElsewhere),
    },
    events: listEvents(record, steps, say).reverse().slice(0, EVENTS_SHOWN),
  }
}

/** Scores that have no card, by their ids. */
function withoutCards(rows: readonly RecordRow[]) {
  return {
    starting: new Map(
      rows.flatMap((row) => (row.kind === 'starting' ? [[row.starting.id, row.starting] as const] : [])),
    ),
    elsewhere: new Map(
      rows.flatMap((row) => (row.kind === 'elsewhere' ? [[row.elsewhere.id, row.elsewhere] as const] : [])),
    ),
    penalties: new Map(
      rows.flatMap((row) =>
        row.kind === 'decision' && row.decision.kind === 'penalty'
          ? [[row.decision.id, row.decision] as const]
          : [],
      ),
    ),
  }
}

function holdToWire({ from, until, index }: NonNullable<ScoringRecord['hold']>): HandicapRecord['hold'] {
  return { from: formatDay(from), until: formatDay(until), index: decimalOrNull(index) }
}

function toWireScore(
  standing: StandingDifferential,
  found: { row: HandicapScoreRow; score: ScoreForRecord; rulings: readonly ScoreRuling[] },
  say: SayLines,
): RecordedScore {
  const { row, score, rulings } = found
  const { step, stands, counts } = standing
  return {
    id: row.id,
    roundId: row.roundId,
    day: formatDay(row.day),
    courseName: row.courseName,
    teeName: row.teeName,
    holes: row.acceptedAs === 'nine' ? 9 : 18,
    isPenalty: false,
    isTakenOver: false,
    isElsewhere: false,
    adjustedGross: score.adjusted.total,
    ...grossOf(score),
    differential: { value: decimal(stands), lines: say(explainRecordedScore(score, step, standing)) },
    counts,
    handicapUsed: decimalOrNull(row.indexWhenPlayed),
    exceptionalReduction: step.exceptionalAdjustment === 0 ? null : decimal(step.exceptionalAdjustment),
    cap: step.cap,
    rulings: [...rulings],
    indexBefore: decimalOrNull(row.indexBefore),
    indexAfter: indexAfter(step, row.indexBefore, say),
  }
}

function indexAfter(step: IndexStep, before: number | null, say: SayLines): RecordedScore['indexAfter'] {
  const index = asHandicapIndex(step.index)
  const why = before !== null && before === index ? say(explainUnmoved(step)).join(' ') : ''
  return {
    value: decimalOrNull(index),
    lines: say(explainIndex(step)),
    ...(why === '' ? {} : { unmoved: why }),
  }
}

/** The strokes as played; nothing where a hole has none. */
function grossOf({ adjusted: { holes } }: ScoreForRecord): Pick<RecordedScore, 'gross'> {
  const played = holes.flatMap(({ gross }) => gross ?? [])
  if (played.length === 0 || played.length < holes.length) return {}
  return { gross: played.reduce((sum, strokes) => sum + strokes, 0) }
}

/** R3.9: a score of the committee in the place of the round that was not posted. */
function penaltyToWire(standing: StandingDifferential, row: DecisionRow, say: SayLines): RecordedScore {
  const { step, stands, counts } = standing
  const entry = decisionEntry(row).find((one) => one.kind === 'penalty_score')
  return {
    id: row.id,
    roundId: null,
    day: formatDay(row.day),
    isPenalty: true,
    isTakenOver: false,
    isElsewhere: false,
    holes: row.holes === 9 ? 9 : 18,
    courseName: row.courseName ?? '',
    teeName: row.teeName,
    adjustedGross: step.penalty?.adjustedGross ?? null,
    differential: {
      value: decimal(stands),
      lines: entry ? say(explainPenaltyScore(entry, step, standing)) : [],
    },
    counts,
    handicapUsed: decimalOrNull(step.indexWhenPlayed),
    exceptionalReduction: null,
    cap: step.cap,
    rulings: [],
    indexBefore: decimalOrNull(row.indexBefore),
    indexAfter: indexAfter(step, row.indexBefore, say),
  }
}

/** A past round that was imported: no card of this club says more of it. */
function startingToWire(standing: StandingDifferential, row: StartingScoreRow, say: SayLines): RecordedScore {
  const { step, stands, counts } = standing
  return {
    id: row.id,
    roundId: null,
    day: formatDay(row.day),
    holes: 18,
    isPenalty: false,
    isTakenOver: true,
    isElsewhere: false,
    courseName: row.courseName ?? '',
    teeName: row.teeName,
    adjustedGross: row.adjustedGross,
    differential: {
      value: decimal(stands),
      lines: say(explainStartingScore({ ...row, differential: step.differential ?? 0 }, standing)),
    },
    counts,
    handicapUsed: decimalOrNull(step.indexWhenPlayed),
    exceptionalReduction: step.exceptionalAdjustment === 0 ? null : decimal(step.exceptionalAdjustment),
    cap: step.cap,
    rulings: [],
    indexBefore: null,
    indexAfter: indexAfter(step, null, say),
  }
}

/** A round of another club: its arithmetic is of the adjusted gross score that was entered. */
function elsewhereToWire(
  standing: StandingDifferential,
  row: RoundElsewhereRow,
  say: SayLines,
): RecordedScore {
  const { step, stands, counts } = standing
  return {
    id: row.id,
    roundId: null,
    day: formatDay(row.day),
    holes: row.holes === 9 ? 9 : 18,
    isPenalty: false,
    isTakenOver: false,
    isElsewhere: true,
    courseName: row.courseName,
    teeName: row.teeName,
    adjustedGross: row.adjustedGross,
    differential: { value: decimal(stands), lines: say(elsewhereLines(row, step, standing)) },
    counts,
    handicapUsed: decimalOrNull(step.indexWhenPlayed),
    exceptionalReduction: step.exceptionalAdjustment === 0 ? null : decimal(step.exceptionalAdjustment),
    cap: step.cap,
    rulings: [],
    indexBefore: decimalOrNull(row.indexBefore),
    indexAfter: indexAfter(step, row.indexBefore, say),
  }
}

function elsewhereLines(row: RoundElsewhereRow, step: IndexStep, standing: StandingDifferential | undefined) {
  return explainRoundElsewhere({ ...row, holes: row.holes === 9 ? 9 : 18 }, step, standing)
}

type EventAt = { at: Date; event: RecordEvent }

/** Committee entries, cards that do not count, or not yet, and corrections; oldest first. */
function listEvents(record: StoredRecord, steps: readonly IndexStep[], say: SayLines): RecordEvent[] {
  const stepsById = new Map(steps.map((step) => [step.id, step]))
  const events = [
    ...record.rows.flatMap((row): EventAt[] => {
      if (row.kind === 'decision' || row.kind === 'starting') return []
      const event =
        row.kind === 'committee'
          ? committeeEvent(row.entry, { isTakenBack: row.isTakenBack, say })
          : row.kind === 'elsewhere'
            ? waitingElsewhere(row.elsewhere, stepsById.get(row.elsewhere.id), say)
            : scoreEvent(row.score, stepsById.get(row.score.id), say)
      return event ? [{ at: row.at, event }] : []
    }),
    ...record.corrections.map((correction) => ({
      at: correction.createdAt,
      event: correctionEvent(correction, stepsById.get(correction.scoreId), say),
    })),
    ...record.decisions.map((one) => ({
      at: one.decision.createdAt,
      event: decisionEvent(one, {
        step: stepsById.get(one.decision.id),
        isTakenBack: record.decisions.some(({ decision }) => decision.takesBack === one.decision.id),
        takesBack: kindTakenBack(record, one.decision.takesBack),
        say,
      }),
    })),
    ...record.rulings.map((one) => ({ at: one.ruling.createdAt, event: rulingEvent(one) })),
    ...conditionsEvents(record.conditions, say),
    ...record.disqualified.flatMap((card) => disqualifiedEvent(card, say) ?? []),
  ]
  return events.sort((a, b) => a.at.getTime() - b.at.getTime()).map(({ event }) => event)
}

/** An id that is no decision's is that of an index that was set. */
function kindTakenBack({ decisions }: StoredRecord, id: string | null) {
  if (id === null) return null
  return decisions.find(({ decision }) => decision.id === id)?.decision.kind ?? 'set'
}

function scoreEvent(
  score: HandicapScoreRow,
  step: IndexStep | undefined,
  say: SayLines,
): RecordEvent | undefined {
  const { id, roundId, courseName } = score
  const common = {
    id,
    day: formatDay(score.day),
    roundId,
    courseName,
    correction: null,
    ruling: null,
  }
  if (score.refusal !== null)
    return {
      ...common,
      kind: 'not_counted',
      lines: say([
        { kind: 'not_counted', facts: { why: score.refusal, detail: score.refusalDetail } },
        ...(score.refusalNote === null
          ? []
          : [{ kind: 'reason', facts: { reason: score.refusalNote } } as const]),
      ]),
    }
  const card = scoreFrom(score)
  return step?.differential === null && card
    ? { ...common, kind: 'waiting_nine', lines: say(explainRecordedScore(card, step, undefined)) }
    : undefined
}

/** Nine holes of another club that wait for another nine, or for a first index (R1.4). */
function waitingElsewhere(
  row: RoundElsewhereRow,
  step: IndexStep | undefined,
  say: SayLines,
): RecordEvent | undefined {
  if (step?.differential !== null) return undefined
  return {
    id: row.id,
    kind: 'waiting_nine',
    day: formatDay(row.day),
    roundId: null,
    courseName: row.courseName,
    correction: null,
    ruling: null,
    lines: say(elsewhereLines(row, step, undefined)),
  }
}

/** `step` is missing where the score it was made after has been corrected since. */
function correctionEvent(row: CorrectionRow, step: IndexStep | undefined, say: SayLines): RecordEvent {
  return {
    id: row.id,
    kind: 'corrected',
    day: formatDay(row.day),
    roundId: null,
    courseName: null,
    lines: step ? say(explainIndex(step)) : [],
    correction: {
      readings: row.readings,
      indexBefore: decimalOrNull(row.indexBefore),
      indexAfter: decimal(row.indexAfter),
      lowBefore: decimalOrNull(row.lowBefore),
      lowAfter: decimalOrNull(row.lowAfter),
    },
    ruling: null,
  }
}

function rulingEvent({ ruling: row, author, score }: RulingWithNames): RecordEvent {
  return {
    id: row.id,
    kind: 'ruling',
    day: formatDay(score.day),
    roundId: null,
    courseName: score.courseName,
    lines: [],
    correction: null,
    ruling: {
      ruling: row.ruling,
      isOn: row.isOn,
      reason: row.reason,
      at: row.createdAt.toISOString(),
      authorName: author && fullName(author),
      indexBefore: decimalOrNull(row.indexBefore),
      indexAfter: decimalOrNull(row.indexAfter),
    },
  }
}

/** What the committee said of a disqualified card's score; one that it does not accept stands there as not counting. */
function disqualifiedEvent(card: DisqualifiedCard, say: SayLines): EventAt | undefined {
  const { roundId, courseName, reason, at, isAcceptable } = card
  if (!isAcceptable || at === null) return undefined
  const event: RecordEvent = {
    id: `disqualified ${roundId}`,
    kind: 'disqualified',
    roundId,
    courseName,
    day: formatDay(clubDay(card.startedAt, card.timeZone)),
    correction: null,
    ruling: null,
    lines: say([
      { kind: 'disqualified_counts', facts: { competition: card.competitionName } },
      ...(reason === null ? [] : [{ kind: 'reason', facts: { reason } } as const]),
    ]),
  }
  return { at, event }
}

/** A stored row in the shape that `src/golf` computed it in; undefined for a refused card. */
function scoreFrom(row: HandicapScoreRow): ScoreForRecord | undefined {
  const entry = recordEntries([{ kind: 'score', at: row.createdAt, score: row, rulings: [], play: null }])[0]
  if ((entry?.kind !== 'nine' && entry?.kind !== 'eighteen') || row.adjustedGross === null) return undefined
  const { adjustedGross, courseRating, slope, pcc } = row
  return {
    entry,
    acceptedAs:
      row.acceptedAs === 'nine' || row.acceptedAs === 'eighteen_with_net_par' ? row.acceptedAs : 'eighteen',
    courseHandicap: row.courseHandicap === null ? null : courseHandicap(row.courseHandicap),
    adjusted: { total: adjustedGross, holes: row.adjustedHoles ?? [] },
    rated: { adjustedGross, courseRating, slope, pcc },
  }
}

function explainReason(step: IndexStep, rows: readonly RecordRow[]): Line<RecordEventFacts>[] {
  const reason = rows.flatMap((row) => {
    if (row.kind !== 'committee' && row.kind !== 'decision') return []
    const entry = row.kind === 'committee' ? row.entry : row.decision
    return entry.id === step.id && entry.reason !== null ? [entry.reason] : []
  })
  return reason.map((one) => ({ kind: 'reason', facts: { reason: one } }))
}
