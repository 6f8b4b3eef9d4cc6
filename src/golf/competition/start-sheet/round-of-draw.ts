import { isDayOfPlay, listDaysOfPlay, type DaysOfPlay } from '../days-of-play.ts'

type Drawn = {
  /** The day of the first start, on the club's calendar. */
  day: string
  days: DaysOfPlay
  roundCount: number
  /** The last round of which somebody has begun a card; 0: nobody has. */
  lastRoundBegun: number
}

/**
 * Which of several rounds a draw is of, where nobody has said so: that of its day where each round has a day of its own,
 * else the next one to be played. Undefined for a competition of one round.
 */
export function roundOfDraw({ day, days, roundCount, lastRoundBegun }: Drawn): number | undefined {
  if (roundCount < 2) return undefined
  const listed = listDaysOfPlay(days, roundCount + 1)
  if (listed.length === roundCount && isDayOfPlay(days, day)) return listed.indexOf(day) + 1
  return Math.min(lastRoundBegun + 1, roundCount)
}
