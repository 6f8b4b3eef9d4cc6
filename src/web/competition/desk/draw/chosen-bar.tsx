import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect } from 'react'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { Button } from '#web/ui/button.tsx'
import type { ChosenPlayer } from './use-chosen-player.ts'

type ChosenBarProps = {
  userId: string
  name: string
  player: ChosenPlayer
  /** Left out for who keeps no wishes. */
  onWish: ((userId: string) => void) | undefined
}

/** What can be done with the chosen player, at the foot of the screen, where a thumb is. */
export function ChosenBar({ userId, name, player, onWish }: ChosenBarProps) {
  useFocusAndEscape(userId, player)
  const actions = [
    {
      label: text.up,
      whole: text.upOf(name),
      icon: <ArrowUp aria-hidden size={18} />,
      act: () => {
        player.by(userId, -1)
      },
    },
    {
      label: text.down,
      whole: text.downOf(name),
      icon: <ArrowDown aria-hidden size={18} />,
      act: () => {
        player.by(userId, 1)
      },
    },
    { label: text.takeOut, whole: text.takeOutOf(name), icon: undefined, act: () => player.out(userId) },
    ...(onWish
      ? [{ label: text.wish, whole: text.wishOf(name), icon: undefined, act: () => onWish(userId) }]
      : []),
  ]
  return (
    <div
      role="toolbar"
      aria-label={name}
      className="sticky bottom-20 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-2 shadow-raised lg:bottom-4"
    >
      <span className="grid min-w-0 flex-1 basis-40 px-2 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {/* The board reads it out. */}
        <span aria-hidden className="text-note">
          {player.said}
        </span>
      </span>
      {actions.map(({ label, whole, icon, act }) => (
        <Button key={label} look="secondary" aria-label={whole} icon={icon} onClick={act}>
          {label}
        </Button>
      ))}
      <Button
        look="quiet"
        onClick={() => {
          player.choose(undefined)
        }}
      >
        {text.done}
      </Button>
    </div>
  )
}

function useFocusAndEscape(userId: string, { choose }: ChosenPlayer): void {
  useEffect(() => {
    // A player who moves to another group is another element there; the focus goes with them.
    if (document.activeElement === document.body) document.getElementById(`player-${userId}`)?.focus()
  })
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') choose(undefined)
    }
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('keydown', leave)
    }
  })
}
