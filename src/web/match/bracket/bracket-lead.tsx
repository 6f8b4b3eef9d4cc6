import type { Competition } from '#contract/competition/competitions.ts'
import { bracketTypeNames, competitionStatusTones, stageName } from '#web/lib/competition-words.ts'
import { formatDate, formatDateTime } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ClubMark } from '#web/ui/club-mark.tsx'

/** Kind of draw, first day and status; on paper also whose bracket it is and of when. */
export function BracketLead({ competition, updatedAt }: { competition: Competition; updatedAt: number }) {
  const { startDate, timeZone, status, bracketType, clubId } = competition
  const club = useUser()?.memberships.find((one) => one.clubId === clubId)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {club && <ClubMark club={club} className="font-semibold text-ink" />}
      <span>{bracketTypeNames[bracketType ?? 'single_elimination']}</span>
      <span>{startDate === null ? text.noDate : formatDate(startDate, timeZone)}</span>
      <Badge tone={competitionStatusTones[status]}>{stageName(competition)}</Badge>
      <span className="hidden print:inline">
        {text.printedAt(formatDateTime(new Date(updatedAt).toISOString(), timeZone))}
      </span>
    </span>
  )
}
