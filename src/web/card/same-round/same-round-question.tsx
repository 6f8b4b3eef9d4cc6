import { sameRoundText as text } from '#web/messages/en/card/same-round.ts'
import { Button } from '#web/ui/button.tsx'

type SameRoundQuestionProps = {
  /** Of the card with the same scores; null where it is of none. */
  competitionName: string | null
  /** Where the buttons stand in the form that is sent again. */
  type?: 'submit' | 'button'
  onAnswer: (isSameRound: boolean) => void
}

/** Asks whether two cards with the same scores of one day are one round, which then counts once. */
export default function SameRoundQuestion({
  competitionName,
  type = 'button',
  onAnswer,
}: SameRoundQuestionProps) {
  const answers = [
    { isSame: true, label: text.one },
    { isSame: false, label: text.another },
  ]
  return (
    <span className="grid gap-3">
      <span>{competitionName === null ? text.askedWithout : text.asked(competitionName)}</span>
      <span className="flex flex-wrap gap-2">
        {answers.map(({ isSame, label }) => (
          <Button
            key={label}
            type={type}
            look="secondary"
            onClick={() => {
              onAnswer(isSame)
            }}
          >
            {label}
          </Button>
        ))}
      </span>
    </span>
  )
}
