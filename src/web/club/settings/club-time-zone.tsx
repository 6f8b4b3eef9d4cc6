import type { Club } from '#contract/club/clubs.ts'
import { savedToasts, SavedSelect } from '#web/platform/saved-choice.tsx'
import { timeZoneName, timeZones } from '#web/club/time-zones.ts'
import { useClubChange } from '#web/club/use-club-change.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatTime } from '#web/lib/format.ts'
import { clubAdminText } from '#web/messages/en/club/club-admin.online.ts'
import { Card } from '#web/ui/card.tsx'

/** The time zone of the club's competitions (D28). */
export function ClubTimeZone({ club }: { club: Club }) {
  const failed = (fault: Error) => failureText(fault, clubAdminText.timeZoneFailed)
  const saving = useClubChange(club, {
    body: (timeZone: string) => ({ timeZone }),
    ...savedToasts<Club>({
      topic: 'time-zone',
      done: (changed) => ({
        title: clubAdminText.timeZoneUpdated,
        description: clubAdminText.timeZoneNow(formatTime(new Date().toISOString(), changed.timeZone)),
      }),
      failed: { title: clubAdminText.updateFailed, text: failed },
    }),
  })
  return (
    <Card>
      <SavedSelect
        label={clubAdminText.timeZone}
        hint={clubAdminText.timeZoneHint}
        error={saving.isError ? failed(saving.error) : undefined}
        value={club.timeZone}
        choices={timeZones(club.timeZone).map((zone) => ({ value: zone, label: timeZoneName(zone) }))}
        saving={saving}
      />
    </Card>
  )
}
