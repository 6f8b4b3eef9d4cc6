import { useQuery } from '@tanstack/react-query'
import type { Club } from '#contract/clubs.ts'
import { clubCompetitions } from '#contract/competitions.ts'
import { listCourses } from '#contract/courses.ts'
import { ClubCodePlate } from '#web/admin/club-code-plate.tsx'
import { query } from '#web/lib/query.ts'
import { formatCount } from '#web/lib/format.ts'
import { Card, Figure, Section } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function OverviewTab({ club }: { club: Club }) {
  const params = { clubId: club.id }
  const courses = useQuery(query(listCourses, { params }))
  const competitions = useQuery(query(clubCompetitions, { params }))
  const active = competitions.data?.filter((one) => one.status === 'active').length
  return (
    <div className="grid gap-6">
      {club.clubCode !== null && <ClubCodePlate code={club.clubCode} />}
      <Card>
        <dl className="grid grid-cols-2 gap-5 sm:grid-cols-4">
          <Figure
            label="Members"
            value={club.memberCount}
            {...(club.maxMembers === null ? {} : { note: `of ${club.maxMembers}` })}
          />
          <Figure label="Courses" value={courses.data?.length ?? '–'} />
          <Figure
            label="Competitions"
            value={competitions.data?.length ?? '–'}
            {...(active === undefined ? {} : { note: `${active} being played` })}
          />
          <Figure
            label="Plan"
            value={club.subscriptionStatus === 'trial' ? 'Free trial' : (club.planType ?? 'Active')}
            {...(club.trialDaysLeft === null
              ? {}
              : { note: `${formatCount(club.trialDaysLeft, 'day', 'days')} left` })}
          />
        </dl>
      </Card>
      <Section title="Quick actions">
        <div className="flex flex-wrap gap-2">
          <LinkButton
            href="/club-admin?tab=courses&new=1"
            look={courses.data?.length === 0 ? 'primary' : 'secondary'}
          >
            Create Course
          </LinkButton>
          <LinkButton href="/club-admin?tab=competitions&new=1" look="secondary">
            Create Competition
          </LinkButton>
          <LinkButton href="/club-admin?tab=members" look="secondary">
            Invite Members
          </LinkButton>
        </div>
      </Section>
    </div>
  )
}
