import type { BracketView, Match } from '#contract/matches.ts'
import { Section } from '#web/ui/card.tsx'
import { groupMatches, type Round } from './group-matches.ts'
import { MatchCard } from './match-card.tsx'

type BracketRoundsProps = {
  view: BracketView
  userId: string | undefined
  onRecord: (match: Match) => void
  onUndo: (match: Match) => void
}

/** Rounds one below the other on a phone, beside each other where there is room; the page never scrolls sideways. */
export function BracketRounds(props: BracketRoundsProps) {
  return (
    <>
      {groupMatches(props.view).map((side) => (
        <Section key={side.title} title={side.title}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-5 gap-y-6">
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
  return (
    <section aria-label={round.name} className="flex max-w-md flex-col gap-3">
      <h3 className="font-semibold">{round.name}</h3>
      <div className="flex grow flex-col justify-around gap-3">
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
