import { pickedUp } from '#domain/scoring/hole-result.ts'
import type { CardLine } from '#domain/scoring/card.ts'
import { Button } from '#web/ui/button.tsx'
import type { HoleRecord } from './use-scorecard.ts'

type MissingHolesProps = {
  lines: readonly CardLine[]
  onEnter: (records: readonly HoleRecord[]) => void
  onGoToHole: (holeNumber: number) => void
}

/** Every hole without a score is answered before the card is handed in (T12). */
export function MissingHoles({ lines, onEnter, onGoToHole }: MissingHolesProps) {
  if (lines.length === 0) return null
  return (
    <section
      aria-label="Holes without a score"
      className="grid gap-2 rounded-control bg-warn-tint p-3 text-on-warn-tint"
    >
      <h3 className="font-semibold">
        {lines.length === 1 ? 'One hole has' : `${lines.length} holes have`} no score. Answer each before
        handing in.
      </h3>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.holeNumber} className="flex flex-wrap items-center gap-2">
            <span className="min-w-16 font-medium">Hole {line.holeNumber}</span>
            <Button
              look="secondary"
              onClick={() => {
                onEnter([{ holeNumber: line.holeNumber, result: pickedUp }])
              }}
            >
              Picked up
            </Button>
            <Button
              look="secondary"
              onClick={() => {
                onGoToHole(line.holeNumber)
              }}
            >
              Go to hole
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
