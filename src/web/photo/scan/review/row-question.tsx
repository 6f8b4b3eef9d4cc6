import type { ScannedRow } from '#contract/photo/scan.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { CutOutView } from './cut-out-view.tsx'
import { resultMark } from './result-words.ts'
import { readResult } from './review-card.ts'
import type { Picture } from './use-picture.ts'

/** Enough scores for players to recognise their own row. */
const FIRST_HOLES = 5

type RowQuestionProps = { rows: readonly ScannedRow[]; picture: Picture; onTake: (row: number) => void }

/** Asks which row is the player's own. Names are shown as pictures, not read. */
export function RowQuestion({ rows, picture, onTake }: RowQuestionProps) {
  return (
    <section aria-labelledby="scan-which-row" className="grid gap-3">
      <h3 id="scan-which-row" className="text-lead font-semibold">
        {scanText.whichRow}
      </h3>
      <ol className="grid gap-2">
        {rows.map((row, at) => (
          <li key={at}>
            <RowButton
              row={row}
              number={at + 1}
              picture={picture}
              onTake={() => {
                onTake(at)
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

type RowButtonProps = { row: ScannedRow; number: number; picture: Picture; onTake: () => void }

function RowButton({ row, number, picture, onTake }: RowButtonProps) {
  const first = row.holes.slice(0, FIRST_HOLES)
  const marks = first.map((cell) => resultMark(readResult(cell.grossScore)))
  return (
    <button
      type="button"
      aria-label={scanText.rowBegins(number, marks.join(', '))}
      onClick={onTake}
      className="flex min-h-20 w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-edge bg-card p-3 text-left hover:bg-sunken active:bg-tint"
    >
      <span className="flex w-full items-center sm:w-56">
        {row.nameQuad && picture.state !== 'broken' ? (
          <CutOutView picture={picture} quad={row.nameQuad} className="h-12 w-auto max-w-full" />
        ) : (
          <span className="font-semibold">{scanText.row(number)}</span>
        )}
      </span>
      <span className="grid flex-1 grid-cols-5 gap-2">
        {first.map((cell, i) => (
          <span key={cell.holeNumber} className="grid justify-items-center gap-0.5">
            <CutOutView picture={picture} quad={cell.quad} className="h-10 w-auto max-w-full" />
            <span className="text-lead font-bold">{marks[i]}</span>
          </span>
        ))}
      </span>
    </button>
  )
}
