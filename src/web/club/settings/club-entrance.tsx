import { useState } from 'react'
import { getClub, replaceClubCode, type Club } from '#contract/club/clubs.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { savedToasts, SavedChoiceGroup } from '#web/platform/saved-choice.tsx'
import { useClubChange } from '#web/club/use-club-change.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { allOf } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { clubAdminText } from '#web/messages/en/club/club-admin.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Entrance = 'open' | 'approval'

const changes = [allOf(getClub)]

/** Who may join with the club code, and a new code when this one is in the wrong hands (D18). */
export function ClubEntrance({ club }: { club: Club }) {
  const [isAsking, setIsAsking] = useState(false)
  const saving = useClubChange(club, {
    body: (entrance: Entrance) => ({ requiresApproval: entrance === 'approval' }),
    ...savedToasts({
      topic: 'entrance',
      done: () => ({ title: adminText.clubUpdated }),
      failed: {
        title: adminText.updateFailed,
        text: (fault) => failureText(fault, clubAdminText.settingNotChanged),
      },
    }),
  })
  return (
    <Card className="grid gap-4">
      <SavedChoiceGroup
        legend={clubAdminText.whoMayJoin}
        value={club.requiresApproval ? 'approval' : 'open'}
        choices={[
          { value: 'open', label: clubAdminText.openEntrance, note: clubAdminText.openEntranceNote },
          {
            value: 'approval',
            label: clubAdminText.approvalEntrance,
            note: clubAdminText.approvalEntranceNote,
          },
        ]}
        saving={saving}
      />
      <div className="grid gap-2">
        <p>
          {clubAdminText.clubCode} <strong>{club.clubCode}</strong>
        </p>
        <div>
          <Button
            look="secondary"
            onClick={() => {
              setIsAsking(true)
            }}
          >
            {clubAdminText.replaceCode}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ReplaceCode
          clubId={club.id}
          onClose={() => {
            setIsAsking(false)
          }}
        />
      )}
    </Card>
  )
}

function ReplaceCode({ clubId, onClose }: { clubId: string; onClose: () => void }) {
  const replacing = useAction({
    run: () => send(replaceClubCode, { params: { clubId } }),
    changes,
    onDone: (changed) => {
      onClose()
      showToast({ tone: 'success', title: clubAdminText.newCode, description: changed.clubCode ?? '' })
    },
    onFail: (fault) => {
      showToast({ tone: 'error', title: adminText.updateFailed, description: textOf(fault) })
    },
  })
  const textOf = (fault: Error) => failureText(fault, clubAdminText.codeNotReplaced)
  return (
    <ConfirmDialog
      title={clubAdminText.replaceQuestion}
      confirmLabel={clubAdminText.replaceCode}
      busyLabel={clubAdminText.replacing}
      isBusy={replacing.isPending}
      fault={replacing.isError ? { title: adminText.updateFailed, text: textOf(replacing.error) } : undefined}
      onConfirm={() => {
        replacing.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{clubAdminText.replaceMeans}</p>
    </ConfirmDialog>
  )
}
