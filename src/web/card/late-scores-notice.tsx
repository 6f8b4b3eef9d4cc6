import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listLateScores } from '#contract/card/late-scores.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { lateScoresText as text } from '#web/messages/en/card/late-scores.ts'
import { offlineText } from '#web/messages/en/offline/offline.ts'
import { Section } from '#web/ui/card.tsx'
import { KioskDisputesNotice } from './kiosk-disputes-notice.tsx'
import { ObjectionsNotice } from './objections-notice.tsx'
import { WaitingRounds } from '../handicap/rounds-elsewhere/waiting-rounds.tsx'

/** Cards that somebody of the club has to look at, whatever came in late or against the will of its player. */
export default function CardsToLookAt({ clubId, timeZone }: { clubId: string; timeZone: string }) {
  return (
    <>
      <LateScoresNotice clubId={clubId} timeZone={timeZone} />
      <KioskDisputesNotice clubId={clubId} />
      <ObjectionsNotice clubId={clubId} />
      <WaitingRounds clubId={clubId} />
    </>
  )
}

/** The cards with late scores that nobody has decided about; nothing where there are none (P9). */
function LateScoresNotice({ clubId, timeZone }: { clubId: string; timeZone: string }) {
  const waiting = useQuery({ ...query(listLateScores, { params: { clubId } }), staleTime: 0 })
  const cards = waiting.data?.cards ?? []
  if (cards.length === 0) return null
  return (
    <Section title={text.waiting(cards.length)}>
      <div className="grid gap-2">
        <p className="text-soft">{text.waitingNote}</p>
        <ul className="divide-y divide-line border-y border-line">
          {cards.map(({ roundId, playerName, courseName, roundDate, holes }) => (
            <li key={roundId} className="grid py-2">
              <Link
                href={`/rounds/${roundId}`}
                aria-label={text.cardOf(playerName)}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {playerName}
              </Link>
              <span className="text-note text-soft">
                {text.cardLine(courseName, formatDate(roundDate, timeZone), offlineText.holes(holes))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
