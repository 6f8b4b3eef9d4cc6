import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listRoundsElsewhere } from '#contract/rounds-elsewhere.ts'
import { query } from '#web/lib/query.ts'
import { roundsElsewhereText as text } from '#web/messages/en/rounds-elsewhere.ts'
import { Section } from '#web/ui/card.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { RoundFacts } from './round-facts.tsx'

/** Rounds at other clubs that players entered and nobody has decided about; nothing where there are none. */
export function WaitingRounds({ clubId }: { clubId: string }) {
  const waiting = useQuery({ ...query(listRoundsElsewhere, { params: { clubId } }), staleTime: 0 })
  const { rounds = [], mayDecide = false } = waiting.data ?? {}
  if (rounds.length === 0) return null
  return (
    <Section title={text.waitingTitle(rounds.length)}>
      <p className="text-soft">{text.waitingNote}</p>
      <ul className="divide-y divide-line border-y border-line">
        {rounds.map((round) => (
          <li key={round.id} className="grid gap-1 py-2">
            <Link
              href={`/members/${round.userId}/handicap`}
              aria-label={text.recordOf(round.playerName)}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {round.playerName}
            </Link>
            <RoundFacts round={round} />
            {mayDecide && <DecisionButtons memberId={round.userId} round={round} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
