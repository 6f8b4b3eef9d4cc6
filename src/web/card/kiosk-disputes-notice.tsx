import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listKioskDisputes } from '#contract/card/kiosk-cards.ts'
import { query } from '#web/lib/query.ts'
import { kioskClubText as text } from '#web/messages/en/card/kiosk-club.ts'
import { lateScoresText } from '#web/messages/en/card/late-scores.ts'
import { Section } from '#web/ui/card.tsx'

/** Cards from the kiosk to which their players object; nothing where there are none. */
export function KioskDisputesNotice({ clubId }: { clubId: string }) {
  const waiting = useQuery({ ...query(listKioskDisputes, { params: { clubId } }), staleTime: 0 })
  const cards = waiting.data?.cards ?? []
  if (cards.length === 0) return null
  return (
    <Section title={text.disputes(cards.length)}>
      <div className="grid gap-2">
        <p className="text-soft">{text.disputesNote}</p>
        <ul className="divide-y divide-line border-y border-line">
          {cards.map(({ roundId, playerName, courseName, reason }) => (
            <li key={roundId} className="grid py-2">
              <Link
                href={`/rounds/${roundId}`}
                aria-label={lateScoresText.cardOf(playerName)}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {playerName}
              </Link>
              <span className="text-note text-soft wrap-anywhere">
                {courseName} · {reason}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
