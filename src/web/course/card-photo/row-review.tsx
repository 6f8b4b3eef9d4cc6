import { Check, EqualNot } from 'lucide-react'
import { useId, type Dispatch } from 'react'
import type { PrintedRow } from '#contract/course/course-card.ts'
import { CutOutView } from '#web/photo/scan/review/cut-out-view.tsx'
import type { Picture } from '#web/photo/scan/review/use-picture.ts'
import { coursePhotoText } from '#web/messages/en/course/course-photo.online.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { NumberCell } from './number-cell.tsx'
import { numberOf, rowRoles, type ReviewedRow, type ReviewEvent } from './reviewed-card.ts'
import { rowName } from './row-name.ts'
import { TeeOfRow } from './tee-of-row.tsx'

type RowReviewProps = {
  row: ReviewedRow
  /** Its place on the card. */
  at: number
  picture: Picture
  isTried: boolean
  change: Dispatch<ReviewEvent>
}

/** One printed row: its name as a picture, what it is, its numbers, and the sums that the card prints. */
export function RowReview({ row, at, picture, isTried, change }: RowReviewProps) {
  const id = useId()
  const { role, labelQuad } = row
  const name = rowName(row, at)
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line p-3"
    >
      <h3 id={id} className="text-lead font-semibold">
        {name}
      </h3>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <CutOutView
          picture={picture}
          quad={labelQuad}
          label={coursePhotoText.nameAsPrinted(at + 1)}
          className="h-12 w-auto max-w-full"
        />
        <Field label={coursePhotoText.whatItIs}>
          {(wiring) => (
            <Select
              {...wiring}
              value={role}
              onChange={(event) => {
                const chosen = rowRoles.find((one) => one === event.target.value)
                if (chosen) change({ type: 'row_changed', row: at, change: { role: chosen } })
              }}
            >
              {rowRoles.map((one) => (
                <option key={one} value={one}>
                  {coursePhotoText.roles[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {role === 'tee' && <TeeOfRow row={row} at={at} isTried={isTried} change={change} />}
      {role !== 'none' && <Numbers row={row} at={at} picture={picture} change={change} />}
    </section>
  )
}

/** The row's numbers, nine to a line where there is room, and its sums. */
function Numbers({ row, at, picture, change }: Omit<RowReviewProps, 'isTried'>) {
  const { cells, sums } = row
  const name = rowName(row, at)
  return (
    <>
      {[cells.slice(0, 9), cells.slice(9)]
        .filter((nine) => nine.length > 0)
        .map((nine, half) => (
          <div key={half} className="grid grid-cols-5 gap-2 sm:grid-cols-9">
            {nine.map((cell) => (
              <NumberCell
                key={cell.holeNumber}
                place={{ row: at, holeNumber: cell.holeNumber }}
                name={name}
                cell={cell}
                picture={picture}
                change={change}
              />
            ))}
          </div>
        ))}
      {sums.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {sums.map((sum) => (
            <Sum key={sum.of} sum={sum} row={row} picture={picture} />
          ))}
        </ul>
      )}
    </>
  )
}

/** A printed sum beside what the numbers add up to now. */
function Sum({ sum, row, picture }: { sum: PrintedRow['sums'][number]; row: ReviewedRow; picture: Picture }) {
  const counted = row.cells.filter(
    ({ holeNumber }) => sum.of === 'total' || (sum.of === 'out' ? holeNumber <= 9 : holeNumber > 9),
  )
  const numbers = counted.map(({ text }) => numberOf(text)).filter((value) => value !== undefined)
  const added = numbers.reduce((total, value) => total + value, 0)
  const agrees =
    numbers.length === counted.length && sum.value !== undefined ? sum.value === added : undefined
  return (
    <li className="flex items-center gap-2">
      <span className="font-semibold">{coursePhotoText.sums[sum.of]}</span>
      <CutOutView picture={picture} quad={sum.quad} className="h-9 w-auto" />
      <span className="tabular-nums">{added}</span>
      {agrees === true && <Check aria-hidden size={16} className="text-accent" />}
      {agrees === false && <EqualNot aria-hidden size={16} className="text-danger" />}
      <span className="sr-only">
        {sum.value === undefined
          ? coursePhotoText.sumUnread
          : coursePhotoText.sumPrinted(sum.value, agrees === true)}
      </span>
    </li>
  )
}
