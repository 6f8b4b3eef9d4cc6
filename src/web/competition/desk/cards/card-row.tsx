import { lazy, Suspense, useRef, useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import type { DeskCard } from '#contract/competition/desk-cards.ts'
import { isWaitedFor } from '#golf/competition/desk-card.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import { nameOfCard } from '#web/card/name-of-card.ts'
import { hasDraft } from '#web/lib/form-draft.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CardActions, type CardPanel } from './card-actions.tsx'
import { OpenedPanel } from './opened-panel.tsx'
import { draftName, paperDraftName } from './draft-names.ts'

const PaperCard = lazy(() => import('./paper-card.tsx'))
const CorrectInRow = lazy(() => import('./correct-in-row.tsx'))
const ReopenInRow = lazy(() => import('./reopen-in-row.tsx'))
const CardHistory = lazy(() => import('./card-history.tsx'))

type CardRowProps = {
  card: DeskCard
  competition: Competition
  /** The result is not final. */
  isOpen: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onRemind: () => void
}

/** A player's card: where it stands, and what the club does with it, which opens under it. */
export function CardRow({ card, competition, isOpen, isChosen, onChoose, onRemind }: CardRowProps) {
  const [panel, setPanel] = useState(() => panelAtStart({ card, competition, isOpen }))
  const row = useRef<HTMLLIElement>(null)
  const name = nameOfCard(card)
  return (
    <li ref={row} tabIndex={-1} data-player={card.userId} className="grid gap-2 py-2">
      <div className="flex max-w-4xl flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label className="flex min-h-11 min-w-56 flex-1 cursor-pointer items-center gap-3">
          {isOpen && (
            <input
              type="checkbox"
              className="size-6 shrink-0"
              aria-label={text.choose(name)}
              checked={isChosen}
              onChange={(event) => {
                onChoose(event.target.checked)
              }}
            />
          )}
          <span className="grid">
            <span className="font-semibold">{name}</span>
            <span className="text-note text-soft">
              {[stateText(card), scoreText(card, competition)].filter(Boolean).join(' · ')}
            </span>
          </span>
        </label>
        <CardActions
          card={card}
          isOpen={isOpen}
          panel={panel}
          onRemind={onRemind}
          onOpen={(pressed) => {
            setPanel(pressed === panel ? undefined : pressed)
          }}
        />
      </div>
      {panel !== undefined && (
        <OpenedPanel key={panel} label={panelNames[panel](name)}>
          <Suspense fallback={<Skeleton className="h-24" />}>
            <Panel
              panel={panel}
              card={card}
              competition={competition}
              onDone={() => {
                setPanel(undefined)
                // Its button may be gone: what could be done with the card is done.
                row.current?.focus()
              }}
            />
          </Suspense>
        </OpenedPanel>
      )}
    </li>
  )
}

const panelNames: Record<CardPanel, (player: string) => string> = {
  type: text.typeOf,
  correct: text.correctOf,
  reopen: text.reopenOf,
  history: text.historyOf,
}

type PanelProps = {
  panel: CardPanel
  card: DeskCard
  competition: Competition
  onDone: () => void
}

function Panel({ panel, card, competition, onDone }: PanelProps) {
  const { roundId } = card
  if (panel === 'type') return <PaperCard card={card} competition={competition} onDone={onDone} />
  if (roundId === null) return null
  switch (panel) {
    case 'correct':
      return <CorrectInRow card={card} competition={competition} roundId={roundId} onDone={onDone} />
    case 'reopen':
      return <ReopenInRow card={card} competition={competition} roundId={roundId} onDone={onDone} />
    case 'history':
      return <CardHistory roundId={roundId} name={nameOfCard(card)} />
  }
}

/** What was being typed of this card before a reload stands open again. */
function panelAtStart({
  card,
  competition,
  isOpen,
}: Pick<CardRowProps, 'card' | 'competition' | 'isOpen'>): CardPanel | undefined {
  if (!isOpen) return undefined
  if (isWaitedFor(card)) return hasDraft(paperDraftName(competition, card)) ? 'type' : undefined
  return card.roundId !== null && hasDraft(draftName(card.roundId)) ? 'correct' : undefined
}

function stateText({ state, thru, holeCount, reason, dispute, isHandedIn }: DeskCard): string {
  const said = text.states[state]
  if (state === 'out') return text.outThru(said, { thru, holeCount })
  if (state === 'disputed' && dispute) return text.disputed(said, { ...dispute, isHandedIn })
  return reason === null ? said : `${said} · ${reason}`
}

/** What a card that is in has scored, in the figure that ranks. */
function scoreText({ totals }: DeskCard, { competitionType }: Competition): string {
  if (totals === null) return ''
  const { gross, net, points } = totals
  switch (rankedBy[competitionType]) {
    case 'points':
      return points === null ? '' : text.points(points)
    case 'net':
      return net === null ? '' : text.net(net, gross)
    case 'holes':
      return points === null ? '' : text.holesUp(points)
  }
}
