import type { BracketView, Match } from '#contract/matches.ts'
import { bracketText as text } from '#web/messages/en/bracket.ts'
import { Section } from '#web/ui/card.tsx'
import { groupMatches, type Round } from './group-matches.ts'
import { MatchCard } from './match-card.tsx'
import { RoundLinks } from './round-links.tsx'

type BracketRoundsProps = {
  view: BracketView
  userId: string | undefined
  onRecord: (match: Match) => void
  onUndo: (match: Match) => void
}

/**
 * Rounds one below the other on a phone, beside each other where there is room; the page never scrolls sideways. On
 * paper one below the other again, three matches a line.
 */
export function BracketRounds(props: BracketRoundsProps) {
  const sides = groupMatches(props.view)
  return (
    <>
      <RoundLinks rounds={sides.flatMap((side) => side.rounds)} />
      {sides.map((side) => (
        <Section key={side.name} title={text.sides[side.name]}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-5 gap-y-6 print:block">
            {side.rounds.map((round) => (
              <RoundColumn key={round.name} round={round} {...props} />
            ))}
          </div>
        </Section>
      ))}
    </>
  )
}

function RoundColumn({ round, view, userId, onRecord, onUndo }: BracketRoundsProps & { round: Round }) {
  const name = text.roundName(round.name)
  return (
    <section
      id={round.id}
      aria-label={name}
      className="flex max-w-md scroll-mt-32 flex-col gap-3 print:mb-4 print:block print:max-w-none"
    >
      <h3 className="font-semibold print:mb-2 print:break-after-avoid">{name}</h3>
      <div className="flex grow flex-col justify-around gap-3 print:grid print:grid-cols-3 print:items-start">
        {round.matches.map((match) => (
          <MatchCard
            key={match.id}
            match={match}
            userId={userId}
            isOver={view.champion !== null}
            onRecord={() => {
              onRecord(match)
            }}
            onUndo={() => {
              onUndo(match)
            }}
          />
        ))}
      </div>
    </section>
  )
}
