import type { Competition } from '#contract/competitions.ts'
import { competitionStatusNames, competitionTypeNames } from '#web/lib/competition-words.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { foreignZoneName } from '#web/lib/foreign-zone.ts'
import { useUser } from '#web/lib/session.ts'
import { leaderboardText as text } from '#web/messages/en/leaderboard.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ClubMark } from '#web/ui/club-mark.tsx'

type BoardLeadProps = { competition: Competition; updatedAt: number | undefined }

/** Type, first day and status; on paper also whose board it is and of when. */
export function BoardLead({ competition, updatedAt }: BoardLeadProps) {
  const { competitionType, status, timeZone, clubId } = competition
  const club = useUser()?.memberships.find((one) => one.clubId === clubId)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {club && <ClubMark club={club} className="font-semibold text-ink" />}
      <span>{competitionTypeNames[competitionType]}</span>
      <span>{startText(competition)}</span>
      <Badge tone={status === 'active' ? 'good' : 'plain'}>{competitionStatusNames[status]}</Badge>
      {updatedAt !== undefined && (
        <span className="hidden print:inline">
          {text.printedAt(formatDateTime(new Date(updatedAt).toISOString(), timeZone))}
        </span>
      )}
    </span>
  )
}

function startText({ startDate, timeZone }: Competition): string {
  if (startDate === null) return text.noDate
  const date = formatDate(startDate, timeZone)
  const zone = foreignZoneName(startDate, timeZone)
  return zone === undefined ? date : text.dateIn(date, zone)
}
