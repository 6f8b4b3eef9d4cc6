import type { OfferedTee, TeeChoice } from '#contract/card/tee-choice.ts'
import type { Gender } from '#golf/course/course.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { Button } from '#web/ui/button.tsx'
import { TeeSwatch } from './tee-swatch.tsx'
import { areOwnRatings, ratingWords, strokesWords, termsOf } from './tee-words.ts'

type ChosenTeeProps = {
  choice: TeeChoice
  tee: OfferedTee
  gender: Gender | null
  reason: keyof typeof startRoundText.because
  /** Absent where there is no other tee to choose. */
  onChange: (() => void) | undefined
}

/** The tee that the round will be started from, why, and what it makes of the player's index. */
export function ChosenTee({ choice, tee, gender, reason, onChange }: ChosenTeeProps) {
  const terms = termsOf(tee, gender)
  return (
    <section aria-label={startRoundText.tee} className="grid gap-2 border-y border-line py-3">
      <div className="flex items-center gap-3">
        <TeeSwatch color={tee.color} />
        <p className="grid min-w-0 flex-1">
          <span className="truncate text-lead font-semibold">{tee.name}</span>
          <span className="text-note text-soft">{startRoundText.because[reason]}</span>
        </p>
        {onChange && (
          <Button look="quiet" className="-mr-2" onClick={onChange}>
            {startRoundText.changeTee}
          </Button>
        )}
      </div>
      {terms && (
        <p>
          <span className="font-medium">{strokesWords(terms, choice.handicap)}</span>{' '}
          <span className="text-note text-soft">{ratingWords(terms)}</span>
        </p>
      )}
      {terms && !areOwnRatings(terms, gender) && <p className="text-note">{startRoundText.notRated}</p>}
    </section>
  )
}
