import { Link } from 'wouter'
import type { RoundCard } from '#contract/card/round-card.ts'
import { otherCardsText as text } from '#web/messages/en/card/other-cards.online.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What else the round of this card counts for, and by which card it is on the handicap record. */
export default function SameRound({ cards }: { cards: NonNullable<RoundCard['sameRound']> }) {
  const counting = cards.find(({ isOnRecord }) => isOnRecord)
  return (
    <Notice tone="info" title={text.title}>
      {text.alsoCounts}{' '}
      {cards.map(({ roundId, competitionName }, i) => (
        <span key={roundId}>
          {i > 0 && ', '}
          <Link href={`/rounds/${encodeURIComponent(roundId)}`} className="underline">
            {competitionName ?? text.generalPlay}
          </Link>
        </span>
      ))}
      .{' '}
      {counting === undefined
        ? text.onceByThis
        : counting.competitionName === null
          ? text.onceByOther
          : text.onceBy(counting.competitionName)}
    </Notice>
  )
}
