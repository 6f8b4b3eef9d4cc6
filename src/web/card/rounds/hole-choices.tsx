import type { RoundCard } from '#contract/card/round-card.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/select.tsx'
import { choiceMark, choiceName, choicesOf, fieldOf, holeChoices, type HoleChoice } from './hole-choice.ts'

type HoleChoicesProps = {
  round: RoundCard
  chosen: Readonly<Record<string, HoleChoice>>
  onChoose: (holeNumber: number, choice: HoleChoice) => void
}

/**
 * A list a hole: the platform's own takes typed numbers, arrows and fingers alike. A hole that differs says what it was.
 */
export function HoleChoices({ round, chosen, onChoose }: HoleChoicesProps) {
  const held = choicesOf(round)
  return (
    <div className="grid grid-cols-3 gap-2 sm:grid-cols-6 lg:grid-cols-9">
      {round.terms.holes.map(({ holeNumber, par }) => {
        const field = fieldOf(holeNumber)
        const was = held[field] ?? ''
        const value = chosen[field] ?? ''
        const isChanged = value !== was
        return (
          <div
            key={holeNumber}
            className={classNames(
              'grid content-start gap-1 rounded-control border p-2',
              isChanged ? 'border-accent bg-tint text-on-tint' : 'border-line bg-card',
            )}
          >
            <span aria-hidden className="flex justify-between text-note">
              <b>{holeNumber}</b>
              <span>
                {roundsText.par} {par}
              </span>
            </span>
            <Select
              name={field}
              value={value}
              aria-label={roundsText.gross15(holeNumber, par)}
              onChange={({ currentTarget }) => {
                onChoose(holeNumber, currentTarget.value)
              }}
            >
              {holeChoices.map((choice) => (
                <option key={choice} value={choice} aria-label={choiceName(choice)}>
                  {choiceMark(choice)}
                </option>
              ))}
            </Select>
            <span className="min-h-5 text-note">{isChanged && roundsText.was(choiceName(was))}</span>
          </div>
        )
      })}
    </div>
  )
}
