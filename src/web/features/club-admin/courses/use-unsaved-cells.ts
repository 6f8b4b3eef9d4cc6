import { useRef, useState } from 'react'
import type { WireCourseHole } from '#contract/courses.ts'
import { clearDraft, keepDraft, withDraft } from '#web/lib/form-draft.ts'
import type { HoleField } from './hole-cells.ts'

/** What was typed into the holes of a course and is not stored yet, by `cellKey`; kept over a reload (U17). */
export type UnsavedCells = ReadonlyMap<string, string>

const nothing = { cells: [{ cell: '', text: '' }] }

/** The key of one cell: "hole/field". */
export function cellKey(hole: WireCourseHole, field: HoleField): string {
  return `${hole.id}/${field}`
}

/**
 * The cells that are typed and not stored. `keep` remembers a cell's text, or forgets the cell without one; `show` does
 * that too and draws the table again, which would take the cursor out of a cell that is still being typed in.
 */
export function useUnsavedCells(courseId: string) {
  const typed = useRef<UnsavedCells>(undefined)
  typed.current ??= readUnsaved(courseId)
  const [unsaved, setUnsaved] = useState<UnsavedCells>(typed.current)
  const keep = (cell: string, text: string | undefined) => {
    const next = new Map(typed.current)
    if (text === undefined) next.delete(cell)
    else next.set(cell, text)
    typed.current = next
    keepUnsaved(courseId, next)
    return next
  }
  const show = (cell: string, text: string | undefined) => {
    setUnsaved(keep(cell, text))
  }
  return { unsaved, keep, show }
}

function readUnsaved(courseId: string): UnsavedCells {
  const { cells } = withDraft(draftName(courseId), nothing)
  return new Map(cells.filter(({ cell }) => cell !== '').map(({ cell, text }) => [cell, text]))
}

function keepUnsaved(courseId: string, unsaved: UnsavedCells): void {
  if (unsaved.size === 0) clearDraft(draftName(courseId))
  else keepDraft(draftName(courseId), { cells: [...unsaved].map(([cell, text]) => ({ cell, text })) })
}

function draftName(courseId: string): string {
  return `holes.${courseId}`
}
