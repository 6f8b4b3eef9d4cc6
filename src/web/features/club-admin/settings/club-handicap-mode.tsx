import type { Club } from '#contract/clubs.ts'
import { ownHandicapRecord } from '#contract/handicap.ts'
import type { HandicapMode } from '#domain/handicap/handicap-mode.ts'
import { useClubChange } from '#web/admin/use-club-change.ts'
import { failureText } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { clubAdminText } from '#web/messages/en/club-admin.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup, type Choice } from '#web/ui/choice-group.tsx'
import { showToast } from '#web/ui/toast.tsx'

function modes(): readonly Choice<HandicapMode>[] {
  return [
    { value: 'whs', label: clubAdminText.calculated, note: clubAdminText.calculatedNote },
    { value: 'assigned', label: clubAdminText.assigned, note: clubAdminText.assignedNote },
  ]
}

/** Who moves the members' Handicap Indexes (D4). */
export function ClubHandicapMode({ club }: { club: Club }) {
  const saving = useClubChange(club, {
    body: (handicapMode: HandicapMode) => ({ handicapMode }),
    changes: [query(ownHandicapRecord)],
    onDone: () => {
      showToast({ tone: 'success', title: clubAdminText.handicapUpdated })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: clubAdminText.updateFailed,
        description: failureText(fault, clubAdminText.handicapNotChanged),
      })
    },
  })
  return (
    <Card className="grid gap-2">
      <ChoiceGroup
        legend={clubAdminText.handicapIndexes}
        isStacked
        choices={modes()}
        value={saving.isPending ? saving.variables : club.handicapMode}
        onChange={(mode) => {
          if (!saving.isPending) saving.mutate(mode)
        }}
      />
      <p className="text-note text-soft">{clubAdminText.handicapHint}</p>
    </Card>
  )
}
