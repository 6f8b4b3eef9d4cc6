import { setGender } from '#contract/members.ts'
import { genders, type Gender } from '#domain/course/course.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import type { Changed } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { clubTeesText } from '#web/messages/en/club-tees.ts'
import { savedToasts, SavedSelect } from '../saved-choice.tsx'

type TeeRatingsChoiceProps = {
  memberId: string
  value: Gender | null
  /** The loaded data that shows it and has to be read again. */
  changes: readonly Changed[]
}

/** Which of a tee's ratings apply to a player (R4.4); nobody has to choose. Saved at once. */
export function TeeRatingsChoice({ memberId, value, changes }: TeeRatingsChoiceProps) {
  const saving = useAction({
    run: (gender: Gender | null) => send(setGender, { params: { memberId }, body: { gender } }),
    changes,
    ...savedToasts({
      topic: 'tee-ratings-choice',
      done: () => ({ title: clubTeesText.updated }),
      failed: {
        title: clubTeesText.failed,
        text: (fault) => failureText(fault, clubTeesText.notChanged),
      },
    }),
  })
  return (
    <SavedSelect
      label={clubTeesText.label}
      hint={clubTeesText.hint}
      // What was saved is shown before the list around it is read again.
      value={saving.isSuccess ? saving.data.gender : value}
      choices={[null, ...genders].map((gender) => ({
        value: gender,
        label: gender === null ? clubTeesText.notSaid : clubTeesText[gender],
      }))}
      saving={saving}
    />
  )
}
