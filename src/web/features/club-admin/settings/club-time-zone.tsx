import type { Club } from '#contract/clubs.ts'
import { timeZoneName, timeZones } from '#web/admin/time-zones.ts'
import { useClubChange } from '#web/admin/use-club-change.ts'
import { failureText } from '#web/lib/api.ts'
import { formatTime } from '#web/lib/format.ts'
import { clubAdminText } from '#web/messages/en/club-admin.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** The clock of the club's competitions (D28). */
export function ClubTimeZone({ club }: { club: Club }) {
  const saving = useClubChange(club, {
    body: (timeZone: string) => ({ timeZone }),
    onDone: (changed) => {
      showToast({
        tone: 'success',
        title: clubAdminText.timeZoneUpdated,
        description: clubAdminText.timeZoneNow(formatTime(new Date().toISOString(), changed.timeZone)),
      })
    },
    onFail: (fault) => {
      showToast({ tone: 'error', title: clubAdminText.updateFailed, description: textOf(fault) })
    },
  })
  const textOf = (fault: Error) => failureText(fault, clubAdminText.timeZoneFailed)
  return (
    <Card>
      <Field
        label={clubAdminText.timeZone}
        hint={clubAdminText.timeZoneHint}
        error={saving.isError ? textOf(saving.error) : undefined}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={saving.isPending ? saving.variables : club.timeZone}
            disabled={saving.isPending}
            onChange={(event) => {
              saving.mutate(event.target.value)
            }}
          >
            {timeZones(club.timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {timeZoneName(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  )
}
