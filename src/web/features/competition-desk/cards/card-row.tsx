import { lazy, Suspense, useState } from 'react'
import type { Competition } from '#contract/competitions.ts'
import type { DeskCard } from '#contract/desk-cards.ts'
import { isWaitedFor } from '#domain/competition/desk-card.ts'
import { nameOfCard } from '#web/admin/name-of-card.ts'
import { deskCardsText as text } from '#web/messages/en/desk-cards.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const PaperCard = lazy(() => import('./paper-card.tsx'))

type CardRowProps = {
  card: DeskCard
  competition: Competition
  /** The result is not final. */
  isOpen: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onRemind: () => void
}

/** A player's card: where it stands, and the ways to it. Correcting, reopening and its history are on the card's page. */
export function CardRow({ card, competition, isOpen, isChosen, onChoose, onRemind }: CardRowProps) {
  const [isTyping, setIsTyping] = useState(false)
  const name = nameOfCard(card)
  return (
    <li className="grid gap-2 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
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
            <span className="text-note text-soft">{stateText(card)}</span>
          </span>
        </label>
        <CardActions
          {...{ card, isOpen, isTyping, onRemind }}
          onType={() => {
            setIsTyping(!isTyping)
          }}
        />
      </div>
      {isTyping && (
        <Suspense>
          <PaperCard
            {...{ card, competition }}
            onDone={() => {
              setIsTyping(false)
            }}
          />
        </Suspense>
      )}
    </li>
  )
}

type CardActionsProps = {
  card: DeskCard
  isOpen: boolean
  isTyping: boolean
  onType: () => void
  onRemind: () => void
}

function CardActions({ card, isOpen, isTyping, onType, onRemind }: CardActionsProps) {
  const name = nameOfCard(card)
  return (
    <span className="flex flex-wrap gap-2">
      {isOpen && isWaitedFor(card) && (
        <>
          <Button look="secondary" aria-label={text.typeOf(name)} aria-expanded={isTyping} onClick={onType}>
            {text.type}
          </Button>
          <Button look="quiet" aria-label={text.remindOf(name)} onClick={onRemind}>
            {text.remind}
          </Button>
        </>
      )}
      {card.roundId !== null && (
        <LinkButton href={`/rounds/${card.roundId}`} look="quiet">
          <span aria-hidden>{text.open}</span>
          <span className="sr-only">{text.openOf(name)}</span>
        </LinkButton>
      )}
    </span>
  )
}

function stateText({ state, thru, holeCount, reason, dispute, isHandedIn }: DeskCard): string {
  const said = text.states[state]
  if (state === 'out') return text.outThru(said, { thru, holeCount })
  if (state === 'disputed' && dispute) return text.disputed(said, { ...dispute, isHandedIn })
  return reason === null ? said : `${said} · ${reason}`
}
