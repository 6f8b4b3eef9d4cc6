import { useState, type ReactNode } from 'react'
import { getCourse, type Course } from '#contract/course/courses.ts'
import { ChangedMeanwhile } from '#web/platform/changed-meanwhile.tsx'
import { hasDraft, keepDraft, withDraft } from '#web/lib/form-draft.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { clubCoursesText } from '#web/messages/en/course/club-courses.online.ts'
import { teesValues, type TeesValues, type TeeValues } from './course-values.ts'
import { mergeTees, takeTee, teeInWords, type TeeOfBoth } from './merge-tees.ts'

type Seen = { tees: TeeValues[]; version: number | undefined }

/** The part of react-hook-form's form that is needed here. */
type Form = { getValues: () => TeesValues; reset: (values: TeesValues) => void }

/**
 * A course's tees as they were when the form was opened, and what is there now after another administrator was faster
 * (P16). The same as `useEdited`, for a list: tees are matched by their id.
 */
export function useEditedTees(
  course: Course,
  { draft, toHex }: { draft: string; toHex: (color: string) => string },
) {
  const seenOf = (one: Course): Seen => ({ tees: teesValues(one, toHex).tees, version: one.version })
  const [seen, setSeen] = useState(() => openedAs(draft, seenOf(course)))
  const [both, setBoth] = useState<readonly TeeOfBoth[]>()
  const see = (one: Course): Seen => {
    const next = keepSeen(draft, seenOf(one))
    setSeen(next)
    return next
  }
  return {
    seen,
    /** The version to send the same tees with once more: somebody else has changed the course, but none of its tees. */
    versionOfSameTees(fault: unknown): number | undefined {
      const now = readConflict(fault, getCourse.reply)
      const isSame = now && JSON.stringify(seenOf(now).tees) === JSON.stringify(seen.tees)
      return isSame ? see(now).version : undefined
    },
    /** True when the fault was that somebody else was faster; the form then holds what both changed. */
    takeConflict(fault: unknown, form: Form): boolean {
      const now = readConflict(fault, getCourse.reply)
      if (!now) return false
      const merged = mergeTees({
        base: seen.tees,
        mine: form.getValues().tees,
        now: seenOf(now).tees,
      })
      form.reset({ tees: merged.tees })
      see(now)
      setBoth(merged.both)
      return true
    },
    conflict(form: Form): ReactNode {
      return (
        both && (
          <TeesOfBoth
            both={both}
            onTake={(taken) => {
              form.reset({ tees: takeTee(form.getValues().tees, taken) })
              setBoth(both.filter((one) => one !== taken))
            }}
          />
        )
      )
    },
  }
}

function TeesOfBoth({ both, onTake }: { both: readonly TeeOfBoth[]; onTake: (taken: TeeOfBoth) => void }) {
  const words = (tee: TeeValues | undefined) => (tee ? teeInWords(tee, clubCoursesText.genders) : '')
  return (
    <ChangedMeanwhile
      fields={both.map(({ teeId, now, mine }) => ({
        name: teeId,
        label: mine?.name ?? now?.name ?? '',
        now: words(now),
        yours: words(mine),
      }))}
      onTake={(name) => {
        const taken = both.find(({ teeId }) => teeId === name)
        if (taken) onTake(taken)
      }}
    />
  )
}

/** What was typed before a reload was typed over the tees of that time. */
function openedAs(draft: string, now: Seen): Seen {
  if (!hasDraft(draft)) return keepSeen(draft, now)
  const kept = withDraft(baseOf(draft), { tees: now.tees, version: '' })
  return { tees: kept.tees, version: kept.version === '' ? now.version : Number(kept.version) }
}

function keepSeen(draft: string, seen: Seen): Seen {
  keepDraft(baseOf(draft), { tees: seen.tees, version: `${seen.version ?? ''}` })
  return seen
}

function baseOf(draft: string): string {
  return `${draft}.base`
}
