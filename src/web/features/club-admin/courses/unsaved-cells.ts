import { clearDraft, keepDraft, withDraft } from '#web/lib/form-draft.ts'

/** What was typed into the holes of a course and is not stored yet, by "hole/field"; kept over a reload (U17). */
export type UnsavedCells = ReadonlyMap<string, string>

const nothing = { cells: [{ cell: '', text: '' }] }

export function readUnsaved(courseId: string): UnsavedCells {
  const { cells } = withDraft(draftOf(courseId), nothing)
  return new Map(cells.filter(({ cell }) => cell !== '').map(({ cell, text }) => [cell, text]))
}

export function keepUnsaved(courseId: string, unsaved: UnsavedCells): void {
  if (unsaved.size === 0) clearDraft(draftOf(courseId))
  else keepDraft(draftOf(courseId), { cells: [...unsaved].map(([cell, text]) => ({ cell, text })) })
}

function draftOf(courseId: string): string {
  return `holes.${courseId}`
}
