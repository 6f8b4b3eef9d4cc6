import type { SheetLine } from '../../club/member-import/read-member-lines.ts'

const LEAST_SHARE = 0.5

/**
 * A table that was copied as text: its cells parted by tabs, as from a page or a spreadsheet, by upright lines, or by two spaces and
 * more. undefined where most lines have none of them, as in a text with commas.
 */
export function readPastedTable(text: string): SheetLine[] | undefined {
  const typed = text.split(/\r\n|\r|\n/)
  const said = typed.filter((line) => line.trim() !== '')
  const parted = [/\t/, /\s*\|\s*/, /\s{2,}/].find(
    (by) => said.filter((line) => by.test(line.trim())).length >= Math.max(2, said.length * LEAST_SHARE),
  )
  if (!parted) return undefined
  return typed.flatMap((line, i) => {
    if (/^[\s|:=+_-]*$/.test(line)) return []
    const inside =
      parted.source === '\\t'
        ? line
        : line
            .trim()
            .replace(/^\||\|$/g, '')
            .trim()
    const cells = inside.split(parted).map((cell) => cell.replace(/\s+/g, ' ').trim())
    return cells.every((cell) => cell === '') ? [] : { line: i + 1, cells }
  })
}
