import type { CompetitionType } from '#golf/competition/competition.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import type { Card } from '#golf/card/card.ts'
import { signedText } from '#web/card/points-text.ts'
import { formatToPar } from '#web/lib/format.ts'
import { scorecardText as text } from '#web/messages/en/card/scorecard.ts'

/** How a round stands in one line; `said` is the same in whole words. */
export type Running = { shown: string; said: string }

/** Whether a card is played for strokes; others are played for points or holes, rounds without a competition too. */
export function isForStrokes(competitionType: CompetitionType | null): boolean {
  return competitionType !== null && competitionType !== 'matchplay' && rankedBy[competitionType] === 'net'
}

/** "14 pts · thru 6"; in stroke play gross against par. Undefined before the first score. */
export function runningLine(
  card: Pick<Card, 'thru' | 'total' | 'grossToPar' | 'stablefordTable' | 'lines'>,
  competitionType: CompetitionType | null,
): Running | undefined {
  const { thru, total } = card
  if (thru === 0) return undefined
  if (isForStrokes(competitionType)) {
    const hasGross = card.lines.some(({ gross }) => gross !== null)
    const score = hasGross ? formatToPar(card.grossToPar) : '–'
    return { shown: text.running(score, thru), said: text.saidRunning(text.saidToPar(score), thru) }
  }
  if (card.stablefordTable === 'par_bogey') {
    const holes = text.upOrDown(total.points)
    return { shown: text.running(holes, thru), said: text.saidRunning(holes, thru) }
  }
  return {
    shown: text.running(text.shortPoints(signedText(total.points)), thru),
    said: text.saidRunning(text.pointCount(total.points), thru),
  }
}
