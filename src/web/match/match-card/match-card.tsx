import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { MatchCardView } from '#contract/match/match-cards.ts'
import { MOST_MATCH_HOLES } from '#golf/match/match-card.ts'
import type { MatchSaying } from '#golf/match/match-entry.ts'
import { sideNames, type SideNames } from '#web/match/match-state-text.ts'
import { useScoreKeys } from '#web/card/use-score-keys.ts'
import { Differences } from './differences.tsx'
import { HoleEntry } from './hole-entry.tsx'
import { HoleTable } from './hole-table.tsx'
import type { MatchEndingProps } from './match-ending.tsx'
import { MatchOver } from './match-over.tsx'
import { MatchStanding, StrokesGiven } from './match-standing.tsx'
import { useShownMatch, type ShownMatch } from './use-match-card.ts'
import { WaitingEntries } from './waiting-entries.tsx'

/** At the foot of the page and rare; a phone that cannot fetch it scores on. */
const MatchEnding = lazy<ComponentType<MatchEndingProps>>(() =>
  import('./match-ending.tsx').catch(() => ({ default: () => null })),
)

export type CardParts = { shown: ShownMatch; names: SideNames; say: (...sayings: MatchSaying[]) => void }

export function MatchCard({ view, userId }: { view: MatchCardView; userId: string }) {
  const shown = useShownMatch(view, userId)
  const names = sideNames(view.player1, view.player2)
  const { state, outbox, speaker } = shown
  const [chosen, setChosen] = useState<number>()
  const hole = chosen ?? nextHole(shown)
  const keys = useScoreKeys(hole)
  const say = (...sayings: MatchSaying[]) => {
    for (const saying of sayings) void outbox.say(view.matchId, { saying, seenAt: seenAt(shown, saying) })
    // On to the next hole, as a match goes on.
    if (sayings.some(({ holeNumber, word }) => holeNumber !== null && word.kind !== 'nothing'))
      setChosen(undefined)
  }
  const parts: CardParts = { shown, names, say }
  return (
    <>
      <MatchStanding {...parts} />
      <WaitingEntries shown={shown} />
      <Differences {...parts} />
      {speaker !== null && (
        <>
          {state.outcome && <MatchOver {...parts} speaker={speaker} />}
          {(state.outcome === null || chosen !== undefined) && (
            <HoleEntry
              key={hole}
              {...parts}
              speaker={speaker}
              keys={keys}
              holeNumber={hole}
              onHole={setChosen}
            />
          )}
        </>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 short:order-2">
        <StrokesGiven strokes={view.strokes} />
        <HoleTable
          {...parts}
          {...(speaker === null
            ? {}
            : { chosen: state.outcome && chosen === undefined ? 0 : hole, onHole: setChosen })}
        />
        {speaker !== null && state.outcome === null && (
          <Suspense>
            <MatchEnding {...parts} speaker={speaker} />
          </Suspense>
        )}
      </div>
    </>
  )
}

/** The first hole of which nobody has said anything. */
function nextHole({ state }: ShownMatch): number {
  let hole = 1
  while (hole < MOST_MATCH_HOLES && state.holes.has(hole)) hole += 1
  return hole
}

/** This phone has seen the words that the new one answers, so it is the later, whatever the clocks say (P6). */
function seenAt({ state }: ShownMatch, { holeNumber }: MatchSaying): number {
  const said = holeNumber === null ? undefined : state.holes.get(holeNumber)?.said
  return Math.max(0, ...Object.values(said ?? {}).map(({ at }) => at))
}
