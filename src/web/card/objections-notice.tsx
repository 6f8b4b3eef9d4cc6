import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listObjections } from '#contract/card/card-objections.ts'
import { objectedWords } from '#web/lib/objected-words.ts'
import { query } from '#web/lib/query.ts'
import { cardObjectionsText as text } from '#web/messages/en/card/card-objections.ts'
import { lateScoresText } from '#web/messages/en/card/late-scores.ts'
import { Section } from '#web/ui/card.tsx'

/** Cards on which their players say that something is wrong; nothing where there are none. */
export function ObjectionsNotice({ clubId }: { clubId: string }) {
  const waiting = useQuery({ ...query(listObjections, { params: { clubId } }), staleTime: 0 })
  const cards = waiting.data?.cards ?? []
  if (cards.length === 0) return null
  return (
    <Section title={text.waiting(cards.length)}>
      <div className="grid gap-2">
        <p className="text-soft">{text.waitingNote}</p>
        <ul className="divide-y divide-line border-y border-line">
          {cards.map(({ roundId, playerName, courseName, ...said }) => (
            <li key={roundId} className="grid py-2">
              <Link
                href={`/rounds/${roundId}`}
                aria-label={lateScoresText.cardOf(playerName)}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {playerName}
              </Link>
              <span className="text-note text-soft wrap-anywhere">
                {courseName} · {objectedWords(said)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
