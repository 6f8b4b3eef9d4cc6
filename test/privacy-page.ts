import type { PrivacyNotes } from '#server/platform/db/privacy-notes.ts'

/**
 * docs/privacy.md with the table below each heading that is the name of a table written anew from its notes. All else
 * stays as the page has it.
 */
export function privacyPage(page: string, notes: readonly PrivacyNotes[]): string {
  const [head = '', ...parts] = page.split(/^(?=### )/m)
  return [head, ...parts.map((part) => withTable(part, notes))].join('')
}

/** The names of tables that the page has a heading for. */
export function headingsOf(page: string): string[] {
  return [...page.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name.trim())
}

function withTable(part: string, notes: readonly PrivacyNotes[]): string {
  const of = notes.find(({ table }) => headingsOf(part)[0] === table)
  if (!of) return part
  const isRow = (line: string) => line.startsWith('|')
  const lines = part.split('\n')
  const first = lines.findIndex(isRow)
  const [before, after] =
    first < 0
      ? [lines.slice(0, 1), ['', ...lines.slice(1)]]
      : [lines.slice(0, first), lines.slice(first).filter((line) => !isRow(line))]
  return [...before, ...tableOf(of), ...after].join('\n')
}

const tableOf = ({ notes }: PrivacyNotes): string[] =>
  [
    ['column', 'why', 'how long', 'who sees it', 'at erasure'],
    ...notes.map(({ columns, why, howLong, seenBy, atErasure }) => [
      columns.map((column) => `\`${column}\``).join(' '),
      why,
      howLong,
      seenBy,
      atErasure,
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .toSpliced(1, 0, '|---|---|---|---|---|')
