import type { DeskCard } from '#contract/competition/desk-cards.ts'
import { isWaitedFor } from '#golf/competition/desk-card.ts'
import { nameOfCard } from '#web/card/name-of-card.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** What opens under the row of a card. */
export type CardPanel = 'type' | 'correct' | 'reopen' | 'history'

type CardActionsProps = {
  card: DeskCard
  /** The result is not final. */
  isOpen: boolean
  panel: CardPanel | undefined
  onOpen: (panel: CardPanel) => void
  onRemind: () => void
}

/** The ways to a card: the club waits for it, or it is there to be corrected or reopened; its history always. */
export function CardActions({ card, isOpen, panel, onOpen, onRemind }: CardActionsProps) {
  const name = nameOfCard(card)
  const isAdmin = useIsClubAdmin() === true
  const isWaited = isWaitedFor(card)
  const isBegun = card.roundId !== null
  const ways = [
    { way: 'type', isThere: isOpen && isWaited, label: text.type, name: text.typeOf(name) },
    {
      way: 'correct',
      isThere: isOpen && isBegun && !isWaited,
      label: text.correct,
      name: text.correctOf(name),
    },
    {
      way: 'reopen',
      isThere: isAdmin && isOpen && card.isHandedIn,
      label: text.reopen,
      name: text.reopenOf(name),
    },
    { way: 'history', isThere: isAdmin && isBegun, label: text.history, name: text.historyOf(name) },
  ] as const
  return (
    <span className="flex flex-wrap gap-2">
      {isAdmin && isOpen && isWaited && card.hasAccount && (
        <Button look="quiet" aria-label={text.remindOf(name)} onClick={onRemind}>
          {text.remind}
        </Button>
      )}
      {ways
        .filter(({ isThere }) => isThere)
        .map(({ way, label, name: accessible }) => (
          <Button
            key={way}
            look={way === 'history' ? 'quiet' : 'secondary'}
            aria-label={accessible}
            aria-expanded={panel === way}
            onClick={() => {
              onOpen(way)
            }}
          >
            {label}
          </Button>
        ))}
      {isAdmin && isBegun && (
        <LinkButton href={`/rounds/${card.roundId}`} look="quiet">
          <span aria-hidden>{text.open}</span>
          <span className="sr-only">{text.openOf(name)}</span>
        </LinkButton>
      )}
    </span>
  )
}
