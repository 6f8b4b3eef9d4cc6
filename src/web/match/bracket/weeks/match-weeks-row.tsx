import type { Match } from '#contract/match/matches.ts'
import { formatDate } from '#web/lib/format.ts'
import { knockoutText } from '#web/messages/en/match/knockout.ts'
import { pairsText } from '#web/messages/en/match/pairs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { nameOf, placeOf } from '../match-words.ts'

export const dayText = (day: string) => formatDate(day, 'UTC')

/** By when a match is played, and what its sides have said of it. */
export function MatchWeeksRow({ match }: { match: Match }) {
  const { playBy, isOverdue, reports, reason, isNeeded, status } = match
  const isOpen = isNeeded && status === 'pending'
  if (!(isOpen && playBy !== null) && reports.length === 0 && reason === null) return null
  return (
    <div className="grid gap-1 border-t border-line px-3 py-1.5 text-note">
      {isOpen && playBy !== null && (
        <p className="flex flex-wrap items-center gap-2">
          {knockoutText.playBy(dayText(playBy))}
          {isOverdue && <Badge tone="warn">{knockoutText.overdue}</Badge>}
        </p>
      )}
      {reports.map((report) => (
        <p key={report.sideId} className="print:hidden">
          {reportText(match, report)}
          {report.countsAt !== null && ` ${knockoutText.counts(formatDate(report.countsAt))}`}
        </p>
      ))}
      {reports.length > 1 && (
        <p className="print:hidden">
          <Badge tone="warn">{knockoutText.differ}</Badge>
        </p>
      )}
      {reason !== null && (
        <p className="wrap-anywhere text-soft print:hidden">{knockoutText.reason(reason)}</p>
      )}
    </div>
  )
}

/** "Ben Byrne says: Ben Byrne, 3&2." */
export function reportText(match: Match, { sideId, winnerId, result }: Match['reports'][number]): string {
  const says = match.partner1 === null ? knockoutText.says : pairsText.say
  return says(sideName(match, sideId), sideName(match, winnerId), result)
}

export function sideName(match: Match, sideId: string): string {
  const { player, partner } = placeOf(match, sideId === match.player1Id ? 1 : 2)
  return player ? nameOf(player, partner) : ''
}

/** The other side has said a result, and the reader has not answered. */
export function awaitsAnswerOf(match: Match): boolean {
  const [report] = match.reports
  return (
    match.canRecord && match.reports.length === 1 && match.sideId !== null && report?.sideId !== match.sideId
  )
}
