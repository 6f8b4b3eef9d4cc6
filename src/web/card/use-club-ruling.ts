import { useQuery } from '@tanstack/react-query'
import { listCardRulings } from '#contract/card/card-rulings.ts'
import { query } from '#web/lib/query.ts'
import { scorecardDoneText as text } from '#web/messages/en/card/scorecard-done.ts'

/**
 * What the club has decided about a player's card, in a sentence, with its reason where the reader may see one; null where
 * it has decided nothing, undefined before that is known.
 */
export function useClubRuling({
  competitionId,
  userId,
}: {
  competitionId: string
  userId: string | undefined
}) {
  const asked = useQuery({
    ...query(listCardRulings, { params: { competitionId }, query: { userId } }),
    enabled: userId !== undefined,
    staleTime: 0,
  })
  if (asked.isPending && userId !== undefined) return undefined
  const own = asked.data?.find((one) => one.userId === userId)
  if (!own || own.status === 'playing') return null
  return { said: text.ruled[own.status], reason: own.reason }
}
