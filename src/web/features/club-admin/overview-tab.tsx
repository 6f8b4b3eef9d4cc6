import { useQuery } from '@tanstack/react-query'
import type { Club } from '#contract/clubs.ts'
import { clubCompetitions } from '#contract/competitions.ts'
import { listCourses } from '#contract/courses.ts'
import { ClubCodePlate } from '#web/admin/club-code-plate.tsx'
import { subscriptionWords } from '#web/admin/subscription-words.ts'
import { query } from '#web/lib/query.ts'
import { clubAdminText } from '#web/messages/en/club-admin.ts'
import { Card, Figure, Section } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function OverviewTab({ club }: { club: Club }) {
  const params = { clubId: club.id }
  const courses = useQuery(query(listCourses, { params }))
  const competitions = useQuery(query(clubCompetitions, { params }))
  const active = competitions.data?.filter((one) => one.status === 'active').length
  const { plan, note } = subscriptionWords(club)
  return (
    <div className="grid gap-6">
      <Card>
        <dl className="grid grid-cols-2 gap-5 sm:grid-cols-4">
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
      <Section title={clubAdminText.quickActions}>
        <div className="flex flex-wrap gap-2">
          <LinkButton
            href="/club-admin?tab=courses&new=1"
            look={courses.data?.length === 0 ? 'primary' : 'secondary'}
          >
            {clubAdminText.createCourse}
          </LinkButton>
          <LinkButton href="/club-admin?tab=competitions&new=1" look="secondary">
            {clubAdminText.createCompetition}
          </LinkButton>
          <LinkButton href="/member-invite" look="secondary">
            {clubAdminText.inviteMembers}
          </LinkButton>
        </div>
      </Section>
      {club.clubCode !== null && <ClubCodePlate code={club.clubCode} />}
    </div>
  )
}
