import { useRef, useState } from 'react'
import type { WireCourseHole } from '#contract/course/courses.ts'
import { clearDraft, keepDraft, withDraft } from '#web/lib/form-draft.ts'
import type { HoleField } from './hole-cells.ts'

/** What is typed, and what was stored there at the first key: were that another meanwhile, its writer is asked (P16). */
type UnsavedCell = { text: string; over: string }

/** What was typed into the holes of a course and is not stored yet, by `cellKey`; kept over a reload (U17). */
export type UnsavedCells = ReadonlyMap<string, UnsavedCell>

const nothing = { cells: [{ cell: '', text: '', over: '' }] }

/** The key of one cell: "hole/field". */
export function cellKey(hole: WireCourseHole, field: HoleField): string {
  return `${hole.id}/${field}`
}

/**
 * The cells that are typed and not stored. `keep` remembers a cell, or forgets the cell without one; `show` does
 * that too and draws the table again, which would take the cursor out of a cell that is still being typed in.
 */
export function useUnsavedCells(courseId: string) {
  const typed = useRef<UnsavedCells>(undefined)
  typed.current ??= readUnsaved(courseId)
  const [unsaved, setUnsaved] = useState<UnsavedCells>(typed.current)
  const keep = (cell: string, text: UnsavedCell | undefined) => {
    const next = new Map(typed.current)
    if (text === undefined) next.delete(cell)
    else next.set(cell, text)
    typed.current = next
    keepUnsaved(courseId, next)
    return next
  }
  const show = (cell: string, text: UnsavedCell | undefined) => {
    setUnsaved(keep(cell, text))
  }
  /** What the cell was typed over; undefined where nothing is typed. */
  const overOf = (cell: string) => typed.current?.get(cell)?.over
  /** The reader's own save has changed what is stored in another cell: what is typed there is typed over that. */
  const rebase = (cell: string, before: string, after: string) => {
    const one = typed.current?.get(cell)
    if (one?.over === before) keep(cell, { ...one, over: after })
  }
  return { unsaved, keep, show, overOf, rebase }
}

function readUnsaved(courseId: string): UnsavedCells {
  const { cells } = withDraft(draftName(courseId), nothing)
  return new Map(cells.filter(({ cell }) => cell !== '').map(({ cell, ...typed }) => [cell, typed]))
}

function keepUnsaved(courseId: string, unsaved: UnsavedCells): void {
  if (unsaved.size === 0) clearDraft(draftName(courseId))
  else keepDraft(draftName(courseId), { cells: [...unsaved].map(([cell, typed]) => ({ cell, ...typed })) })
}

function draftName(courseId: string): string {
  return `holes.${courseId}`
}
