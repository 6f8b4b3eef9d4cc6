import { useQuery } from '@tanstack/react-query'
import { getPrizes } from '#contract/competition/prizes.ts'
import { AwardList } from '#web/competition/prizes/award-list.tsx'
import { categoryName } from '#web/competition/prizes/award-words.ts'
import { query } from '#web/lib/query.ts'
import { competitionPrizesText as text } from '#web/messages/en/competition/competition-prizes.ts'
import { Card, Section } from '#web/ui/card.tsx'

/** Who won what, once the result is final; nothing where the club set no prizes, or while they cannot be had. */
export default function BoardPrizes({ competitionId }: { competitionId: string }) {
  const { data } = useQuery(query(getPrizes, { params: { competitionId } }))
  if (!data || data.categories.length === 0) return null
  return (
    <Section title={text.winners}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2">
        {data.categories.map((category) => (
          <Card key={category.id} className="grid break-inside-avoid gap-2">
            <h3 className="text-lead font-semibold">{categoryName(category)}</h3>
            <AwardList category={category} prizes={data} />
          </Card>
        ))}
      </div>
    </Section>
  )
}
