import { useQuery } from '@tanstack/react-query'
import { getGender } from '#contract/members.ts'
import { TeeRatingsChoice } from '#web/admin/members/tee-ratings-choice.tsx'
import { query } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Which of a tee's ratings apply to the reader. Hidden when the present choice cannot be loaded. */
export function OwnTeeRatings({ userId }: { userId: string }) {
  const shown = query(getGender, { params: { memberId: userId } })
  const own = useQuery(shown)
  if (own.isError) return null
  return (
    <Card className="max-w-xl">
      {own.data ? (
        <TeeRatingsChoice memberId={userId} value={own.data.gender} changes={[shown]} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  )
}
