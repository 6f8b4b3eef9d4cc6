import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Competition } from '#contract/competition/competitions.ts'
import { ownStarts } from '#contract/competition/start-sheet.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { readerLocale } from '#web/messages/language.ts'
import { startSheetText as text } from '#web/messages/en/competition/start-sheet.ts'
import { OwnMatches } from '../match/own-matches.tsx'

/** What somebody who is entered has before them: their start time, or their match of a knock-out. */
export default function OwnStart({ competition: { id, competitionType } }: { competition: Competition }) {
  return competitionType === 'matchplay' ? (
    <OwnMatches competitionId={id} />
  ) : (
    <StartTime competitionId={id} />
  )
}

/** "You start Sat 6 Jun, 10:24, hole 1, with A, B and C", leading to the start sheet; nothing while there is none. */
function StartTime({ competitionId }: { competitionId: string }) {
  const starts = useQuery(query(ownStarts))
  const own = starts.data?.find((one) => one.competitionId === competitionId)
  if (!own) return null
  const names = own.partners.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  const when = text.youStart(formatDateTime(own.startsAt, own.timeZone), `${own.hole}${own.half ?? ''}`)
  return (
    <Link
      href={`/competitions/${competitionId}/start-sheet`}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline"
    >
      {names.length === 0 ? when : `${when}, ${text.with(new Intl.ListFormat(readerLocale()).format(names))}`}
    </Link>
  )
}
