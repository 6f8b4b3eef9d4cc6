import { Link } from 'wouter'
import type { Match } from '#contract/match/matches.ts'
import { progressText, sideNames } from '#web/match/match-state-text.ts'
import { matchStateText as text } from '#web/messages/en/match/match-state.ts'
import { Badge } from '#web/ui/badge.tsx'

/** How a match that is not over stands, and the way to its card. */
export function MatchProgressRow({ match, competitionId }: { match: Match; competitionId: string }) {
  const { player1, player2, progress } = match
  if (!isPlayable(match) || !player1 || !player2) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pr-1 pl-3 text-note">
      <span className="flex flex-wrap items-center gap-2 py-1.5 font-medium">
        {progress && progressText(progress, sideNames(player1, player2))}
        {progress?.outcome && <Badge tone="flag">{text.toConfirm}</Badge>}
        {progress && progress.differing.length > 0 && (
          <Badge tone="warn">{text.differ(progress.differing.length)}</Badge>
        )}
      </span>
      <Link
        href={matchCardPath({ competitionId, matchId: match.id })}
        aria-label={text.openOf(match.matchNumber)}
        className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-accent hover:bg-tint print:hidden"
      >
        {text.open}
      </Link>
    </div>
  )
}

/** Both players are known and there is no result; a match of pairs has no card. */
export function isPlayable(match: Match): boolean {
  const { isNeeded, status, player1, player2, partner1 } = match
  return isNeeded && status === 'pending' && player1 !== null && player2 !== null && partner1 === null
}

export function matchCardPath({
  competitionId,
  matchId,
}: {
  competitionId: string
  matchId: string
}): string {
  return `/competitions/${encodeURIComponent(competitionId)}/matches/${encodeURIComponent(matchId)}`
}
