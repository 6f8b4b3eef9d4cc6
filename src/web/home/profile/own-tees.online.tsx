import { useQuery } from '@tanstack/react-query'
import { getGender } from '#contract/club/members.ts'
import { TeeRatingsChoice } from '#web/club/members/tee-ratings-choice.tsx'
import { query } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { UsualTeeChoice } from './usual-tee-choice.tsx'

/** The tee the reader usually plays, and which of its ratings are theirs. Hidden when that cannot be loaded. */
export default function OwnTees({ userId, clubId }: { userId: string; clubId: string | null }) {
  const shown = query(getGender, { params: { memberId: userId } })
  const own = useQuery(shown)
  if (own.isError) return null
  return (
    <Card className="grid gap-4">
      {own.data ? (
        <>
          {clubId !== null && <UsualTeeChoice clubId={clubId} />}
          <TeeRatingsChoice
            memberId={userId}
            value={own.data.gender}
            version={own.data.version}
            changes={[shown]}
          />
        </>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  )
}
