import { useQuery } from '@tanstack/react-query'
import { listCourses } from '#contract/course/courses.ts'
import { getUsualTee, setUsualTee } from '#contract/card/tee-choice.ts'
import { savedToasts, SavedSelect } from '#web/platform/saved-choice.tsx'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { profileText } from '#web/messages/en/home/profile.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The tee the reader usually plays (D37), one of those of the club's courses. Hidden when that cannot be loaded. */
export function UsualTeeChoice({ clubId }: { clubId: string }) {
  const usual = useQuery(query(getUsualTee))
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  const saving = useAction({
    run: (name: string | null) =>
      send(setUsualTee, { body: { usualTee: tees.find((tee) => tee.name === name) ?? null } }),
    changes: [query(getUsualTee)],
    ...savedToasts({
      topic: 'usual-tee',
      done: () => ({ title: profileText.usualTeeSaved }),
      failed: {
        title: profileText.usualTeeFailed,
        text: (fault) => failureText(fault, profileText.usualTeeUnchanged),
      },
    }),
  })
  if (!usual.data || !courses.data)
    return usual.isError || courses.isError ? null : <Skeleton className="h-24" />
  const own = usual.data.usualTee
  const offered = courses.data.flatMap((course) => course.tees.map(({ name, color }) => ({ name, color })))
  const tees = [...new Map([...(own ? [own] : []), ...offered].map((tee) => [tee.name, tee])).values()]
  return (
    <SavedSelect
      label={profileText.usualTee}
      hint={profileText.usualTeeHint}
      value={own?.name ?? null}
      choices={[
        { value: null, label: profileText.usualTeeUnknown },
        ...tees.map(({ name }) => ({ value: name, label: name })),
      ]}
      saving={saving}
    />
  )
}
