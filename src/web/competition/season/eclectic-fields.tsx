import { useQuery } from '@tanstack/react-query'
import { listCourses } from '#contract/course/courses.ts'
import { query } from '#web/lib/query.ts'
import { seasonEditorText as text } from '#web/messages/en/competition/season-editor.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { SeasonValues } from './season-values.ts'

type EclecticFieldsProps = {
  clubId: string
  values: SeasonValues
  errors: Readonly<Record<string, string>>
  change: (part: Partial<SeasonValues>) => void
}

/** Whether the season has an eclectic, on which course, and how much of the index it takes off. */
export function EclecticFields({ clubId, values, errors, change }: EclecticFieldsProps) {
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  if (courses.isError)
    return (
      <ErrorState title={text.coursesFailed} onRetry={() => void courses.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (!courses.data) return <Skeleton className="h-40 rounded-card" />
  return (
    <Card>
      <h3 className="font-medium">{text.eclectic}</h3>
      <p className="text-note text-soft">{text.eclecticNote}</p>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field label={text.eclecticCourse} error={errors['eclectic.courseId']}>
          {(wiring) => (
            <Select
              {...wiring}
              value={values.eclecticCourseId}
              onChange={(event) => {
                change({ eclecticCourseId: event.target.value })
              }}
            >
              <SelectOptions
                from={[
                  { id: '', name: text.noEclectic },
                  ...courses.data.map(({ id, name }) => ({ id, name })),
                ]}
              />
            </Select>
          )}
        </Field>
        {values.eclecticCourseId !== '' && (
          <Field
            label={text.eclecticPercent}
            hint={text.eclecticPercentHint}
            required
            error={errors['eclectic.percent']}
          >
            {(wiring) => (
              <Input
                {...wiring}
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
                value={values.eclecticPercent}
                onChange={(event) => {
                  change({ eclecticPercent: event.target.value })
                }}
              />
            )}
          </Field>
        )}
      </div>
    </Card>
  )
}
