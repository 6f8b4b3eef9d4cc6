import { Check, Hourglass } from 'lucide-react'
import type { Competition } from '#contract/competition/competitions.ts'
import { competitionsText as text } from '#web/messages/en/competition/competitions.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What the reader has to do with the competition: entered, played, or neither. */
export function OwnPlace({ competition }: { competition: Competition }) {
  if (competition.hasJoined)
    return (
      <Badge tone="good">
        <Check aria-hidden size={14} />
        {competition.hasPlayed ? text.handedIn : text.entered}
      </Badge>
    )
  if (competition.isReserve)
    return (
      <Badge tone="warn">
        <Hourglass aria-hidden size={14} />
        {competition.reservePlace === undefined
          ? text.onReserve
          : text.reservePlace(competition.reservePlace)}
      </Badge>
    )
  return competition.canReserve && <Badge tone="warn">{text.full}</Badge>
}
