import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useClubRuling } from './use-club-ruling.ts'

type ClubRulingProps = {
  competitionId: string
  userId: string
  /** That there is a ruling: its place is held until it is there. */
  isKnown?: boolean
}

/** What the club has decided about a card, with its reason. Without a network the card is as it was. */
export default function ClubRuling({ isKnown, ...card }: ClubRulingProps) {
  const ruling = useClubRuling(card)
  if (ruling)
    return (
      <Notice tone="warn" title={ruling.said}>
        {ruling.reason}
      </Notice>
    )
  return isKnown === true && ruling === undefined ? <Skeleton className="h-20 rounded-card" /> : null
}
