import { z } from 'zod/mini'
import { roundOfDay, type RoundOfDay } from '#contract/handicap/round-elsewhere.ts'
import { ApiError } from '#web/lib/api.ts'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'
import { Button } from '#web/ui/button.tsx'

const Asked = z.object({ others: z.array(roundOfDay) })

/** The other rounds of the day that a refusal asks about; undefined where it is refused for something else. */
export function othersAsked(fault: unknown): RoundOfDay[] | undefined {
  if (!(fault instanceof ApiError) || fault.body?.code !== 'round_on_day') return undefined
  const asked = Asked.safeParse(fault.body.details)
  return asked.success ? asked.data.others : undefined
}

type OthersProps = { others: readonly RoundOfDay[]; answer: string; onAnswer: () => void }

/** Names what the player has on that day already, and offers to go on: it is another round. */
export function OthersOfDay({ others, answer, onAnswer }: OthersProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{text.othersLead}</p>
      <OtherRounds others={others} />
      <Button look="secondary" onClick={onAnswer}>
        {answer}
      </Button>
    </div>
  )
}

/** Each with what is known of it. */
export function OtherRounds({ others }: { others: readonly RoundOfDay[] }) {
  return (
    <ul className="list-disc pl-6">
      {others.map((other, i) => (
        <li key={i} className="font-medium wrap-anywhere">
          {nameOf(other)}
        </li>
      ))}
    </ul>
  )
}

function nameOf({ kind, courseName, time, adjustedGross }: RoundOfDay): string {
  return [text.otherKinds[kind](courseName), time, adjustedGross === null ? null : text.score(adjustedGross)]
    .filter((part) => part !== null)
    .join(', ')
}
