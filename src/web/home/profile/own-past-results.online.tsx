import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listOwnPastResults, type OwnPastResult } from '#contract/competition/past-results.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { pastResultsText as text } from '#web/messages/en/competition/past-results.online.ts'
import { Section } from '#web/ui/card.tsx'

/** Where the reader came in results of earlier years; nothing where there are none, or while they cannot be had. */
export default function OwnPastResults() {
  const clubId = useSession().user?.clubId
  const { data } = useQuery(query(listOwnPastResults))
  if (!data || data.length === 0) return null
  return (
    <Section title={text.title}>
      <p className="text-soft">{text.lead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((result) => (
          <li key={`${result.id} ${result.place}`} className="py-2">
            {result.clubId === clubId ? (
              <Link
                href={`/past-results/${result.id}`}
                className="flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4"
              >
                {result.name}
              </Link>
            ) : (
              <p className="font-semibold wrap-anywhere">{result.name}</p>
            )}
            <p className="text-soft">
              {formatDate(`${result.day}T12:00:00Z`, 'UTC')} · {placeText(result)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function placeText({ place, isTied, players, score, figure, outcome }: OwnPastResult): string {
  if (outcome !== null) return text.outcomes[outcome]
  const placed = place === null ? [] : [text.placeOf(`${isTied ? 'T' : ''}${place}`, players)]
  return [...placed, ...(score === null ? [] : [text.scoreOf(score, figure)])].join(' · ')
}
