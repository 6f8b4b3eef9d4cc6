import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ChosenTee } from './chosen-tee.tsx'
import { RatingsQuestion } from './ratings-question.tsx'
import { TeeList } from './tee-list.tsx'
import type { TeeForm } from './use-tee-form.ts'

type TeePartProps = { form: TeeForm; onStartFrom: (teeId: string) => void }

/** Which tee: the one proposed, the list to choose another from, or the question for whom nothing is known of (D37). */
export function TeePart({ form, onStartFrom }: TeePartProps) {
  const { choice, chosen, gender } = form
  if (form.hasFailed)
    return (
      <ErrorState title={startRoundText.teesFailed} onRetry={form.retry}>
        {startRoundText.coursesFailedText}
      </ErrorState>
    )
  if (!choice) return form.isLoading ? <Skeleton className="h-28" /> : null
  if (choice.tees.length === 0) return null
  return (
    <>
      {form.asksTee && <WhichTees />}
      {form.asksRatings && (
        <RatingsQuestion value={form.said} error={form.ratingsError} onSay={form.sayRatings} />
      )}
      {form.asksTee ? (
        <TeeList
          choice={choice}
          gender={gender}
          label={startRoundText.whichTees}
          action={startRoundText.startFrom}
          chosenId={undefined}
          onChoose={(tee) => {
            if (form.checkRatings(tee)) onStartFrom(tee.id)
          }}
        />
      ) : form.isChanging ? (
        <div className="grid justify-items-start gap-2">
          <div className="w-full">
            <TeeList
              choice={choice}
              gender={gender}
              label={startRoundText.tee}
              action={undefined}
              chosenId={chosen?.id}
              onChoose={form.chooseTee}
            />
          </div>
          <Button look="quiet" onClick={form.keepTee}>
            {startRoundText.keepTee}
          </Button>
        </div>
      ) : (
        chosen && (
          <ChosenTee
            choice={choice}
            tee={chosen}
            gender={gender}
            reason={form.reason}
            onChange={form.isFixed ? undefined : form.changeTee}
          />
        )
      )}
    </>
  )
}

function WhichTees() {
  return (
    <div className="grid gap-1">
      <h2 className="text-title font-semibold">{startRoundText.whichTees}</h2>
      <p className="text-note text-soft">{startRoundText.whichTeesNote}</p>
    </div>
  )
}
