import { ArrowDown } from 'lucide-react'
import type { BracketView, Match } from '#contract/matches.ts'
import { bracketText as text } from '#web/messages/en/bracket.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { isToBePlayedBy, nameOf } from './match-words.ts'

function opponentText(match: Match, userId: string): string {
  const [player, from] =
    match.player1Id === userId ? [match.player2, match.player2From] : [match.player1, match.player1From]
  const { yourMatch } = text
  if (player) return yourMatch.against(nameOf(player))
  if (!from) return text.match.unknown
  return from.kind === 'winner'
    ? yourMatch.againstWinner(from.matchNumber)
    : yourMatch.againstLoser(from.matchNumber)
}

/** Whom the reader meets next, before the whole draw. */
export function YourMatch({ view, userId }: { view: BracketView; userId: string }) {
  const match = view.matches.find((one) => isToBePlayedBy(one, userId))
  if (!match) return null
  const heading = text.yourMatch.title(text.roundName(match.roundName))
  return (
    <section
      aria-label={heading}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-field p-4 text-on-field sm:px-5 print:hidden"
    >
      <div className="grid min-w-0 gap-0.5">
        <h2 className="text-note font-medium">{heading}</h2>
        <p className="text-title font-bold break-words">{opponentText(match, userId)}</p>
        {match.strokes && <p>{match.strokes.summary}</p>}
      </div>
      <a href={`#match-${match.matchNumber}`} className={buttonClass('on-field')}>
        <ArrowDown aria-hidden size={18} />
        {text.yourMatch.show}
      </a>
    </section>
  )
}
