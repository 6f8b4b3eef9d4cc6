import type { BracketView } from '#contract/match/matches.ts'
import { bracketText } from '#web/messages/en/match/bracket.ts'
import { knockoutText } from '#web/messages/en/match/knockout.ts'
import { drawTermsText as text } from '#web/messages/en/match/draw-terms.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { placeOf, placeText } from '../match-words.ts'
import type { OnMatchAct } from '../match-acts.ts'
import { dayText } from './match-weeks-row.tsx'

type OverdueMatchesProps = { view: BracketView; onAct: OnMatchAct }

/** For administrators: matches whose last day is over, and those of which the two sides differ, with what can be done. */
export default function OverdueMatches({ view, onAct }: OverdueMatchesProps) {
  const late = view.matches.filter((match) => match.isOverdue || match.reports.length > 1)
  if (late.length === 0) return null
  return (
    <Card className="grid gap-3 print:hidden">
      <h2 className="text-title font-bold">{text.toSettle(late.length)}</h2>
      <ul className="divide-y divide-line">
        {late.map((match) => (
          <li key={match.id} className="grid gap-2 py-3 sm:grid-cols-[1fr_auto] sm:items-center">
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">
                {placeText(placeOf(match, 1))} – {placeText(placeOf(match, 2))}
              </span>
              <span className="block text-note text-soft">
                {bracketText.match.described(bracketText.roundName(match.roundName), match.matchNumber)}
                {match.isOverdue &&
                  match.playBy !== null &&
                  ` · ${text.wasToBePlayed(dayText(match.playBy))}`}
                {match.reports.length > 1 && ` · ${knockoutText.differ}`}
              </span>
            </p>
            <span className="flex flex-wrap gap-2">
              <Button
                look="secondary"
                aria-label={text.moreTimeFor(match.matchNumber)}
                onClick={() => {
                  onAct('time', match)
                }}
              >
                {text.moreTime}
              </Button>
              {match.canRecord && (
                <>
                  <Button
                    look="secondary"
                    aria-label={text.walkoverIn(match.matchNumber)}
                    onClick={() => {
                      onAct('walkover', match)
                    }}
                  >
                    {knockoutText.walkover}
                  </Button>
                  <Button
                    look="secondary"
                    aria-label={text.decide(match.matchNumber)}
                    onClick={() => {
                      onAct('record', match)
                    }}
                  >
                    {bracketText.record.title}
                  </Button>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
