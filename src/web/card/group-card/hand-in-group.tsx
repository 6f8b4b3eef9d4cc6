import { useState } from 'react'
import type { PlayingGroup } from '#contract/card/groups.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { keepWaiting } from '#web/offline/kept/keep-waiting.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { inText } from './group-row.tsx'
import { HandInCard } from './hand-in-card.tsx'
import type { GroupCard } from './use-group-cards.ts'

type HandInGroupProps = {
  group: PlayingGroup
  cards: readonly GroupCard[]
  runner: OutboxRunner
  onClose: () => void
}

/** The cards one after the other: the player looks at theirs, and another of the group signs it. */
export default function HandInGroup({ group, cards, runner, onClose }: HandInGroupProps) {
  const [chosen, setChosen] = useState<string>()
  const card = cards.find(({ player }) => player.userId === chosen)
  if (card)
    return (
      <HandInCard
        group={group}
        card={card}
        others={cards.filter((one) => one !== card).map(({ name }) => name)}
        runner={runner}
        onDone={() => {
          setChosen(undefined)
        }}
      />
    )
  const isOver = cards.every(({ isOpen }) => !isOpen)
  const isWaiting = cards.some(({ isOpen, kept }) => !isOpen && kept)
  return (
    <Dialog
      title={text.handInCards}
      description={text.handInLead}
      isOpen
      onClose={onClose}
      footer={
        <Button look="secondary" onClick={onClose}>
          {sharedText.close}
        </Button>
      }
    >
      <div className="grid gap-3">
        {isOver && (
          <Notice tone="info" title={isWaiting ? text.allInHere : text.allIn}>
            {isWaiting ? text.allInHereText : text.allInText}
          </Notice>
        )}
        <ul className="grid">
          {cards.map((one) => (
            <CardLine
              key={one.player.userId}
              card={one}
              onChoose={setChosen}
              onTakeBack={() => void keepWaiting(runner).takeBack(one.player.round.id)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

type CardLineProps = { card: GroupCard; onChoose: (userId: string) => void; onTakeBack: () => void }

function CardLine({ card, onChoose, onTakeBack }: CardLineProps) {
  const { player, name, isOpen, kept } = card
  const { total, thru } = card.card
  return (
    <li className="flex min-h-16 items-center gap-3 border-line py-1 not-first:border-t">
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-semibold" title={name}>
          {name}
        </span>
        <span className="text-note text-soft">
          {isOpen
            ? text.handInFigures({
                worth: text.worthSaid(total.points, card.card.stablefordTable === 'par_bogey'),
                gross: total.gross,
                thru,
              })
            : inText(card)}
        </span>
        {kept?.refusal && <span className="text-note text-danger">{kept.refusal.message}</span>}
      </span>
      {!isOpen && kept && (
        <Button look="quiet" aria-label={text.takeBackOf(name)} onClick={onTakeBack}>
          {text.takeBack}
        </Button>
      )}
      {isOpen && (
        <Button
          aria-label={text.handInOf(name)}
          disabled={thru === 0}
          onClick={() => {
            onChoose(player.userId)
          }}
        >
          {text.handIn}
        </Button>
      )}
    </li>
  )
}
