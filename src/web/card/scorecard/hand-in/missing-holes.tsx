import { pickedUp } from '#golf/card/hole-result.ts'
import type { CardLine } from '#golf/card/card.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { scorecardVerifyText } from '#web/messages/en/card/scorecard-verify.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { HoleScore } from '#golf/card/hole-entry.ts'

type MissingHolesProps = {
  /** The holes without a score. */
  lines: readonly CardLine[]
  /** Those of which the player has said that they were not played. */
  notPlayed: readonly number[]
  onNotPlayed: (holes: number[]) => void
  onEnter: (records: readonly HoleScore[]) => void
  onGoToHole: (holeNumber: number) => void
}

/** Every hole without a score is answered before the card is handed in: picked up, or not played (T12). */
export function MissingHoles({ lines, notPlayed, onNotPlayed, onEnter, onGoToHole }: MissingHolesProps) {
  const open = lines.filter((line) => !notPlayed.includes(line.holeNumber))
  const answered = lines.filter((line) => notPlayed.includes(line.holeNumber))
  if (lines.length === 0) return null
  return (
    <section aria-label={scorecardVerifyText.holesWithoutScore} className="grid gap-2">
      {open.length > 0 && (
        <Notice tone="warn" title={scorecardVerifyText.answerEach(open.length)}>
          {open.length > 1 && (
            <Button
              look="secondary"
              className="my-1 w-full"
              onClick={() => {
                onNotPlayed([...notPlayed, ...open.map((line) => line.holeNumber)])
              }}
            >
              {scorecardVerifyText.restNotPlayed}
            </Button>
          )}
          <ul className="mt-1 grid gap-3">
            {open.map(({ holeNumber }) => (
              <MissingHole
                key={holeNumber}
                holeNumber={holeNumber}
                onPickedUp={() => {
                  onEnter([{ holeNumber, result: pickedUp }])
                }}
                onNotPlayed={() => {
                  onNotPlayed([...notPlayed, holeNumber])
                }}
                onGoToHole={onGoToHole}
              />
            ))}
          </ul>
        </Notice>
      )}
      {answered.map(({ holeNumber }) => (
        <p key={holeNumber} className="flex items-center justify-between gap-3">
          {scorecardText.holeNumber(holeNumber)}: {scorecardVerifyText.notPlayed}
          <Button
            look="quiet"
            onClick={() => {
              onNotPlayed(notPlayed.filter((one) => one !== holeNumber))
            }}
          >
            {scorecardVerifyText.change}
          </Button>
        </p>
      ))}
    </section>
  )
}

type MissingHoleProps = Pick<MissingHolesProps, 'onGoToHole'> & {
  holeNumber: number
  onPickedUp: () => void
  onNotPlayed: () => void
}

function MissingHole({ holeNumber, onPickedUp, onNotPlayed, onGoToHole }: MissingHoleProps) {
  return (
    <li className="grid gap-1.5">
      <span className="font-medium">{scorecardText.holeNumber(holeNumber)}</span>
      <span className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={onPickedUp}>
          {scorecardVerifyText.pickedUp}
        </Button>
        <Button look="secondary" onClick={onNotPlayed}>
          {scorecardVerifyText.notPlayed}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            onGoToHole(holeNumber)
          }}
        >
          {scorecardVerifyText.goToHole}
        </Button>
      </span>
    </li>
  )
}
