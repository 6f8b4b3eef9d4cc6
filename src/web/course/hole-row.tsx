import { Check } from 'lucide-react'
import type { WireCourseHole } from '#contract/course/courses.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { isGenerated, storedText } from './hole-cells.ts'
import type { HoleColumn } from './hole-columns.tsx'
import { ParCell, TypedCell } from './hole-input.tsx'
import type { HoleSaving } from './use-hole-saving.ts'
import { cellKey } from './use-unsaved-cells.ts'

type HoleRowProps = { hole: WireCourseHole; columns: readonly HoleColumn[]; saving: HoleSaving }

const cellClass = 'border-b border-line p-1'

export function HoleRow({ hole, columns, saving }: HoleRowProps) {
  const number = hole.holeNumber
  return (
    <tr data-hole={number}>
      <th
        scope="row"
        className="sticky left-0 z-10 border-b border-line bg-sunken px-2 text-center text-lead font-semibold tabular-nums"
      >
        {number}
      </th>
      <td className="border-b border-line">
        {hole.generated.length > 0 && (
          <button
            type="button"
            aria-label={clubCoursesText.confirmHole(number)}
            title={clubCoursesText.confirmHole(number)}
            onClick={() => {
              saving.confirm([hole])
            }}
            className="grid size-11 place-items-center rounded-control text-accent hover:bg-tint"
          >
            <Check aria-hidden size={20} />
          </button>
        )}
      </td>
      {columns.map((column) => (
        <td key={column.field} className={cellClass} data-field={column.field}>
          <HoleCell hole={hole} column={column} saving={saving} />
        </td>
      ))}
    </tr>
  )
}

type HoleCellProps = { hole: WireCourseHole; column: HoleColumn; saving: HoleSaving }

function HoleCell({ hole, column, saving }: HoleCellProps) {
  const { field, kind, placeholder, label } = column
  const shared = {
    label: label(hole.holeNumber),
    stored: storedText(hole, field),
    unsaved: saving.unsaved.get(cellKey(hole, field))?.text,
    isMarked: isGenerated(hole, field),
    onCommit: (text: string) => {
      saving.commit(hole, field, text)
    },
  }
  if (kind === 'par') return <ParCell {...shared} />
  return (
    <TypedCell
      {...shared}
      placeholder={placeholder}
      isNumber={kind === 'number'}
      onType={(text) => {
        saving.type(hole, field, text)
      }}
    />
  )
}
