import { lazy, Suspense } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { ClubCodePlate } from '#web/club/club-code-plate.tsx'
import { subscriptionWords } from '#web/money/subscription-words.ts'
import { timeZoneName } from '#web/club/time-zones.ts'
import { formatDate } from '#web/lib/format.ts'
import { adminDashboardText } from '#web/messages/en/home/admin-dashboard.online.ts'
import { Card, Figure, Section } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

const WaitingQuestions = lazy(() => import('#web/home/waiting-questions.tsx'))

export function DashboardOverview({ club }: { club: Club }) {
  const { status, plan, note } = subscriptionWords(club)
  return (
    <div className="grid gap-6">
      <Suspense fallback={<SkeletonCards count={2} className="h-40" />}>
        <WaitingQuestions club={club}>
          {club.clubCode !== null && <ClubCodePlate code={club.clubCode} />}
          <Card className="grid gap-4">
            <dl className="grid grid-cols-2 gap-5 sm:grid-cols-3">
              <Members club={club} />
              <Figure
                label={adminDashboardText.subscription}
                value={status}
                {...(note === undefined ? {} : { note })}
              />
              <Figure label={adminDashboardText.plan} value={plan} />
            </dl>
            {club.subscriptionStatus !== 'active' && (
              <div>
                <LinkButton href="/admin-dashboard?tab=billing">{adminDashboardText.upgrade}</LinkButton>
              </div>
            )}
          </Card>
          <Section title={adminDashboardText.clubInfo}>
            <ClubInfo club={club} />
          </Section>
          <div>
            <LinkButton href="/club-admin" look="secondary">
              {adminDashboardText.openAdministration}
            </LinkButton>
          </div>
        </WaitingQuestions>
      </Suspense>
    </div>
  )
}

/** The number of members and the limit, in words and as a bar. */
function Members({ club: { memberCount, maxMembers } }: { club: Club }) {
  if (maxMembers === null) return <Figure label={adminDashboardText.membership} value={memberCount} />
  const left = Math.max(0, maxMembers - memberCount)
  return (
    <Figure
      label={adminDashboardText.membership}
      value={adminDashboardText.memberCount(memberCount, maxMembers)}
      note={
        <span className="grid gap-1">
          <meter
            aria-label={adminDashboardText.membership}
            min={0}
            max={maxMembers}
            value={memberCount}
            className="w-full"
          />
          {left === 0 ? adminDashboardText.clubFull : adminDashboardText.placesLeft(left)}
        </span>
      }
    />
  )
}

/** The club's own details. */
function ClubInfo({ club }: { club: Club }) {
  const rows: [string, string | null][] = [
    [adminDashboardText.name, club.name],
    [adminDashboardText.address, club.address],
    [adminDashboardText.phone, club.phone],
    [adminDashboardText.email, club.email],
    [adminDashboardText.website, club.website],
    [adminDashboardText.description, club.description],
    [adminDashboardText.timeZone, timeZoneName(club.timeZone)],
    [adminDashboardText.currency, club.currency],
    [adminDashboardText.since, formatDate(club.createdAt, club.timeZone)],
  ]
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {rows.map(([label, text]) => (
          <div key={label} className="grid min-w-0">
            <dt className="text-note text-soft">{label}</dt>
            <dd className={text === null ? 'text-soft' : 'wrap-anywhere whitespace-pre-line'}>
              {text ?? adminDashboardText.notSaid}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
