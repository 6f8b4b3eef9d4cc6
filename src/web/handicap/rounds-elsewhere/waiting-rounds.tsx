import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { listRoundsElsewhere, type ListedRoundsElsewhere } from '#contract/handicap/rounds-elsewhere.ts'
import { query } from '#web/lib/query.ts'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'
import { Section } from '#web/ui/card.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { OtherRounds } from './others-of-day.tsx'
import { RoundFacts } from './round-facts.tsx'

/** Rounds at other clubs that the committee has to look at; nothing where there are none. */
export function WaitingRounds({ clubId }: { clubId: string }) {
  const listed = useQuery({ ...query(listRoundsElsewhere, { params: { clubId } }), staleTime: 0 })
  const { rounds = [], sameDay = [], mayDecide = false } = listed.data ?? {}
  return (
    <>
      {rounds.length > 0 && (
        <ListedRounds title={text.waitingTitle(rounds.length)} note={text.waitingNote}>
          {rounds.map((round) => (
            <ListedRound key={round.id} round={round}>
              {mayDecide && <DecisionButtons memberId={round.userId} round={round} />}
            </ListedRound>
          ))}
        </ListedRounds>
      )}
      {sameDay.length > 0 && (
        <ListedRounds title={text.sameDayTitle(sameDay.length)} note={text.sameDayNote}>
          {sameDay.map((round) => (
            <ListedRound key={round.id} round={round}>
              <OtherRounds others={round.others} />
              {mayDecide && (
                <DecisionButtons memberId={round.userId} round={round} possible={['keep', 'take_off']} />
              )}
            </ListedRound>
          ))}
        </ListedRounds>
      )}
    </>
  )
}

function ListedRounds({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <p className="text-soft">{note}</p>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </Section>
  )
}

type ListedRoundProps = { round: ListedRoundsElsewhere['rounds'][number]; children: ReactNode }

function ListedRound({ round, children }: ListedRoundProps) {
  return (
    <li className="grid gap-1 py-2">
      <Link
        href={`/members/${round.userId}/handicap`}
        aria-label={text.recordOf(round.playerName)}
        className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        {round.playerName}
      </Link>
      <RoundFacts round={round} />
      {children}
    </li>
  )
}
