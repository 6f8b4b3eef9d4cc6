import type { RoundStatistics } from '#contract/card/round-statistics.ts'
import { formatDay } from '#golf/day.ts'
import { replay } from '#golf/handicap/replay.ts'
import { isIndexDecision } from '#golf/handicap/scoring-record.ts'
import { handicapIndexToDecimal, toHandicapIndex } from '#golf/numbers.ts'
import { averageByPar, distributeScores } from '#golf/card/statistics/hole-tallies.ts'
import { runningAverages, summarizeScores } from '#golf/card/statistics/score-summary.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { listRecordRows, recordEntries } from '../../handicap/handicap.ts'
import { countRounds, listHoledOutRounds, tallyHoles } from './round-statistics.store.ts'

const SHOWN = 40
const AVERAGED_OVER = 5

/** Every query reads this player's rows alone. */
export async function readRoundStatistics(db: Queryable, userId: string): Promise<RoundStatistics> {
  const [counts, holedOut, tallies, record] = await Promise.all([
    countRounds(db, userId),
    listHoledOutRounds(db, userId),
    tallyHoles(db, userId),
    listRecordRows(db, userId),
  ])
  const eighteen = holedOut.filter((round) => round.holeCount === 18)
  const scores = eighteen.map((round) => round.gross)
  const averages = runningAverages(scores, AVERAGED_OVER)
  const courses = new Map(counts.map(({ courseId, courseName }) => [courseId, courseName]))
  return {
    totalRounds: counts.reduce((total, { rounds }) => total + rounds, 0),
    eighteen: summarizeScores(scores),
    nine: summarizeScores(holedOut.flatMap((round) => (round.holeCount === 9 ? [round.gross] : []))),
    scores: eighteen
      .map((round, i) => ({
        roundId: round.roundId,
        roundDate: round.startedAt.toISOString(),
        courseName: round.courseName,
        grossScore: round.gross,
        average: averages[i] ?? round.gross,
      }))
      .slice(-SHOWN),
    // As the record stands now: a card of an earlier day that came later has moved the steps after it. The scores of a day leave one index.
    indexes: replay(recordEntries(record))
      .steps.filter((step, i, steps) => isIndexDecision(step) || steps[i + 1]?.day !== step.day)
      .flatMap(({ day, index }) => {
        const handicap = index === null ? undefined : toHandicapIndex(index)
        return handicap === undefined
          ? []
          : [{ day: formatDay(day), handicap: handicapIndexToDecimal(handicap) }]
      })
      .slice(-SHOWN),
    pars: averageByPar(tallies),
    distribution: distributeScores(tallies),
    courses: [...courses].map(([courseId, courseName]) => ({ courseId, courseName })),
    years: [...new Set(counts.map(({ year }) => year))].sort((one, other) => other - one),
  }
}
