import type { Club } from '#contract/club/clubs.ts'
import { ownHandicapRecord } from '#contract/handicap/handicap.ts'
import type { HandicapMode } from '#golf/handicap/handicap-mode.ts'
import { savedToasts, SavedChoiceGroup } from '#web/platform/saved-choice.tsx'
import { useClubChange } from '#web/club/use-club-change.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { clubAdminText } from '#web/messages/en/club/club-admin.online.ts'
import { Card } from '#web/ui/card.tsx'

/** Whether cards or the club set the members' Handicap Indexes (D4). */
export function ClubHandicapMode({ club }: { club: Club }) {
  const saving = useClubChange(club, {
    body: (handicapMode: HandicapMode) => ({ handicapMode }),
    changes: [query(ownHandicapRecord)],
    ...savedToasts({
      topic: 'handicap-mode',
      done: () => ({ title: clubAdminText.handicapUpdated }),
      failed: {
        title: clubAdminText.updateFailed,
        text: (fault) => failureText(fault, clubAdminText.handicapNotChanged),
      },
    }),
  })
  return (
    <Card className="grid gap-2">
      <SavedChoiceGroup
        legend={clubAdminText.handicapIndexes}
        value={club.handicapMode}
        choices={[
          { value: 'whs', label: clubAdminText.calculated, note: clubAdminText.calculatedNote },
          { value: 'assigned', label: clubAdminText.assigned, note: clubAdminText.assignedNote },
        ]}
        saving={saving}
      />
      <p className="text-note text-soft">{clubAdminText.handicapHint}</p>
    </Card>
  )
}
