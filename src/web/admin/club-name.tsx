import { useState } from 'react'
import type { Club } from '#contract/clubs.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { clearDraft, keepDraft, withDraft } from '#web/lib/form-draft.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useClubChange } from './use-club-change.ts'

/** Renames the club; what is typed stays until it is saved (U17). */
export function ClubName({ club }: { club: Club }) {
  const draft = `club-name.${club.id}`
  const [name, setName] = useState(() => withDraft(draft, { name: club.name }).name)
  const [error, setError] = useState<string>()
  const saving = useClubChange(club, {
    body: (wanted: string) => ({ name: wanted }),
    onDone: (changed) => {
      clearDraft(draft)
      setName(changed.name)
      showToast({ tone: 'success', title: adminText.clubUpdated, topic: draft })
    },
    onFail: (fault) => {
      refuse(adminText.updateFailed, failureText(fault, adminText.nameNotChanged))
    },
  })
  function refuse(title: string, description: string) {
    setError(description)
    showToast({ tone: 'error', title, description, topic: draft })
  }
  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (saving.isPending) return
          if (name.trim() === '') {
            refuse(adminText.clubNameRequired, adminText.enterClubName)
            return
          }
          setError(undefined)
          saving.mutate(name.trim())
        }}
      >
        <Field label={adminText.clubName} required error={error}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              value={name}
              onChange={(event) => {
                setName(event.target.value)
                keepDraft(draft, { name: event.target.value })
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={saving.isPending ? sharedText.saving : undefined}>
            {adminText.saveName}
          </Button>
        </div>
      </form>
    </Card>
  )
}
