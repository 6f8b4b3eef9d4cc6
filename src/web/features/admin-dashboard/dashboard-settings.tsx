import type { Club } from '#contract/clubs.ts'
import { ClubName } from '#web/admin/club-name.tsx'
import { adminDashboardText } from '#web/messages/en/admin-dashboard.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

export function DashboardSettings({ club }: { club: Club }) {
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
