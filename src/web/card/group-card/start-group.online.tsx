import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { activeCompetitions } from '#contract/competition/competitions.ts'
import { listCourses } from '#contract/course/courses.ts'
import { currentGroup, startGroup } from '#contract/card/groups.ts'
import { activeRound, type RoundDetail } from '#contract/card/rounds.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StartFromSheet } from './start-from-sheet.tsx'

type StartGroupProps = { clubId: string | null; wanted: URLSearchParams }

/** Where the group plays: as the open round, as a link said, or as chosen here. */
export default function StartGroup({ clubId, wanted }: StartGroupProps) {
  const open = useQuery(query(activeRound))
  const courses = useQuery({
    ...query(listCourses, { params: { clubId: clubId ?? '' } }),
    enabled: clubId !== null,
  })
  const competitions = useQuery(query(activeCompetitions))
  if (clubId === null) return <Notice tone="info">{text.failed}</Notice>
  // What is chosen from: a field that came later would push down the button.
  if (open.isPending || courses.isLoading || competitions.isLoading)
    return <Skeleton className="h-56 rounded-card" />
  return (
    <div className="grid gap-4">
      <StartFromSheet wanted={wanted.get('competitionId')} />
      <StartForm clubId={clubId} wanted={wanted} open={open.data ?? null} />
    </div>
  )
}

type StartFormProps = { clubId: string; wanted: URLSearchParams; open: RoundDetail | null }

function StartForm(props: StartFormProps) {
  const { open } = props
  const form = useStartForm(props)
  const { starting, courses, competition, courseId, change } = form
  const [isMissing, setIsMissing] = useState(false)
  return (
    <Card className="grid gap-4">
      <CompetitionField form={form} isFixed={open !== null} />
      <Field
        label={text.course}
        required
        error={isMissing && courseId === '' ? text.courseMissing : undefined}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={courseId}
            disabled={open !== null || competition?.courseId != null}
            onChange={(event) => {
              change({ courseId: event.target.value })
            }}
          >
            <option value="">{text.selectCourse}</option>
            <SelectOptions from={courses} />
          </Select>
        )}
      </Field>
      {starting.isError && (
        <Notice tone="bad" title={text.notStarted}>
          {failureText(starting.error, text.tryAgain)}
        </Notice>
      )}
      <p className="text-note text-soft">{text.needsConnection}</p>
      <Button
        className="min-h-14 text-lead"
        busy={starting.isPending ? text.starting : undefined}
        onClick={() => {
          setIsMissing(courseId === '')
          if (courseId !== '') starting.mutate(undefined)
        }}
      >
        {text.start}
      </Button>
    </Card>
  )
}

type CompetitionFieldProps = { form: ReturnType<typeof useStartForm>; isFixed: boolean }

function CompetitionField({ form: { entered, competition, change }, isFixed }: CompetitionFieldProps) {
  if (entered.length === 0) return null
  return (
    <Field label={text.competition}>
      {(wiring) => (
        <Select
          {...wiring}
          value={competition?.id ?? ''}
          disabled={isFixed}
          onChange={(event) => {
            change({ competitionId: event.target.value })
          }}
        >
          <option value="">{text.noCompetition}</option>
          <SelectOptions from={entered} />
        </Select>
      )}
    </Field>
  )
}

/** An open round says where; else the only course there is, or what was chosen. */
function useStartForm({ clubId, wanted, open }: StartFormProps) {
  const courses = useQuery(query(listCourses, { params: { clubId } })).data ?? []
  const competitions = useQuery(query(activeCompetitions)).data ?? []
  const draft = useDraft('group.start', {
    courseId: open?.courseId ?? wanted.get('courseId') ?? '',
    competitionId: (open ? open.competitionId : wanted.get('competitionId')) ?? '',
  })
  const values = open ? { courseId: open.courseId, competitionId: open.competitionId ?? '' } : draft.values
  const entered = competitions.filter(({ hasJoined, hasPlayed }) => hasJoined && !hasPlayed)
  const competition = entered.find(({ id }) => id === values.competitionId)
  const only = courses.length === 1 ? (courses[0]?.id ?? '') : ''
  const courseId = competition?.courseId ?? (values.courseId === '' ? only : values.courseId)
  const starting = useAction({
    run: () => send(startGroup, { body: { courseId, competitionId: competition?.id ?? null } }),
    changes: [query(currentGroup), query(activeRound)],
    onDone: draft.clear,
  })
  return { starting, courses, entered, competition, courseId, change: draft.change }
}
