import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { competitionSeasons } from '#contract/competition/season.ts'
import { query } from '#web/lib/query.ts'
import { seasonLinkText as text } from '#web/messages/en/board/season-link.ts'

/** The seasons that the competition counts for; nothing where there is none, or while they cannot be had. */
export default function SeasonLinks({ competitionId }: { competitionId: string }) {
  const { data } = useQuery(query(competitionSeasons, { params: { competitionId } }))
  if (!data || data.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 print:hidden">
      {text.countsFor}
      {data.map(({ id, name, year }) => (
        <Link
          key={id}
          href={`/season?season=${id}`}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 wrap-anywhere"
        >
          {text.nameOf(name, year)}
        </Link>
      ))}
    </p>
  )
}
