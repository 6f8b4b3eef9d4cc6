import { Check } from 'lucide-react'
import type { Dispatch } from 'react'
import type { Picture } from '#web/photo/scan/review/use-picture.ts'
import { coursePhotoText } from '#web/messages/en/course/course-photo.online.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberCell } from './number-cell.tsx'
import {
  doubtfulCells,
  openCells,
  type CellPlace,
  type ReviewedRow,
  type ReviewEvent,
} from './reviewed-card.ts'
import { rowName } from './row-name.ts'

type DoubtfulNumbersProps = {
  rows: readonly ReviewedRow[]
  picture: Picture
  change: Dispatch<ReviewEvent>
}

/** The numbers that the reader was not sure of, large and together: one press says that they are right. */
export function DoubtfulNumbers({ rows, picture, change }: DoubtfulNumbersProps) {
  const all = doubtfulCells(rows)
  const open = openCells(rows)
  // What was not read has to be typed.
  const legible = open.filter(({ row, holeNumber }) =>
    rows[row]?.cells.some((cell) => cell.holeNumber === holeNumber && cell.text !== ''),
  )
  return (
    <section aria-labelledby="card-doubtful" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="card-doubtful" className="text-lead font-semibold">
        <span role="status">
          {open.length > 0 ? coursePhotoText.toCheck(open.length) : coursePhotoText.nothingToCheck}
        </span>
      </h3>
      {all.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
          {all.map((place) => (
            <li key={`${place.row} ${place.holeNumber}`} className="grid content-start gap-1">
              <DoubtfulNumber rows={rows} place={place} picture={picture} change={change} />
            </li>
          ))}
        </ul>
      )}
      {legible.length > 1 && (
        <div>
          <Button
            look="secondary"
            icon={<Check aria-hidden size={18} />}
            onClick={() => {
              change({ type: 'looked_at', places: legible })
            }}
          >
            {coursePhotoText.allRight(legible.length)}
          </Button>
        </div>
      )}
    </section>
  )
}

function DoubtfulNumber({ rows, place, picture, change }: DoubtfulNumbersProps & { place: CellPlace }) {
  const row = rows[place.row]
  const cell = row?.cells.find(({ holeNumber }) => holeNumber === place.holeNumber)
  if (!row || !cell) return null
  const name = rowName(row, place.row)
  return (
    <>
      <NumberCell isNamed name={name} place={place} cell={cell} picture={picture} change={change} />
      {cell.isOpen && cell.text !== '' && (
        <Button
          look="secondary"
          icon={<Check aria-hidden size={18} />}
          aria-label={coursePhotoText.isRightLong(name, cell.holeNumber, cell.text)}
          onClick={() => {
            change({ type: 'looked_at', places: [place] })
          }}
        >
          {coursePhotoText.isRight}
        </Button>
      )}
    </>
  )
}
