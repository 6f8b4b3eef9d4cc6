import type { TeeChoice, OfferedTee } from '#contract/card/tee-choice.ts'
import type { Gender } from '#golf/course/course.ts'
import { courseHandicap, formatHandicap } from '#golf/numbers.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { TeeSwatch } from './tee-swatch.tsx'
import { areOwnRatings, ratingWords, termsOf } from './tee-words.ts'

type TeeListProps = {
  choice: TeeChoice
  gender: Gender | null
  label: string
  /** What stands at the end of a row, where a press does more than choose. */
  action: string | undefined
  chosenId: string | undefined
  onChoose: (tee: OfferedTee) => void
}

/** The tees of a course, each with what it makes of the player's index; one press takes one. */
export function TeeList({ choice, gender, label, action, chosenId, onChoose }: TeeListProps) {
  return (
    <div className="grid gap-1">
      {choice.handicap !== null && (
        <p aria-hidden className="text-right text-note text-soft">
          {startRoundText.courseHandicapOf('')}
        </p>
      )}
      <ul aria-label={label} className="-mx-1 grid divide-y divide-line border-y border-line">
        {choice.tees.map((tee) => {
          const terms = termsOf(tee, gender)
          return (
            <li key={tee.id}>
              <button
                type="button"
                aria-pressed={action === undefined ? tee.id === chosenId : undefined}
                onClick={() => {
                  onChoose(tee)
                }}
                className="flex min-h-14 w-full items-center gap-3 rounded-control px-1 py-2 text-left hover:bg-tint hover:text-on-tint aria-pressed:bg-tint aria-pressed:text-on-tint"
              >
                <TeeSwatch color={tee.color} />
                <span className="grid min-w-0 flex-1">
                  <span className="truncate font-semibold">{tee.name}</span>
                  {terms && (
                    <span className="text-note text-soft">
                      {ratingWords(terms)}
                      {!areOwnRatings(terms, gender) && `, ${startRoundText.notRatedShort}`}
                    </span>
                  )}
                </span>
                {terms && choice.handicap !== null && (
                  <span className="text-right">
                    <span className="sr-only">{startRoundText.courseHandicapOf('')}</span>
                    <b className="text-title tabular-nums">
                      {formatHandicap(courseHandicap(terms.courseHandicap))}
                    </b>
                  </span>
                )}
                {action !== undefined && (
                  <span className="rounded-control bg-accent px-3 py-1.5 text-note font-semibold text-on-accent">
                    {action}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
