import { useState } from 'react'
import { setStartWish, type StartDraw } from '#contract/competition/start-sheet-draw.ts'
import { byName } from '#golf/by-name.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { readerLocale } from '#web/messages/language.ts'
import { startDrawText as text } from '#web/messages/en/competition/start-draw.online.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { useKeepDraw } from './use-arrangement.ts'

type WishDialogProps = { draw: StartDraw; userId: string | null; onClose: () => void }

const partnerFields = ['first', 'second', 'third'] as const

/** With whom somebody wants to play, and when; all empty takes the wish away. */
export function WishDialog({ draw, userId, onClose }: WishDialogProps) {
  const form = useWishForm({ draw, userId, onClose })
  const { values, change } = form
  const names = [...draw.players].sort(byName(readerLocale())).map((one) => ({
    id: one.userId,
    name: markedName(`${one.firstName} ${one.lastName}`.trim(), one.marks),
  }))
  const own = names.find(({ id }) => id === userId)
  return (
    <FormDialog
      title={own ? text.wishOf(own.name) : text.addWish}
      submitLabel={text.saveWish}
      busyLabel={text.savingWish}
      isBusy={form.saving.isPending}
      fault={form.saving.isError ? failureText(form.saving.error, text.tryAgain) : undefined}
      faultTitle={text.wishFailed}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {userId === null && (
        <Field label={text.player} required error={form.isMissing ? text.playerMissing : undefined}>
          {(wiring) => (
            <Select
              {...wiring}
              value={values.player}
              onChange={(event) => {
                change({ player: event.target.value })
              }}
            >
              <option value="">{text.choosePlayer}</option>
              <SelectOptions from={names} />
            </Select>
          )}
        </Field>
      )}
      <AskedFields form={form} names={names.filter(({ id }) => id !== (userId ?? values.player))} />
    </FormDialog>
  )
}

type AskedFieldsProps = {
  form: ReturnType<typeof useWishForm>
  names: readonly { id: string; name: string }[]
}

function AskedFields({ form: { values, change }, names }: AskedFieldsProps) {
  return (
    <>
      {partnerFields
        .filter((_, i) => i === 0 || values[partnerFields[i - 1] ?? 'first'] !== '')
        .map((field, i) => (
          <Field key={field} label={i === 0 ? text.withFirst : text.withMore}>
            {(wiring) => (
              <Select
                {...wiring}
                value={values[field]}
                onChange={(event) => {
                  change({ [field]: event.target.value })
                }}
              >
                <option value="">{text.noOne}</option>
                <SelectOptions from={names} />
              </Select>
            )}
          </Field>
        ))}
      <div className="grid gap-4 sm:grid-cols-2">
        {(['notBefore', 'notAfter'] as const).map((field) => (
          <Field key={field} label={text[field]}>
            {(wiring) => (
              <Input
                {...wiring}
                type="time"
                value={values[field]}
                onChange={(event) => {
                  change({ [field]: event.target.value })
                }}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  )
}

function useWishForm({ draw, userId, onClose }: WishDialogProps) {
  const { competitionId } = draw
  const held = draw.wishes.find((wish) => wish.userId === userId)
  const { values, change, clear } = useDraft(`wish.${competitionId}.${userId ?? 'new'}`, {
    player: '',
    first: held?.with[0] ?? '',
    second: held?.with[1] ?? '',
    third: held?.with[2] ?? '',
    notBefore: held?.notBefore ?? '',
    notAfter: held?.notAfter ?? '',
  })
  const [isMissing, setIsMissing] = useState(false)
  const keep = useKeepDraw(competitionId)
  const player = userId ?? values.player
  const saving = useAction({
    changes: [],
    run: () =>
      send(setStartWish, {
        params: { competitionId, userId: player },
        body: {
          with: partnerFields.map((field) => values[field]).filter((other) => other !== ''),
          notBefore: values.notBefore,
          notAfter: values.notAfter,
        },
      }),
    onDone: (reply) => {
      keep(reply)
      clear()
      onClose()
    },
  })
  return {
    values,
    change,
    saving,
    isMissing: isMissing && player === '',
    submit: () => {
      setIsMissing(player === '')
      if (player !== '') saving.mutate(undefined)
    },
  }
}
