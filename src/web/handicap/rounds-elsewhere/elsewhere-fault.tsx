import type { ReactNode } from 'react'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'
import { elsewhereRefusal } from './elsewhere-refusal.ts'
import { OthersOfDay, othersAsked } from './others-of-day.tsx'

type Failed = {
  error: Error | null
  title: string
  /** Goes on: it is another round than those of the day. */
  answer: { label: string; onAnswer: () => void }
}

/** What a form about a round at another club says of a failed call: the question about the day, or why it was refused. */
export function elsewhereFault({ error, title, answer }: Failed): { fault?: ReactNode; faultTitle?: string } {
  if (error === null) return {}
  const others = othersAsked(error)
  if (!others) return { fault: elsewhereRefusal(error), faultTitle: title }
  return {
    fault: <OthersOfDay others={others} answer={answer.label} onAnswer={answer.onAnswer} />,
    faultTitle: text.others,
  }
}
