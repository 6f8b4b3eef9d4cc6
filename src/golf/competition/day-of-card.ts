import type { Day } from '../day.ts'

/**
 * The day on which a paper card was played, where nobody says it: today while its competition is played. A competition with as
 * many days as rounds has a round a day. A card that is typed after the last day was played on that day at the latest.
 */
export function dayOfCard(card: {
  firstDay: Day
  lastDay: Day
  roundCount: number
  /** From 1. */
  roundNumber: number
  today: Day
}): Day {
  const { firstDay, lastDay, roundCount, roundNumber, today } = card
  const isRoundADay = lastDay - firstDay + 1 === roundCount
  const latest = isRoundADay ? firstDay + roundNumber - 1 : lastDay
  return Math.min(today, latest)
}
