import { replaceClubCode, updateClub, type Club } from '#contract/clubs.ts'
import { failureText, send } from '#web/lib/api.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup, type Choice } from '#web/ui/choice-group.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Entrance = 'open' | 'approval'

const entrances: readonly Choice<Entrance>[] = [
  { value: 'open', label: 'Everybody with the code', note: 'A new member is in at once.' },
  { value: 'approval', label: 'After approval', note: 'A new member waits under Members until you approve.' },
]

/** Who gets in with the club code, and another code when this one has gone astray (D18). */
export function ClubEntrance({ club }: { club: Club }) {
  const changes = [['api', 'clubs']]
  const saving = useAction({
    run: (entrance: Entrance) =>
      send(updateClub, { params: { clubId: club.id }, body: { requiresApproval: entrance === 'approval' } }),
    changes,
    onDone: () => {
      showToast({ tone: 'success', title: 'Club updated successfully!' })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: 'Update failed',
        description: failureText(fault, 'The setting was not changed.'),
      })
    },
  })
  const replacing = useAction({
    run: () => send(replaceClubCode, { params: { clubId: club.id } }),
    changes,
    onDone: (changed) => {
      showToast({ tone: 'success', title: 'New club code', description: changed.clubCode ?? '' })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: 'Update failed',
        description: failureText(fault, 'The code was not replaced.'),
      })
    },
  })
  return (
    <Card className="grid gap-4">
      <ChoiceGroup
        legend="Who may join"
        isStacked
        choices={entrances}
        value={saving.isPending ? saving.variables : club.requiresApproval ? 'approval' : 'open'}
        onChange={(entrance) => {
          if (!saving.isPending) saving.mutate(entrance)
        }}
      />
      <div className="grid gap-2">
        <p>
          Club code <strong>{club.clubCode}</strong>
        </p>
        <div>
          <Button
            look="secondary"
            busy={replacing.isPending ? 'Replacing…' : undefined}
            onClick={() => {
              if (confirm('Replace the club code? The old one stops working at once.'))
                replacing.mutate(undefined)
            }}
          >
            Replace the code
          </Button>
        </div>
      </div>
    </Card>
  )
}
