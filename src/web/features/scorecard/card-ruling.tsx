import { useQuery } from '@tanstack/react-query'
import { listCardRulings } from '#contract/card-rulings.ts'
import { cardStatusNames } from '#web/lib/competition-words.ts'
import { query } from '#web/lib/query.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { Notice } from '#web/ui/notice.tsx'

type CardRulingProps = { competitionId: string; userId: string }

/** What the committee has said of the player's own card, with its reason. Without a network the card is as it was. */
export default function CardRuling({ competitionId, userId }: CardRulingProps) {
  const { data } = useQuery(query(listCardRulings, { params: { competitionId }, query: { userId } }))
  const own = data?.[0]
  if (!own || own.status === 'playing') return null
  return (
    <Notice tone="warn" title={cardStatusNames[own.status]}>
      {own.reason ?? scorecardText.ruling}
    </Notice>
  )
}
