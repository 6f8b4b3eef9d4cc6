import { setGender } from '#contract/members.ts'
import { genders, type Gender } from '#domain/course/course.ts'
import { failureText, send } from '#web/lib/api.ts'
import type { Changed } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubTeesText } from '#web/messages/en/club-tees.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

type TeeRatingsChoiceProps = {
  memberId: string
  value: Gender | null
  /** Which loaded data shows it. */
  changes: readonly Changed[]
}

/** Which of a tee's ratings serve a player (R4.4); nobody has to say. Saved at once. */
export function TeeRatingsChoice({ memberId, value, changes }: TeeRatingsChoiceProps) {
  const saving = useAction({
    run: (gender: Gender | null) => send(setGender, { params: { memberId }, body: { gender } }),
    changes,
    onDone: () => {
      showToast({ tone: 'success', title: clubTeesText.updated })
    },
    onFail: (fault) => {
      showToast({
        tone: 'error',
        title: clubTeesText.failed,
        description: failureText(fault, clubTeesText.notChanged),
      })
    },
  })
  // What was saved counts before the list around is read again.
  const shown = saving.isPending ? saving.variables : saving.isSuccess ? saving.data.gender : value
  return (
    <Field label={clubTeesText.label} hint={clubTeesText.hint}>
      {(wiring) => (
        <Select
          {...wiring}
          value={shown ?? ''}
          disabled={saving.isPending}
          onChange={(event) => {
            saving.mutate(genders.find((one) => one === event.target.value) ?? null)
          }}
        >
          <option value="">{clubTeesText.notSaid}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {clubTeesText[gender]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
