import type { RoundStatistics } from '#contract/card/round-statistics.ts'
import { formatDate, formatTenth } from '#web/lib/format.ts'
import { profileText } from '#web/messages/en/home/profile.ts'
import { LineChart } from '#web/ui/line-chart.tsx'
import { TrendCard } from './trend-card.tsx'
import { indexSentence, scoreSentence, writeIndex } from './trend-sentences.ts'

const HEIGHT = 180

/** The Handicap Index after each of its changes; a plus player's lies below zero. */
export function IndexTrend({ indexes }: { indexes: RoundStatistics['indexes'] }) {
  const points = indexes.map(({ day, handicap }, i) => ({
    key: `${day} ${i}`,
    date: formatDate(day, 'UTC'),
    line: Number(handicap),
  }))
  const [first, last] = [points[0], points.at(-1)]
  const sentence = indexSentence(points.map(({ line }) => line))
  return (
    <TrendCard
      title={profileText.indexTrend}
      sentence={sentence}
      heads={[profileText.date, profileText.indexTrend]}
      rows={[...points].reverse().map(({ key, date, line }) => ({ key, cells: [date, writeIndex(line)] }))}
    >
      {first && (
        <LineChart
          label={`${profileText.indexTrend}. ${sentence}`}
          points={points}
          height={HEIGHT}
          write={(value) => (value < 0 ? `+${-value}` : `${value}`)}
          tone="accent"
          ends={[first.date, last?.date]}
          legend={{ line: profileText.index }}
        />
      )}
    </TrendCard>
  )
}

/** Each comparable round, and the average of the last five. */
export function ScoreTrend({ scores }: { scores: RoundStatistics['scores'] }) {
  const points = scores.map(({ roundId, roundDate, grossScore, average }) => ({
    key: roundId,
    date: formatDate(roundDate),
    line: average,
    mark: { value: grossScore },
  }))
  const last = points.at(-1)
  const sentence = scoreSentence(scores)
  return (
    <TrendCard
      title={profileText.scoreTrend}
      sentence={sentence}
      heads={[profileText.date, profileText.course, profileText.gross, profileText.average]}
      rows={[...scores].reverse().map(({ roundId, roundDate, courseName, grossScore, average }) => ({
        key: roundId,
        cells: [formatDate(roundDate), courseName, `${grossScore}`, formatTenth(average)],
      }))}
    >
      {last && (
        <LineChart
          label={`${profileText.scoreTrend}. ${sentence}`}
          points={points}
          height={HEIGHT}
          write={String}
          tone="accent"
          ends={[points[0]?.date, last.date]}
          legend={{ mark: profileText.oneRound, line: profileText.averageOfFive }}
        />
      )}
    </TrendCard>
  )
}
