import { useQuery } from '@tanstack/react-query'
import { getRound, type ListedRound } from '#contract/card/rounds.ts'
import { entryFromWire } from '#contract/platform/wire-names.ts'
import { toResults } from '#golf/card/hole-entry.ts'
import { cardFromRound } from '#web/card/card-from-round.ts'
import { query } from '#web/lib/query.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toRoundBrought } from './keep-round-brought.ts'
import RoundBroughtCard from './round-brought-card.online.tsx'

type ClubRoundBroughtProps = { owner: string; round: ListedRound; onClose: () => void }

/** What a card brought that came in elsewhere, read from the club (D51). Where it cannot be read, it waits on. */
export default function ClubRoundBrought({ owner, round, onClose }: ClubRoundBroughtProps) {
  // What this phone knows of the card may be from before it came in.
  const { data, isError, isFetching } = useQuery({
    ...query(getRound, { params: { roundId: round.id } }),
    staleTime: 0,
  })
  if (isError) return null
  if (!data || (isFetching && !data.isCompleted)) return <Skeleton className="h-80 rounded-card" />
  const card = cardFromRound(data, toResults(data.entries.map(entryFromWire)))
  const brought = toRoundBrought({ round: data, card, owner, isIn: true })
  return <RoundBroughtCard brought={brought} isOnItsWay={false} round={round} onClose={onClose} />
}
