import type { RecordEvent } from '#contract/handicap/handicap.ts'
import type { SayLines } from '#golf/arithmetic/arithmetic-words.ts'
import { fullName } from '#contract/club/former-member.ts'
import { formatDay } from '#golf/day.ts'
import { explainRatedScore } from '#golf/handicap/explain-handicap.ts'
import type { ConditionsOfPlayer } from './playing-conditions.store.ts'

/** What the committee entered of the conditions of days, as the player's record tells it: one event for each entry. */
export function conditionsEvents(
  scores: readonly ConditionsOfPlayer[],
  say: SayLines,
): { at: Date; event: RecordEvent }[] {
  const entries = new Map(scores.map((one) => [one.entry.id, one]))
  return [...entries.values()].map(({ entry, change, author }) => ({
    at: change.createdAt,
    event: {
      id: entry.id,
      kind: 'conditions',
      day: formatDay(entry.day),
      roundId: null,
      courseName: null,
      lines: [],
      correction: null,
      ruling: null,
      conditions: {
        pcc: entry.pcc,
        reason: entry.reason,
        at: entry.createdAt.toISOString(),
        authorName: author && fullName(author),
        indexBefore: decimalOrNull(change.indexBefore),
        indexAfter: decimalOrNull(change.indexAfter),
        scores: scores.flatMap(({ entry: { id }, score, pccBefore }) => {
          if (id !== entry.id || score === null || pccBefore === null) return []
          return [
            {
              courseName: score.courseName,
              before: arithmetic(score, { pcc: pccBefore, say }),
              after: arithmetic(score, { pcc: score.pcc, say }),
            },
          ]
        }),
      },
    },
  }))
}

function arithmetic(
  { adjustedGross, courseRating, slope, acceptedAs }: NonNullable<ConditionsOfPlayer['score']>,
  { pcc, say }: { pcc: number; say: SayLines },
): string {
  const rated = { adjustedGross: adjustedGross ?? 0, courseRating, slope, pcc }
  return say([explainRatedScore(rated, acceptedAs === 'nine' ? 9 : 18)])[0] ?? ''
}

function decimalOrNull(tenths: number | null): string | null {
  return tenths === null ? null : (tenths / 10).toFixed(1)
}
