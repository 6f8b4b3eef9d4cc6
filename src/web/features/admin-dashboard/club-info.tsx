import type { Club } from '#contract/clubs.ts'
import { timeZoneName } from '#web/admin/time-zones.ts'
import { formatDate } from '#web/lib/format.ts'
import { adminDashboardText } from '#web/messages/en/admin-dashboard.ts'
import { Card } from '#web/ui/card.tsx'

/** What the club said of itself. */
export function ClubInfo({ club }: { club: Club }) {
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
