import { doubtfulIndexes, PLAYS_TO_JUDGE } from '#domain/statistics/hole-difficulty.ts'
import { analyticsText } from '#web/messages/en/analytics.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Ranked } from './played-hole.ts'

/** Which stroke indexes a committee may want to change, once enough was played to say so. */
export function IndexAdvice({ ranked }: { ranked: readonly Ranked[] }) {
  const words = analyticsText.holes
  if (ranked.some((one) => one.hole.timesPlayed < PLAYS_TO_JUDGE))
    return <Notice tone="info">{words.tooFew(PLAYS_TO_JUDGE)}</Notice>
  const doubtful = doubtfulIndexes(ranked)
  if (doubtful.length === 0) return <Notice tone="info">{words.noDoubt}</Notice>
  return (
    <Notice tone="warn" title={words.doubtTitle}>
      <ul>
        {doubtful.map(({ hole, harderBy }) => (
          <li key={hole.holeNumber}>
            {harderBy > 0
              ? words.doubtHarder(hole.holeNumber, hole.strokeIndex, harderBy)
              : words.doubtEasier(hole.holeNumber, hole.strokeIndex, -harderBy)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
