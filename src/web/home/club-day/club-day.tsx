import type { UseQueryResult } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { Link } from 'wouter'
import type { ClubDay as Day } from '#contract/competition/club-day.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { ApproveButton } from '#web/club/members/approve-button.tsx'
import { memberName } from '#web/club/members/member-name.ts'
import { OfflineError } from '#web/lib/api.ts'
import { competitionResultsPath, competitionTypeNames } from '#web/lib/competition-words.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { clubDayText as text } from '#web/messages/en/home/club-day.online.ts'
import { homeText } from '#web/messages/en/home/home.ts'
import { readerLocale } from '#web/messages/language.ts'
import { plural } from '#web/messages/plural.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'
import { CompetitionDay } from './competition-day.tsx'

const SHOWN = 2

type ClubDayProps = { clubId: string; day: UseQueryResult<Day> }

/** The day: what is being played with its cards, results that wait to be final, who waits for approval, what comes. */
export function ClubDay({ clubId, day: { data, error, isError, refetch } }: ClubDayProps) {
  if (isError && !data)
    return (
      <ErrorState
        title={text.failed}
        isOffline={error instanceof OfflineError}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonCards count={SHOWN} className="h-56" />
  const active = data.competitions
    .filter(({ competition }) => competition.status === 'active')
    .sort((a, b) => matchesLast(a.competition) - matchesLast(b.competition))
  const provisional = data.competitions.filter(({ competition }) => competition.status === 'completed')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {data.waiting.length > 0 && <Waiting clubId={clubId} waiting={data.waiting} />}
      <Section title={homeText.activeCompetitions}>
        {active.length === 0 ? (
          <EmptyState icon={<Trophy aria-hidden size={32} />} title={homeText.noCompetitions}>
            {homeText.noCompetitionsAdvice}
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {active.slice(0, SHOWN).map((one) => (
              <li key={one.competition.id}>
                <CompetitionDay day={one} />
              </li>
            ))}
          </ul>
        )}
        {active.length > SHOWN && (
          <Link
            href="/competitions?show=now"
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent underline-offset-4 hover:underline"
          >
            {text.more(active.length - SHOWN)}
          </Link>
        )}
      </Section>
      {provisional.length > 0 && (
        <Section title={text.toFinish}>
          {provisional.map((one) => (
            <CompetitionDay key={one.competition.id} day={one} />
          ))}
        </Section>
      )}
      {data.next && <Next competition={data.next} />}
    </div>
  )
}

/** A match play goes on for months and has no cards. */
function matchesLast({ competitionType }: Competition): number {
  return competitionType === 'matchplay' ? 1 : 0
}

function Waiting({ clubId, waiting }: { clubId: string; waiting: Day['waiting'] }) {
  return (
    <Section title={text.waiting}>
      <ul className="divide-y divide-line border-y border-line">
        {waiting.map((member) => (
          <li key={member.id} className="flex items-center justify-between gap-4 py-2">
            <span className="font-semibold">{memberName(member)}</span>
            <ApproveButton member={member} clubId={clubId} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Next({ competition }: { competition: Competition }) {
  const { name, startDate, timeZone, participantCount, competitionType } = competition
  const facts = [
    startDate === null ? undefined : homeText.starts(formatDateTime(startDate, timeZone)),
    competitionTypeNames[competitionType],
    plural(readerLocale(), participantCount, { one: homeText.participant, other: homeText.participants }),
  ]
  return (
    <Section title={text.next}>
      <Link
        href={competitionResultsPath(competition)}
        className="grid min-h-14 content-center border-y border-line py-2 hover:underline"
      >
        <span className="font-semibold">{name}</span>
        <span className="text-note text-soft">{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
      </Link>
    </Section>
  )
}
