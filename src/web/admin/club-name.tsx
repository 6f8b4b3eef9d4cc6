import { useState } from 'react'
import { updateClub, type Club } from '#contract/clubs.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { clearDraft, keepDraft, withDraft } from '#web/lib/form-draft.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { adminText } from '#web/messages/en/admin.ts'
import { changedMeanwhileText } from '#web/messages/en/changed-meanwhile.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useClubChange } from './use-club-change.ts'

/** Renames the club; what is typed stays until it is saved (U17). */
export function ClubName({ club }: { club: Club }) {
  const { name, error, theirs, isSaving, type, save, takeTheirs } = useClubName(club)
  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={adminText.clubName} required error={error}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              value={name}
              onChange={(event) => {
                type(event.target.value)
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isSaving ? sharedText.saving : undefined}>
            {adminText.saveName}
          </Button>
          {theirs !== undefined && (
            <Button look="secondary" onClick={takeTheirs}>
              {changedMeanwhileText.take}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

function useClubName(club: Club) {
  const draft = `club-name.${club.id}`
  const [name, setName] = useState(() => withDraft(draft, { name: club.name }).name)
  const [error, setError] = useState<string>()
  /** The name that somebody else has given meanwhile. */
  const [theirs, setTheirs] = useState<string>()
  const saving = useClubChange(club, {
    body: (wanted: string) => ({ name: wanted }),
    onDone: (changed) => {
      clearDraft(draft)
      setName(changed.name)
      setTheirs(undefined)
      showToast({ tone: 'success', title: adminText.clubUpdated, topic: draft })
    },
    onFail: (fault) => {
      const now = readConflict(fault, updateClub.reply)
      if (now) setTheirs(now.name)
      refuse(
        adminText.updateFailed,
        now ? changedMeanwhileText.changedTo(now.name) : failureText(fault, adminText.nameNotChanged),
      )
    },
  })
  function refuse(title: string, description: string) {
    setError(description)
    showToast({ tone: 'error', title, description, topic: draft })
  }
  return {
    name,
    error,
    theirs,
    isSaving: saving.isPending,
    type: (typed: string) => {
      setName(typed)
      keepDraft(draft, { name: typed })
    },
    save: () => {
      if (saving.isPending) return
      if (name.trim() === '') {
        refuse(adminText.clubNameRequired, adminText.enterClubName)
        return
      }
      setError(undefined)
      saving.mutate(name.trim())
    },
    takeTheirs: () => {
      if (theirs !== undefined) setName(theirs)
      setTheirs(undefined)
      setError(undefined)
      clearDraft(draft)
    },
  }
}
