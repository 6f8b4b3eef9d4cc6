import { formatHandicap, formatTenth } from '#web/lib/format.ts'
import { profileText } from '#web/messages/en/home/profile.ts'

const SPAN = 5

/** Where a Handicap Index came from and went, without a figure that is said twice. A plus player's lies below zero. */
export function indexSentence(indexes: readonly number[]): string {
  const [first, last] = [indexes[0], indexes.at(-1)]
  if (first === undefined || last === undefined) return profileText.indexTrendNone
  const [low, high] = [Math.min(...indexes), Math.max(...indexes)]
  const { stayed, backAtLowest, back, toLowest, fromLowest, fromTo } = profileText.indexTrendSaid
  const [from, to, lowest] = [writeIndex(first), writeIndex(last), writeIndex(low)]
  if (low === high) return stayed(to)
  if (first === last) return first === low ? backAtLowest(to) : back(to, lowest)
  if (last === low) return toLowest(from, to)
  return first === low ? fromLowest(from, to) : fromTo(from, to, lowest)
}

export function writeIndex(index: number): string {
  return formatHandicap(index.toFixed(1)) ?? ''
}

/** The latest round, and the average of as many as there are, up to five; one round has none. */
export function scoreSentence(scores: readonly { grossScore: number; average: number }[]): string {
  const last = scores.at(-1)
  if (!last) return profileText.scoreTrendNone
  const [gross, average] = [`${last.grossScore}`, formatTenth(last.average)]
  const { latest, ofAll, ofFive } = profileText.scoreTrendSaid
  if (scores.length === 1) return latest(gross)
  return scores.length < SPAN ? ofAll(gross, average) : ofFive(gross, average)
}
