import { useQuery } from '@tanstack/react-query'
import { getCardHistory, type CardChange } from '#contract/card/card-history.ts'
import type { HoleValue } from '#contract/card/round-card.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Every change of a card, the latest first: who, when, what was before and what after, and why. */
export default function CardHistory({ roundId, name }: { roundId: string; name: string }) {
  const history = useQuery({ ...query(getCardHistory, { params: { roundId } }), staleTime: 0 })
  if (history.data)
    return (
      <ol aria-label={text.historyOf(name)} className="grid gap-2 border-l-4 border-line pl-3">
        {history.data.changes.length === 0 && <li className="text-soft">{text.noHistory}</li>}
        {history.data.changes.map((change) => (
          <li key={change.id}>
            <OneChange change={change} timeZone={history.data.timeZone} />
          </li>
        ))}
      </ol>
    )
  if (history.isError)
    return (
      <Notice tone="bad" title={text.historyFailed}>
        <span className="grid justify-items-start gap-2">
          {failureText(history.error, sharedText.tryAgainLater)}
          <Button look="secondary" onClick={() => void history.refetch()}>
            {sharedText.tryAgain}
          </Button>
        </span>
      </Notice>
    )
  return <Skeleton className="h-24" />
}

function OneChange({ change, timeZone }: { change: CardChange; timeZone: string }) {
  const { at, authorName, kind, source, holes, totals, reason } = change
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <time dateTime={at} className="text-note text-soft">
          {formatDateTime(at, timeZone)}
        </time>
        <span>
          <b>{authorName ?? text.someone}</b> · {text.changes[kind]}
          {source !== null && source !== 'player' && ` (${text.sources[source]})`}
        </span>
      </p>
      {holes.length > 0 && <p>{holes.map(holeText).join(' · ')}</p>}
      {totals?.before && totals.after && isMoved(totals.before, totals.after) && (
        <p>
          {text.totals}: {totalsText(totals.before)} → {totalsText(totals.after)}
        </p>
      )}
      {reason !== null && <p className="text-soft">“{reason}”</p>}
    </div>
  )
}

type Totals = NonNullable<NonNullable<CardChange['totals']>['before']>

function isMoved(before: Totals, after: Totals): boolean {
  return totalsText(before) !== totalsText(after)
}

function totalsText({ grossScore, netScore, stablefordPoints }: Totals): string {
  return text.totalsAre({
    gross: grossScore ?? '–',
    net: netScore ?? '–',
    points: stablefordPoints ?? '–',
  })
}

function holeText({ holeNumber, before, after }: CardChange['holes'][number]): string {
  const [from, to] = [before, after].map(valueText)
  return before.result === 'not_played' || from === to
    ? text.holeIs(holeNumber, to ?? '')
    : text.holeWas(holeNumber, from ?? '', to ?? '')
}

function valueText({ result, grossScore }: HoleValue): string {
  if (result === 'picked_up') return text.pickedUp
  return result === 'strokes' ? String(grossScore ?? '–') : text.notPlayed
}
