import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setGender } from '#contract/club/members.ts'
import { genders, type Gender } from '#golf/course/course.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { readAgain, type Changed } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { changedMeanwhileText } from '#web/messages/en/platform/changed-meanwhile.ts'
import { clubTeesText } from '#web/messages/en/club/club-tees.ts'
import { savedToasts, SavedSelect } from '../../platform/saved-choice.tsx'

type Ratings = { gender: Gender | null; version?: number | undefined }

type TeeRatingsChoiceProps = {
  memberId: string
  value: Gender | null
  version: number | undefined
  /** The loaded data that shows it and has to be read again. */
  changes: readonly Changed[]
}

/** Which of a tee's ratings apply to a player (R4.4); nobody has to choose. Saved at once. */
export function TeeRatingsChoice({ memberId, value, version, changes }: TeeRatingsChoiceProps) {
  const client = useQueryClient()
  /** What the server said last, before the list around it is read again. */
  const [said, setSaid] = useState<Ratings>()
  const known =
    said !== undefined && (said.version ?? 0) >= (version ?? 0) ? said : { gender: value, version }
  const toasts = savedToasts({
    topic: 'tee-ratings-choice',
    done: () => ({ title: clubTeesText.updated }),
    failed: {
      title: clubTeesText.failed,
      text: (fault) =>
        readConflict(fault, setGender.reply)
          ? changedMeanwhileText.setAnew
          : failureText(fault, clubTeesText.notChanged),
    },
  })
  const saving = useAction({
    run: (gender: Gender | null) => sendRatings(memberId, known, gender),
    changes,
    onDone: (ratings) => {
      setSaid(ratings)
      toasts.onDone(ratings)
    },
    onFail: (fault) => {
      const now = readConflict(fault, setGender.reply)
      if (now) {
        setSaid(now)
        readAgain(client, changes)
      }
      toasts.onFail(fault)
    },
  })
  return (
    <SavedSelect
      label={clubTeesText.label}
      hint={clubTeesText.hint}
      value={known.gender}
      choices={[null, ...genders].map((gender) => ({
        value: gender,
        label: gender === null ? clubTeesText.notSaid : clubTeesText[gender],
      }))}
      saving={saving}
    />
  )
}

/** Sent once more when somebody else has changed the person meanwhile, but not which ratings serve them. */
async function sendRatings(memberId: string, known: Ratings, gender: Gender | null): Promise<Ratings> {
  const params = { memberId }
  try {
    return await send(setGender, { params, body: { version: known.version, gender } })
  } catch (fault) {
    const now = readConflict(fault, setGender.reply)
    if (now?.gender !== known.gender) throw fault
    return send(setGender, { params, body: { version: now?.version, gender } })
  }
}
