import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  arrangeStarts,
  getStartDraw,
  startDraw,
  type StartDraw,
} from '#contract/competition/start-sheet-draw.ts'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { groupsOf, wireGroups, type Groups } from './draw-model.ts'

/**
 * The groups as they are on the screen: a change shows at once and is saved behind it, one after the other. What somebody
 * else changed meanwhile stops that, until the reader has chosen (P16).
 */
export function useArrangement(draw: StartDraw) {
  const { saving, theirs, unsaved, save, takeTheirs, keepMine } = useSaving(draw)
  const [past, setPast] = useState<readonly Groups[]>([])
  const shown = unsaved ?? groupsOf(draw)
  const remember = () => {
    setPast([...past, shown])
  }
  return {
    groups: shown,
    isSaving: saving.isPending,
    hasFailed: saving.isError && theirs === undefined,
    fault: saving.error,
    hasConflict: theirs !== undefined,
    mayUndo: past.length > 0,
    change: (groups: Groups) => {
      remember()
      save(groups)
    },
    /** What is replaced from outside, as by another draw, can be undone too. */
    remember,
    undo: () => {
      const before = past.at(-1)
      if (!before) return
      setPast(past.slice(0, -1))
      save(before)
    },
    /** After what cannot be undone here: an earlier state would bring the old start times back. */
    forget: () => {
      setPast([])
    },
    again: () => {
      save(shown)
    },
    takeTheirs: () => {
      takeTheirs()
      setPast([])
    },
    keepMine: () => {
      keepMine(shown)
    },
  }
}
export type Arrangement = ReturnType<typeof useArrangement>

function useSaving(draw: StartDraw) {
  const { competitionId } = draw
  const keep = useKeepDraw(competitionId)
  /** What is on its way or could not be saved; null: what the server has is shown. */
  const [unsaved, setUnsaved] = useState<Groups | null>(null)
  const [theirs, setTheirs] = useState<StartDraw>()
  const version = useRef(draw.version)
  const latest = useRef(0)
  useEffect(() => {
    version.current = Math.max(version.current, draw.version)
  }, [draw.version])
  const saving = useAction({
    oneByOne: `draw ${competitionId}`,
    changes: [],
    run: ({ groups }: { groups: Groups; turn: number }) =>
      send(arrangeStarts, {
        params: { competitionId },
        body: { version: version.current, groups: wireGroups(groups) },
      }),
    onDone: (reply, { turn }) => {
      version.current = reply.version
      keep(reply)
      if (turn === latest.current) setUnsaved(null)
    },
    onFail: (fault) => {
      setTheirs(readConflict(fault, startDraw))
    },
  })
  function save(groups: Groups) {
    setUnsaved(groups)
    latest.current += 1
    saving.mutate({ groups, turn: latest.current })
  }
  return {
    saving,
    theirs,
    unsaved,
    save,
    takeTheirs: () => {
      if (theirs) keep(theirs)
      setTheirs(undefined)
      setUnsaved(null)
    },
    keepMine: (groups: Groups) => {
      if (theirs) version.current = theirs.version
      setTheirs(undefined)
      save(groups)
    },
  }
}

/** Shows what a write answered, without reading it again. */
export function useKeepDraw(competitionId: string) {
  const client = useQueryClient()
  return (draw: StartDraw) => {
    client.setQueryData(query(getStartDraw, { params: { competitionId } }).queryKey, draw)
  }
}
