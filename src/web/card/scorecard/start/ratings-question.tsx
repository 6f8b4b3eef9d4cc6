import type { Gender } from '#golf/course/course.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { classNames } from '#web/ui/class-names.ts'

export type SaidRatings = Gender | 'unsaid' | ''

type RatingsQuestionProps = {
  value: SaidRatings
  error: string | undefined
  onSay: (value: SaidRatings) => void
}

/** Whose ratings serve this player, asked once where a tee has both (R4.4); nobody has to say. */
export function RatingsQuestion({ value, error, onSay }: RatingsQuestionProps) {
  const choices = [
    ['men', startRoundText.men],
    ['women', startRoundText.women],
    ['unsaid', startRoundText.notSaid],
  ] as const
  return (
    <fieldset className="grid gap-2" aria-describedby="ratings-note">
      <legend className="mb-1.5 font-semibold">{startRoundText.whichRatings}</legend>
      <p id="ratings-note" className="text-note text-soft">
        {startRoundText.whichRatingsNote}
      </p>
      <div className="grid grid-cols-3 gap-2">
        {choices.map(([said, label]) => (
          <label
            key={said}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center justify-center rounded-control border px-2 text-center font-medium',
              value === said
                ? 'border-accent bg-tint text-on-tint ring-1 ring-accent'
                : 'border-edge bg-card',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name="ratings"
              value={said}
              checked={value === said}
              onChange={() => {
                onSay(said)
              }}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-note font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
