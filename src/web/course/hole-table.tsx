import type { ReactNode } from 'react'
import type { Course } from '#contract/course/courses.ts'
import { readCardRow } from '#golf/course/card-text.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { cardProblemText } from './card-problem-text.ts'
import { cardFieldOf, isHoleField } from './hole-cells.ts'
import { holeColumns } from './hole-columns.tsx'
import { HoleRow } from './hole-row.tsx'
import { moveInTable } from './move-in-table.ts'
import type { HoleSaving } from './use-hole-saving.ts'

type HoleTableProps = { course: Course; saving: HoleSaving; onPasteTable: (text: string) => void }

/** The holes as a sheet: arrows and Enter go from cell to cell, and a row, a column or a whole table can be pasted. */
export function HoleTable({ course, saving, onPasteTable }: HoleTableProps) {
  const columns = holeColumns(course)
  const holes = [...course.holes].sort((a, b) => a.holeNumber - b.holeNumber)
  return (
    // Keys and pastes of the cells arrive here; the table itself is nothing to press.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table
      aria-label={clubCoursesText.holesOf(course.name)}
      className="min-w-full border-separate border-spacing-0 bg-card text-left"
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)) return
        if (moveInTable(event, event.target)) event.preventDefault()
        else if (event.key === 'Enter') event.target.blur()
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain')
        if (event.target instanceof Element && paste(text, event.target, { course, saving, onPasteTable }))
          event.preventDefault()
      }}
    >
      <thead>
        <tr>
          <Head isCorner>{clubCoursesText.hole}</Head>
          <Head>
            <span className="sr-only">{clubCoursesText.confirm}</span>
          </Head>
          {columns.map((column) => (
            <Head key={column.field}>{column.head}</Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {holes.map((hole) => (
          <HoleRow key={hole.id} hole={hole} columns={columns} saving={saving} />
        ))}
      </tbody>
    </table>
  )
}

/** Takes what is pasted into a cell, unless it is text for that cell alone. */
function paste(text: string, from: Element, { course, saving, onPasteTable }: HoleTableProps): boolean {
  const field = from.closest('td')?.dataset.field ?? ''
  const cardField = isHoleField(field) ? cardFieldOf(field) : undefined
  if (cardField === undefined) return false
  const row = readCardRow(text, {
    field: cardField,
    holeNumber: Number(from.closest('tr')?.dataset.hole),
    holeCount: course.holeCount,
  })
  if (!row) {
    if (!/[\t\n;]/.test(text.trim())) return false
    onPasteTable(text)
    return true
  }
  const [problem] = row.problems
  const sayProblem = () => {
    if (problem) saving.say(cardProblemText(problem, course))
  }
  if (row.values.length === 0 || problem?.kind === 'index_repeated') sayProblem()
  else saving.saveCard(row.values, sayProblem)
  return true
}

/** A column's name stays in sight while the holes scroll below it, at the edge of the dialog and not of its padding. */
function Head({ isCorner = false, children }: { isCorner?: boolean; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={`sticky -top-4 border-b border-line bg-sunken px-2 py-2 sm:-top-5 text-note font-semibold whitespace-nowrap ${
        isCorner ? 'left-0 z-30 text-center' : 'z-20'
      }`}
    >
      {children}
    </th>
  )
}
