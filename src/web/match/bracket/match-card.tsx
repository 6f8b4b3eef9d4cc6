import { Trophy } from 'lucide-react'
import type { Match } from '#contract/match/matches.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { knockoutText } from '#web/messages/en/match/knockout.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { MatchAct, OnMatchAct } from './match-acts.ts'
import { MatchProgressRow } from './match-progress-row.tsx'
import { isToBePlayed, placeOf, placeText } from './match-words.ts'
import { awaitsAnswerOf, MatchWeeksRow } from './weeks/match-weeks-row.tsx'

type MatchCardProps = {
  match: Match
  competitionId: string
  /** Somebody has won it all. */
  isOver: boolean
  onAct: OnMatchAct
}

export function MatchCard({ match, competitionId, isOver, onAct }: MatchCardProps) {
  const { matchNumber, isNeeded, strokes } = match
  return (
    <article
      aria-label={text.match.named(matchNumber, text.roundName(match.roundName))}
      className={classNames(
        'grid break-inside-avoid rounded-card border bg-card shadow-card print:border-edge print:shadow-none',
        isToBePlayed(match) ? 'border-accent ring-1 ring-accent print:ring-0' : 'border-line',
      )}
    >
      <div
        className={classNames(
          'flex min-h-10 flex-wrap items-center justify-between gap-2 border-b border-line pl-3 text-note text-soft',
          match.canRecord || match.canUndo ? 'py-1 pr-1' : 'py-1.5 pr-3',
        )}
      >
        <span>{text.match.number(matchNumber)}</span>
        {!isNeeded && <span>{isOver ? text.match.notNeeded : text.match.ifNeeded}</span>}
        <MatchButtons match={match} onAct={onAct} />
      </div>
      {isNeeded ? (
        <ul>
          <Place match={match} number={1} />
          <Place match={match} number={2} />
        </ul>
      ) : (
        <p className="p-3 text-note text-soft">{isOver ? text.match.wasNotNeeded : text.match.whenNeeded}</p>
      )}
      <MatchWeeksRow match={match} />
      <MatchProgressRow match={match} competitionId={competitionId} />
      {strokes && (
        <details className="border-t border-line px-3 pt-2 text-note">
          <summary className="flex min-h-11 cursor-pointer items-center text-soft underline decoration-dotted underline-offset-4">
            {strokes.summary}
          </summary>
          <ol className="grid gap-1 pb-3">
            {strokes.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </article>
  )
}

function MatchButtons({ match, onAct }: { match: Match; onAct: OnMatchAct }) {
  const { matchNumber, result, canRecord, canUndo } = match
  const [act, title, label]: [MatchAct, string, string] = awaitsAnswerOf(match)
    ? ['answer', knockoutText.confirm, knockoutText.confirmOf(matchNumber)]
    : ['record', text.record.title, text.record.of(matchNumber)]
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {result !== null && <Badge tone="good">{result}</Badge>}
      {canRecord && (
        <>
          <Button
            look="quiet"
            aria-label={knockoutText.walkoverOf(matchNumber)}
            onClick={() => {
              onAct('walkover', match)
            }}
          >
            {knockoutText.walkover}
          </Button>
          <Button
            look="secondary"
            aria-label={label}
            onClick={() => {
              onAct(act, match)
            }}
          >
            {title}
          </Button>
        </>
      )}
      {canUndo && (
        <Button
          look="quiet"
          aria-label={text.undo.of(matchNumber)}
          onClick={() => {
            onAct('undo', match)
          }}
        >
          {sharedText.undo}
        </Button>
      )}
    </span>
  )
}

function Place({ match, number }: { match: Match; number: 1 | 2 }) {
  const place = placeOf(match, number)
  const { id, player, seed } = place
  const hasWon = id !== null && id === match.winnerId
  const hasLost = match.winnerId !== null && !hasWon
  return (
    <li
      className={classNames(
        'flex min-h-11 items-center gap-2 px-3 py-2 not-first:border-t not-first:border-line',
        hasWon && 'bg-tint font-semibold text-on-tint',
        (hasLost || !player) && 'text-soft',
      )}
    >
      <span className="w-6 shrink-0 text-note tabular-nums">
        {seed !== null && (
          <>
            <span className="sr-only">{text.match.seed} </span>
            {seed}
          </>
        )}
      </span>
      <span className={classNames('min-w-0 grow break-words', !player && 'text-note')}>
        {placeText(place)}
      </span>
      {id !== null && id === match.sideId && (
        <span className="print:hidden">
          <Badge>{text.match.you}</Badge>
        </span>
      )}
      {hasWon && (
        <span className="shrink-0">
          <Trophy aria-hidden size={18} />
          <span className="sr-only">{text.match.winner}</span>
        </span>
      )}
    </li>
  )
}
