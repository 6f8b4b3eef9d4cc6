import type { MatchCardView } from '#contract/match/match-cards.ts'
import type { MatchCardState } from '#golf/match/match-card.ts'
import { outcomeText, type SideNames } from '#web/match/match-state-text.ts'
import { matchPlayText as text } from '#web/messages/en/match/match-play.ts'
import { matchStateText } from '#web/messages/en/match/match-state.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { CardParts } from './match-card.tsx'

/** How the match stands, large enough for a bag on a trolley. */
export function MatchStanding({ shown: { view, state }, names }: CardParts) {
  const recorded =
    view.winnerId !== null && view.result !== null
      ? {
          winner: view.winnerId === view.player1.userId ? ('A' as const) : ('B' as const),
          result: view.result,
        }
      : null
  const outcome = recorded ?? state.outcome
  // Those on which the two differ say so themselves.
  const unknown = state.open.filter((holeNumber) => !state.differing.includes(holeNumber))
  return (
    // On a low screen the hole that is scored comes first.
    <div className="grid gap-3 short:order-1">
      <div role="status" className="grid gap-1 rounded-card bg-field p-4 text-on-field sm:px-5">
        <p className="text-heading font-bold break-words">
          {outcome ? outcomeText(outcome, names) : leadText(state, names)}
        </p>
        <p>
          {recorded
            ? text.over.recorded
            : outcome
              ? matchStateText.toConfirm
              : leftText(state, view.holes.length)}
        </p>
      </div>
      {!outcome && unknown.length > 0 && <Notice tone="info">{text.open1(unknown.join(', '))}</Notice>}
    </div>
  )
}

/** The strokes that are given, with their arithmetic (R5.2). */
export function StrokesGiven({ strokes }: Pick<MatchCardView, 'strokes'>) {
  if (!strokes) return <p className="text-note text-soft">{text.noStrokes}</p>
  return (
    <details className="text-note">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-dotted underline-offset-4">
        {strokes.summary}
      </summary>
      <ol className="grid gap-1">
        {strokes.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}

function leadText({ play }: MatchCardState, names: SideNames): string {
  if (play.thru === 0) return matchStateText.notBegun
  return play.leader === null ? text.level : text.leaderUp(names[play.leader], play.up)
}

function leftText({ play }: MatchCardState, holesInMatch: number): string {
  if (play.thru === 0) return text.before
  if (play.holesLeft === 0)
    return play.thru > holesInMatch ? text.afterExtra(play.thru) : `${text.thru(play.thru)}. ${text.extra}`
  return play.isDormie ? `${text.toPlay(play.holesLeft)} · ${text.isDormie}` : text.toPlay(play.holesLeft)
}
