import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ownMatches, type OwnMatch } from '#contract/match/own-matches.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { readerLocale } from '#web/messages/language.ts'
import { ownMatchText as text } from '#web/messages/en/match/own-match.ts'

/** "Play Ann Byrne by 12 Jun 2026", leading to the match in its draw; nothing while the next opponent is not known. */
export function OwnMatches({ competitionId }: { competitionId: string }) {
  // What the opponent has said changes it without this phone's doing.
  const matches = useQuery({ ...query(ownMatches), staleTime: 0 })
  const own = matches.data?.filter((one) => one.competitionId === competitionId) ?? []
  return own.map((match) => (
    <Link
      key={match.matchId}
      href={`/competitions/${competitionId}/bracket#match-${match.matchNumber}`}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline"
    >
      {sentenceOf(match)}
    </Link>
  ))
}

function sentenceOf({ opponents, playBy, isOverdue, awaitsAnswer }: OwnMatch): string {
  const names = opponents.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  const opponent = new Intl.ListFormat(readerLocale()).format(names)
  if (awaitsAnswer) return text.answer(opponent)
  if (playBy === null) return text.play(opponent)
  const day = formatDate(playBy, 'UTC')
  return isOverdue ? text.overdue(opponent, day) : text.playBy(opponent, day)
}
