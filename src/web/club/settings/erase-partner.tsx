import { useState } from 'react'
import type { Club } from '#contract/club/clubs.ts'
import { erasePartner } from '#contract/data/privacy.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { clubPrivacyText as text } from '#web/messages/en/club/club-privacy.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { readerLocale } from '#web/messages/language.ts'
import { plural } from '#web/messages/plural.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Takes a partner who has no account out of the club's cards, when they ask for it (P27). */
export function ErasePartner({ club }: { club: Club }) {
  const draft = useDraft(`erase-partner.${club.id}`, { name: '' })
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const name = draft.values.name.trim()
  return (
    <Card className="grid gap-3">
      <h2 className="font-semibold">{text.title}</h2>
      <p className="text-soft">{text.note}</p>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (name === '') setError(text.nameMissing)
          else setAsked(name)
        }}
      >
        <Field label={text.name} error={error}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              maxLength={100}
              value={draft.values.name}
              onChange={(event) => {
                setError(undefined)
                draft.change({ name: event.target.value })
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" look="secondary">
            {text.take}
          </Button>
        </div>
      </form>
      {asked !== undefined && (
        <TakeOut
          clubId={club.id}
          name={asked}
          onDone={(cards) => {
            setAsked(undefined)
            if (cards === 0) setError(text.none)
            else draft.clear()
          }}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
    </Card>
  )
}

type TakeOutProps = { clubId: string; name: string; onDone: (cards: number) => void; onClose: () => void }

function TakeOut({ clubId, name, onDone, onClose }: TakeOutProps) {
  const taking = useAction({
    run: () => send(erasePartner, { params: { clubId }, body: { name } }),
    changes: [],
    onDone: ({ cards }) => {
      onDone(cards)
      if (cards > 0)
        showToast({
          tone: 'success',
          title: text.done,
          description: plural(readerLocale(), cards, { one: text.doneOne, other: text.doneMany }),
        })
    },
  })
  return (
    <ConfirmDialog
      title={text.question}
      confirmLabel={text.take}
      busyLabel={text.taking}
      isBusy={taking.isPending}
      fault={
        taking.isError
          ? { title: text.failed, text: failureText(taking.error, sharedText.tryAgainLater) }
          : undefined
      }
      onConfirm={() => {
        taking.mutate(undefined)
      }}
      onClose={onClose}
    >
      <p>{text.means(name)}</p>
    </ConfirmDialog>
  )
}
