import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { clubCompetitions } from '#contract/competition/competitions.ts'
import { listCourses } from '#contract/course/courses.ts'
import { ClubCodePlate } from '#web/club/club-code-plate.tsx'
import FirstSteps from '#web/club/first-steps.online.tsx'
import { subscriptionWords } from '#web/money/subscription-words.ts'
import { useFirstSteps } from '#web/club/use-first-steps.ts'
import { query } from '#web/lib/query.ts'
import { clubAdminText } from '#web/messages/en/club/club-admin.online.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Card, Figure, Section } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

const WaitingQuestions = lazy(() => import('#web/home/waiting-questions.tsx'))

export function OverviewTab({ club }: { club: Club }) {
  const params = { clubId: club.id }
  const courses = useQuery(query(listCourses, { params }))
  const competitions = useQuery(query(clubCompetitions, { params }))
  const active = competitions.data?.filter((one) => one.status === 'active').length
  const { plan, note } = subscriptionWords(club)
  const first = useFirstSteps(club.id)
  const waiting = <SkeletonCards count={2} className="h-40" />
  if (first.isPending) return waiting
  const { steps } = first
  const figures = (
    <Card>
      <dl className={classNames('grid grid-cols-2 gap-5', !steps && 'sm:grid-cols-4')}>
        <Figure
          label={clubAdminText.members}
          value={club.memberCount}
          {...(club.maxMembers === null ? {} : { note: clubAdminText.ofMost(club.maxMembers) })}
        />
        <Figure label={clubAdminText.courses} value={courses.data?.length ?? '–'} />
        <Figure
          label={clubAdminText.competitions}
          value={competitions.data?.length ?? '–'}
          {...(active === undefined ? {} : { note: clubAdminText.beingPlayed(active) })}
        />
        <Figure label={clubAdminText.plan} value={plan} {...(note === undefined ? {} : { note })} />
      </dl>
    </Card>
  )
  const code = club.clubCode !== null && <ClubCodePlate code={club.clubCode} />
  if (!steps)
    return (
      <div className="grid gap-6">
        <Suspense fallback={waiting}>
          <WaitingQuestions club={club}>
            {figures}
            <QuickActions hasCourse hasCompetition />
            {code}
          </WaitingQuestions>
        </Suspense>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <FirstSteps clubId={club.id} clubName={club.name} steps={steps} />
      <div className="grid gap-6">
        <Suspense fallback={waiting}>
          <WaitingQuestions club={club}>
            {figures}
            {code}
            <QuickActions hasCourse={steps.courseId !== null} hasCompetition={steps.hasCompetition} />
          </WaitingQuestions>
        </Suspense>
      </div>
    </div>
  )
}

/** Without those that the list of first steps leads to already. */
function QuickActions({ hasCourse, hasCompetition }: { hasCourse: boolean; hasCompetition: boolean }) {
  return (
    <Section title={clubAdminText.quickActions}>
      <div className="flex flex-wrap gap-2">
        {hasCourse && (
          <LinkButton href="/club-admin?tab=courses&new=1" look="secondary">
            {clubAdminText.createCourse}
          </LinkButton>
        )}
        {hasCompetition && (
          <LinkButton href="/club-admin?tab=competitions&new=1" look="secondary">
            {clubAdminText.createCompetition}
          </LinkButton>
        )}
        <LinkButton href="/member-invite" look="secondary">
          {clubAdminText.inviteMembers}
        </LinkButton>
        <LinkButton href="/handicap-committee" look="secondary">
          {clubAdminText.handicapCommittee}
        </LinkButton>
      </div>
    </Section>
  )
}
