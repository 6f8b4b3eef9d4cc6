import { useState } from 'react'
import { updateClub, type Club } from '#contract/club/clubs.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { clearDraft, hasDraft, keepDraft, withDraft } from '#web/lib/form-draft.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { adminText } from '#web/messages/en/club/admin.ts'
import { changedMeanwhileText } from '#web/messages/en/platform/changed-meanwhile.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useClubChange } from './use-club-change.ts'

/** Renames the club; what is typed stays until it is saved (U17). */
export function ClubName({ club }: { club: Club }) {
  const { name, error, isTaken, isSaving, type, save, takeTheirs } = useClubName(club)
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
          {isTaken && (
            <Button look="secondary" onClick={takeTheirs}>
              {changedMeanwhileText.take}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

/** What is typed, and the name and version of the club it was typed over. */
type TypedName = { name: string; overName: string; overVersion: string }

/**
 * A name is typed over the club as it was at the first key: were the club read again meanwhile and the later version
 * sent, the name that somebody else has just given would be replaced without a question.
 */
function useClubName(club: Club) {
  const draft = `club-name.${club.id}`
  const [typed, setTyped] = useState(() => readTyped(draft, club))
  const [error, setError] = useState<string>()
  /** Somebody else has given another name meanwhile. */
  const [isTaken, setIsTaken] = useState(false)
  const name = typed?.name ?? club.name
  const saving = useClubChange(typed ? typedOver(club, typed) : club, {
    body: (wanted: string) => ({ name: wanted }),
    onDone: () => {
      forget()
      showToast({ tone: 'success', title: adminText.clubUpdated, topic: draft })
    },
    onFail: (fault, wanted) => {
      const now = readConflict(fault, updateClub.reply)
      if (now) {
        setIsTaken(true)
        keep({ ...overOf(now), name: wanted })
      }
      refuse(
        adminText.updateFailed,
        now ? changedMeanwhileText.changedTo(now.name) : failureText(fault, adminText.nameNotChanged),
      )
    },
  })
  function keep(next: TypedName) {
    setTyped(next)
    keepDraft(draft, next)
  }
  function forget() {
    setTyped(undefined)
    setIsTaken(false)
    setError(undefined)
    clearDraft(draft)
  }
  function refuse(title: string, description: string) {
    setError(description)
    showToast({ tone: 'error', title, description, topic: draft })
  }
  return {
    name,
    error,
    isTaken,
    isSaving: saving.isPending,
    type: (next: string) => {
      keep({ ...(typed ?? overOf(club)), name: next })
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
    takeTheirs: forget,
  }
}

function overOf({ name, version }: Club): TypedName {
  return { name, overName: name, overVersion: String(version ?? '') }
}

function typedOver(club: Club, { overName, overVersion }: TypedName): Club {
  return { ...club, name: overName, version: overVersion === '' ? undefined : Number(overVersion) }
}

/** What was typed before a reload was typed over the club of that time. */
function readTyped(draft: string, club: Club): TypedName | undefined {
  return hasDraft(draft) ? withDraft(draft, overOf(club)) : undefined
}
