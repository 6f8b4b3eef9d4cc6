import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { Cell } from '#web/ui/table.tsx'
import { decimal, whole } from './figure-words.ts'

/** An average with the number of rounds it is made of (T7). */
export function AverageCell({ value, rounds }: { value: number | null; rounds: number }) {
  return (
    <Cell className="text-right whitespace-nowrap">
      {value === null ? (
        analyticsText.notPlayed
      ) : (
        <>
          {decimal(value)} <span className="text-note text-soft">{analyticsText.madeOf(whole(rounds))}</span>
        </>
      )}
    </Cell>
  )
}
