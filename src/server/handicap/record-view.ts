import type { HandicapRecord, RecordEvent, RecordedScore } from '#contract/handicap.ts'
import { handicapIndexToWire } from '#contract/wire-names.ts'
import { formatDay } from '#domain/day.ts'
import { explainIndex } from '#domain/handicap/explain-index.ts'
import { explainRecordedScore } from '#domain/handicap/explain-recorded-score.ts'
import { holesMissing } from '#domain/handicap/first-index.ts'
import { DEFAULT_HANDICAP_MODE, handicapModes } from '#domain/handicap/handicap-mode.ts'
import { replay } from '#domain/handicap/replay.ts'
import type { ScoreForRecord } from '#domain/handicap/score-for-record.ts'
import type { IndexStep } from '#domain/handicap/scoring-record.ts'
import { standingDifferentials, type StandingDifferential } from '#domain/handicap/standing-differentials.ts'
import { courseHandicap, formatHandicapIndex, toHandicapIndex } from '#domain/numbers.ts'
import {
  recordEntries,
  type findPlayerInClubs,
  type HandicapScoreRow,
  type RecordRow,
} from './handicap.store.ts'

const EVENTS_SHOWN = 20

type Player = Omit<NonNullable<Awaited<ReturnType<typeof findPlayerInClubs>>>, 'handicapMode'> & {
  handicapMode: string | undefined
}

/** Replays the whole record from its rows; each number comes with its arithmetic. */
export function toWireRecord(player: Player, rows: readonly RecordRow[]): HandicapRecord {
  const entries = recordEntries(rows)
  const { steps } = replay(entries)
  const counted = new Map(
    rows.flatMap((row) => {
      const score = row.kind === 'score' ? scoreFrom(row.score) : undefined
      return row.kind === 'score' && score ? [[row.score.id, { row: row.score, score }] as const] : []
    }),
  )
  const holesOnRecord = [...counted.values()].reduce(
    (sum, { row }) => sum + (row.acceptedAs === 'nine' ? 9 : 18),
    0,
  )
  const index = player.handicapIndex === null ? null : (toHandicapIndex(player.handicapIndex) ?? null)
  const last = steps.at(-1)
  const newestScore = steps.findLast((step) => step.kind !== 'committee_index')
  return {
    userId: player.id,
    playerName: `${player.firstName} ${player.lastName}`.trim(),
    handicap: handicapIndexToWire(index),
    mode: handicapModes.find((mode) => mode === player.handicapMode) ?? DEFAULT_HANDICAP_MODE,
    lines: last ? [...explainIndex(last), ...explainReason(last, rows)] : [],
    holesOnRecord,
    holesMissing: index === null ? holesMissing(holesOnRecord) : 0,
    lowIndex: decimalOrNull(newestScore?.lowIndex ?? null),
    scores: standingDifferentials(steps).flatMap((standing) => {
      const found = counted.get(standing.step.id)
      return found ? [toWireScore(standing, found)] : []
    }),
    events: listEvents(rows, steps).reverse().slice(0, EVENTS_SHOWN),
  }
}

function toWireScore(
  standing: StandingDifferential,
  { row, score }: { row: HandicapScoreRow; score: ScoreForRecord },
): RecordedScore {
  const { step, stands, counts } = standing
  return {
    id: row.id,
    roundId: row.roundId,
    day: formatDay(row.day),
    courseName: row.courseName,
    teeName: row.teeName,
    holes: row.acceptedAs === 'nine' ? 9 : 18,
    adjustedGross: score.adjusted.total,
    differential: { value: decimal(stands), lines: explainRecordedScore(score, step, standing) },
    counts,
    handicapUsed: decimalOrNull(row.indexWhenPlayed),
    exceptionalReduction: step.exceptionalAdjustment === 0 ? null : decimal(step.exceptionalAdjustment),
    cap: step.cap,
    indexBefore: decimalOrNull(row.indexBefore),
    indexAfter: { value: decimalOrNull(step.index), lines: explainIndex(step) },
  }
}

/** Committee entries and cards that do not count, or not yet; oldest first. */
function listEvents(rows: readonly RecordRow[], steps: readonly IndexStep[]): RecordEvent[] {
  const stepsById = new Map(steps.map((step) => [step.id, step]))
  return rows.flatMap((row): RecordEvent[] => {
    if (row.kind === 'committee') {
      const { entry } = row
      const [before, after] = [entry.before, entry.after].map((tenths) =>
        tenths === null ? undefined : toHandicapIndex(tenths),
      )
      return [
        {
          id: entry.id,
          kind: 'committee',
          day: formatDay(entry.day),
          roundId: null,
          courseName: null,
          lines: [
            `The committee set the Handicap Index to ${after === undefined ? '' : formatHandicapIndex(after)}` +
              (before === undefined ? '.' : `; it was ${formatHandicapIndex(before)}.`),
            entry.reason === null ? 'No reason was given.' : `Reason: ${entry.reason}`,
          ],
        },
      ]
    }
    const { score } = row
    const { id, roundId, courseName } = score
    const common = { id, day: formatDay(score.day), roundId, courseName }
    if (score.refusal !== null)
      return [
        {
          ...common,
          kind: 'not_counted',
          lines: [score.refusalDetail ?? 'This card does not count for the Handicap Index.'],
        },
      ]
    const step = stepsById.get(score.id)
    const card = scoreFrom(score)
    return step?.differential === null && card
      ? [{ ...common, kind: 'waiting_nine', lines: explainRecordedScore(card, step, undefined) }]
      : []
  })
}

/** A stored row in the shape that the domain computed it in; undefined for a refused card. */
function scoreFrom(row: HandicapScoreRow): ScoreForRecord | undefined {
  const entry = recordEntries([{ kind: 'score', at: row.createdAt, score: row }])[0]
  if (!entry || entry.kind === 'committee_index' || row.adjustedGross === null) return undefined
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

function explainReason(step: IndexStep, rows: readonly RecordRow[]): string[] {
  const row = rows.find((one) => one.kind === 'committee' && one.entry.id === step.id)
  return row?.kind === 'committee' && row.entry.reason !== null ? [`Reason: ${row.entry.reason}`] : []
}

function decimal(tenths: number): string {
  return (tenths / 10).toFixed(1)
}

function decimalOrNull(tenths: number | null): string | null {
  return tenths === null ? null : decimal(tenths)
}
