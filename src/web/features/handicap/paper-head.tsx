import type { HandicapRecord } from '#contract/handicap.ts'
import { formatDate } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.ts'
import { handicapText as text } from '#web/messages/en/handicap.ts'

/** Whose record it is, of which club and day: a screen says so by where it is, a sheet of paper does not. */
export function PaperHead({ record }: { record: HandicapRecord }) {
  const club = useUser()?.clubName
  return (
    <p className="hidden print:block">
      {[record.playerName, club, text.printedAt(formatDate(new Date().toISOString()))]
        .filter((part) => part !== null && part !== undefined)
        .join(' · ')}
    </p>
  )
}
