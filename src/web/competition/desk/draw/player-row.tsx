import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { formatHandicap } from '#web/lib/format.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ChosenPlayer } from './use-chosen-player.ts'

type PlayerRowProps = {
  userId: string
  name: string
  handicap: string | null
  isChosen: boolean
  isDragged: boolean
  /** Somebody else is chosen: pressing this one swaps the two. */
  chosenName: string | undefined
  player: ChosenPlayer
  onDrag: (userId: string, event: PointerEvent<HTMLElement>) => void
}

/** One player of the draw: pressed to be chosen or swapped, moved with the arrow keys while chosen, dragged by the handle. */
export function PlayerRow(props: PlayerRowProps) {
  const { userId, name, handicap, isChosen, isDragged, chosenName, player, onDrag } = props
  const press = () => {
    const { chosen } = player
    if (isChosen) player.choose(undefined)
    else if (chosen === undefined) player.choose(userId)
    else player.swap(chosen, userId)
  }
  const key = (event: KeyboardEvent) => {
    if (!isChosen) return
    if (event.key === 'Escape') player.choose(undefined)
    else if (event.key === 'ArrowUp') player.by(userId, -1)
    else if (event.key === 'ArrowDown') player.by(userId, 1)
    else return
    event.preventDefault()
  }
  return (
    <li
      data-player={userId}
      data-name={name}
      className={classNames(
        'flex items-center rounded-control',
        isChosen ? 'bg-tint text-on-tint' : 'hover:bg-sunken',
        isDragged && 'opacity-40',
      )}
    >
      <button
        type="button"
        id={`player-${userId}`}
        aria-pressed={isChosen}
        aria-label={chosenName === undefined ? undefined : text.swapWith(chosenName, name)}
        onClick={press}
        onKeyDown={key}
        className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-2 rounded-control px-2 text-left"
      >
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="text-note tabular-nums">{formatHandicap(handicap) ?? '–'}</span>
      </button>
      <span
        aria-hidden
        data-handle
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-soft select-none"
        onPointerDown={(event) => {
          onDrag(userId, event)
        }}
      >
        <GripVertical aria-hidden size={18} />
      </span>
    </li>
  )
}
