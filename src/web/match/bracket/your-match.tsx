import { ArrowDown } from 'lucide-react'
import type { BracketView, Match } from '#contract/match/matches.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { knockoutText } from '#web/messages/en/match/knockout.ts'
import { matchStateText } from '#web/messages/en/match/match-state.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { OnMatchAct } from './match-acts.ts'
import { isPlayable, matchCardPath } from './match-progress-row.tsx'
import { isToBePlayed, nameOf, placeOf } from './match-words.ts'
import { awaitsAnswerOf, dayText, reportText } from './weeks/match-weeks-row.tsx'

function opponentText(match: Match): string {
  const { player, partner, from } = placeOf(match, match.player1Id === match.sideId ? 2 : 1)
  const { yourMatch } = text
  if (player) return yourMatch.against(nameOf(player, partner))
  if (!from) return text.match.unknown
  return from.kind === 'winner'
    ? yourMatch.againstWinner(from.matchNumber)
    : yourMatch.againstLoser(from.matchNumber)
}

/** Whom the reader meets next, before the whole draw. */
type YourMatchProps = { view: BracketView; onAct: OnMatchAct }

export function YourMatch({ view, onAct }: YourMatchProps) {
  const match = view.matches.find(isToBePlayed)
  if (!match) return null
  const heading = text.yourMatch.title(text.roundName(match.roundName))
  return (
    <section
      aria-label={heading}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-field p-4 text-on-field sm:px-5 print:hidden"
    >
      <div className="grid min-w-0 gap-0.5">
        <h2 className="text-note font-medium">{heading}</h2>
        <p className="text-title font-bold break-words">{opponentText(match)}</p>
        {match.strokes && <p>{match.strokes.summary}</p>}
        {match.playBy !== null && (
          <p>
            {knockoutText.playBy(dayText(match.playBy))}
            {match.isOverdue && ` · ${knockoutText.overdue}`}
          </p>
        )}
        {match.reports.map((report) => (
          <p key={report.sideId}>{reportText(match, report)}</p>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {awaitsAnswerOf(match) && (
          <Button
            look="flag"
            onClick={() => {
              onAct('answer', match)
            }}
          >
            {knockoutText.confirm}
          </Button>
        )}
        {isPlayable(match) && (
          <LinkButton
            href={matchCardPath({ competitionId: view.competitionId, matchId: match.id })}
            look={awaitsAnswerOf(match) ? 'on-field' : 'flag'}
          >
            {matchStateText.openYours}
          </LinkButton>
        )}
        <a href={`#match-${match.matchNumber}`} className={buttonClass('on-field')}>
          <ArrowDown aria-hidden size={18} />
          {text.yourMatch.show}
        </a>
      </div>
    </section>
  )
}
