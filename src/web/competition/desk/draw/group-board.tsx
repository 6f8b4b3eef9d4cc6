import { ListPlus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { fillGaps } from '#golf/competition/start-sheet/fill-gaps.ts'
import type { DrawnGroup } from '#golf/competition/start-sheet/start-sheet.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { namesOf, settingsOf, startName, waitingOf } from './draw-model.ts'
import { PlayerRow } from './player-row.tsx'
import { StartDialog } from './start-dialog.tsx'
import type { Arrangement } from './use-arrangement.ts'
import { useChosenPlayer, type ChosenPlayer } from './use-chosen-player.ts'
import { useDrag } from './use-drag.ts'

type GroupBoardProps = {
  draw: StartDraw
  arrangement: Arrangement
  onWish: ((userId: string) => void) | undefined
}

/** All groups with their players, who are moved by dragging, or chosen and then put somewhere. */
export function GroupBoard({ draw, arrangement, onWish }: GroupBoardProps) {
  const { groups } = arrangement
  const [moved, setMoved] = useState<number>()
  const names = namesOf(draw)
  const nameOf = (userId: string) => names.get(userId) ?? ''
  const groupName = (i: number) => {
    const group = groups[i]
    return group ? `${text.group(i + 1)}, ${startName(group, draw)}` : ''
  }
  const player = useChosenPlayer({ arrangement, nameOf, groupName })
  const drag = useDrag((userId, target) => {
    if (target.kind === 'player') player.onto(userId, target.userId)
    else player.into(userId, target.group)
  })
  const rows = { draw, nameOf, player, drag }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-prose flex-1 basis-64 text-note text-soft">{text.how}</p>
        <Button
          look="secondary"
          icon={<Undo2 aria-hidden size={18} />}
          disabled={!arrangement.mayUndo}
          onClick={player.undo}
        >
          {text.undo}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {player.said}
      </p>
      <Waiting {...rows} arrangement={arrangement} />
      <ol aria-label={text.groups} className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        {groups.map((group, i) => (
          <li key={`${group.startsAt} ${group.hole} ${group.half ?? ''}`} data-group={i}>
            <GroupCard
              {...rows}
              group={group}
              number={i + 1}
              name={groupName(i)}
              onStart={() => {
                setMoved(i)
              }}
            />
          </li>
        ))}
      </ol>
      {player.chosen !== undefined && (
        <ChosenBar userId={player.chosen} name={nameOf(player.chosen)} player={player} onWish={onWish} />
      )}
      {moved !== undefined && (
        <StartDialog
          draw={draw}
          arrangement={arrangement}
          index={moved}
          name={groupName(moved)}
          onClose={() => {
            setMoved(undefined)
          }}
        />
      )}
    </>
  )
}

type RowsProps = {
  draw: StartDraw
  nameOf: (userId: string) => string
  player: ChosenPlayer
  drag: ReturnType<typeof useDrag>
}

function Waiting({ draw, nameOf, player, drag, arrangement }: RowsProps & { arrangement: Arrangement }) {
  const waiting = waitingOf(draw, arrangement.groups)
  const settings = settingsOf(draw)
  if (waiting.length === 0) return null
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="font-semibold">
            {text.waiting} ({waiting.length})
          </h3>
          <p className="text-note text-soft">{text.waitingNote}</p>
        </div>
        {settings && (
          <Button
            look="secondary"
            icon={<ListPlus aria-hidden size={18} />}
            onClick={() => {
              const { wishes, holes, timeZone } = draw
              const place = { holes, timeZone }
              const filled = fillGaps({ groups: arrangement.groups, late: waiting, wishes, settings, place })
              if (filled.ok) player.change(filled.value)
            }}
          >
            {text.fill}
          </Button>
        )}
      </div>
      <ul aria-label={text.waiting} className="grid gap-1 sm:grid-cols-2 xl:grid-cols-3">
        {waiting.map((userId) => (
          <PlayerRow key={userId} {...rowOf({ userId, draw, nameOf, player, drag })} />
        ))}
      </ul>
    </Card>
  )
}

function rowOf({ userId, draw, nameOf, player, drag }: RowsProps & { userId: string }) {
  const { chosen } = player
  const entrant = draw.players.find((one) => one.userId === userId)
  return {
    userId,
    player,
    name: nameOf(userId),
    onDrag: drag.start,
    handicap: entrant?.handicap ?? null,
    isChosen: chosen === userId,
    isDragged: drag.dragged === userId,
    chosenName: chosen === undefined || chosen === userId ? undefined : nameOf(chosen),
  }
}

type GroupCardProps = RowsProps & {
  group: DrawnGroup
  number: number
  name: string
  onStart: () => void
}

function GroupCard(props: GroupCardProps) {
  const { draw, nameOf, player, drag, group, number, name, onStart } = props
  const { chosen } = player
  const isAlone = group.players.length === 1
  return (
    <section aria-label={name} className="rounded-card border border-line bg-card p-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 px-2">
        <h3>
          <span className="font-semibold">{startName(group, draw)}</span>{' '}
          <span className="text-note text-soft">{text.group(number)}</span>
        </h3>
        {chosen === undefined && (
          <Button look="quiet" aria-label={text.changeStartOf(name)} onClick={onStart}>
            {text.changeStart}
          </Button>
        )}
        {chosen !== undefined && !group.players.includes(chosen) && (
          <Button
            look="quiet"
            aria-label={text.putInto(nameOf(chosen), name)}
            onClick={() => {
              player.into(chosen, number - 1)
            }}
          >
            {text.putHere}
          </Button>
        )}
      </div>
      {group.players.length === 0 && <p className="px-2 pb-2 text-note text-soft">{text.empty}</p>}
      {isAlone && <p className="px-2 text-note font-medium text-soft">{text.alone}</p>}
      <ul className="grid gap-1">
        {group.players.map((userId) => (
          <PlayerRow key={userId} {...rowOf({ userId, draw, nameOf, player, drag })} />
        ))}
      </ul>
    </section>
  )
}
