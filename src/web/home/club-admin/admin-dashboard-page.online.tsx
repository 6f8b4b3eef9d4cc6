import type { Club } from '#contract/club/clubs.ts'
import { AdminOnly } from '#web/club/admin-only.tsx'
import { AdminPage } from '#web/platform/admin-page.tsx'
import { ClubName } from '#web/club/club-name.tsx'
import { MembersPart } from '#web/club/members/members-part.tsx'
import { adminText } from '#web/messages/en/club/admin.ts'
import { adminDashboardText } from '#web/messages/en/home/admin-dashboard.online.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { BillingTab } from '../../money/billing-tab.tsx'
import { DashboardOverview } from './dashboard-overview.tsx'

/** The second administration page, made of the same parts as the first (D21). */
export default function AdminDashboardPage() {
  const { title, deniedTitle, denied } = adminDashboardText
  const { overview, members, settings, billing } = adminText.tabs
  return (
    <AdminOnly title={title} denied={{ title: deniedTitle, text: denied }}>
      {(clubId) => (
        <AdminPage
          clubId={clubId}
          path="/admin-dashboard"
          title={title}
          tabs={[
            { value: 'overview', label: overview },
            { value: 'members', label: members },
            { value: 'settings', label: settings },
            { value: 'billing', label: billing },
          ]}
        >
          {(tab, club) => {
            switch (tab) {
              case 'overview':
                return <DashboardOverview club={club} />
              case 'members':
                return <MembersPart club={club} />
              case 'settings':
                return <DashboardSettings club={club} />
              case 'billing':
                return <BillingTab club={club} />
            }
          }}
        </AdminPage>
      )}
    </AdminOnly>
  )
}

function DashboardSettings({ club }: { club: Club }) {
  return (
    <div className="grid max-w-xl gap-4">
      <ClubName club={club} />
      <p className="text-soft">{adminDashboardText.moreSettings}</p>
      <div>
        <LinkButton href="/club-admin?tab=settings" look="secondary">
          {adminDashboardText.openAdministration}
        </LinkButton>
      </div>
    </div>
  )
}
