import { useState } from 'react'
import { moveBy, moveTo, swapPlayers, takeOut } from '#golf/competition/start-sheet/move-player.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { resizedGroups, type Groups } from './draw-model.ts'
import type { Arrangement } from './use-arrangement.ts'

type Moving = {
  arrangement: Arrangement
  nameOf: (userId: string) => string
  /** "Group 3, 09:16, hole 1". */
  groupName: (group: number) => string
}

/** Who is being moved, and every way to move them; each says what became of it. */
export function useChosenPlayer({ arrangement, nameOf, groupName }: Moving) {
  const { groups, change } = arrangement
  const [chosen, setChosen] = useState<string>()
  const [said, say] = useState('')

  function done(userId: string, now: Groups) {
    const at = now.findIndex(({ players }) => players.includes(userId))
    const place = (now[at]?.players.indexOf(userId) ?? -1) + 1
    const where = at === -1 ? text.isOut(nameOf(userId)) : text.isNow(nameOf(userId), groupName(at), place)
    say([where, ...resizedGroups(groups, now).map(text.nowHas)].join(' '))
    change(now)
  }
  return {
    chosen,
    said,
    choose: (userId: string | undefined) => {
      setChosen(userId)
      say(userId === undefined ? '' : text.chosen(nameOf(userId)))
    },
    by: (userId: string, step: -1 | 1) => {
      done(userId, moveBy(groups, userId, step))
    },
    into: (userId: string, group: number) => {
      const moved = moveTo(groups, userId, { group })
      if (moved.ok) done(userId, moved.value)
      else say(text.full)
      setChosen(undefined)
    },
    /** Onto another player: before them where their group has room or is the same one, in exchange where it is full. */
    onto: (userId: string, other: string) => {
      const group = groups.findIndex(({ players }) => players.includes(other))
      const moved = moveTo(groups, userId, { group, before: other })
      done(userId, moved.ok && group !== -1 ? moved.value : swapPlayers(groups, userId, other))
      setChosen(undefined)
    },
    swap: (userId: string, other: string) => {
      done(userId, swapPlayers(groups, userId, other))
      setChosen(undefined)
    },
    out: (userId: string) => {
      done(userId, takeOut(groups, userId))
      setChosen(undefined)
    },
    undo: () => {
      arrangement.undo()
      say(text.undone)
    },
    change: (now: Groups) => {
      say('')
      change(now)
    },
  }
}
export type ChosenPlayer = ReturnType<typeof useChosenPlayer>
