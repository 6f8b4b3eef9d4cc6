import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Competition } from '#contract/competitions.ts'
import { listCourses, type Course } from '#contract/courses.ts'
import { query } from '#web/lib/query.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AutoStart } from './auto-start.tsx'
import { CompetitionBanner, playObstacle } from './competition-banner.tsx'
import { EnteredCompetitions } from './entered-competitions.tsx'
import { RoundConflict } from './round-conflict.tsx'
import { useStartRound } from './use-start-round.ts'

type StartRoundPanelProps = {
  runner: OutboxRunner
  clubId: string
  competition: Competition | undefined
}

/** Chooses the course and the tee, and starts the round. */
export function StartRoundPanel({ runner, clubId, competition }: StartRoundPanelProps) {
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  if (courses.isError)
    return (
      <ErrorState title={scorecardText.coursesFailed} onRetry={() => void courses.refetch()}>
        {scorecardText.coursesFailedText}
      </ErrorState>
    )
  if (!courses.data) return <Skeleton className="h-56 rounded-card" />
  if (courses.data.length === 0)
    return (
      <EmptyState icon={<Flag aria-hidden size={32} />} title={scorecardText.noCourse}>
        {scorecardText.noCourseText}
      </EmptyState>
    )
  return <StartForm runner={runner} courses={courses.data} competition={competition} />
}

type StartFormProps = {
  runner: OutboxRunner
  courses: readonly Course[]
  competition: Competition | undefined
}

function StartForm(props: StartFormProps) {
  const { courses, competition } = props
  const form = useStartForm(props)
  const [, navigate] = useLocation()
  const mayPlay = competition === undefined || playObstacle(competition) === undefined
  if (form.conflict)
    return (
      <RoundConflict
        open={form.conflict.open}
        isAbandoning={form.isAbandoning}
        onContinue={() => {
          form.continueOpen()
          navigate('/scorecard', { replace: true })
        }}
        onAbandon={form.abandonOpen}
      />
    )
  return (
    <div className="grid gap-4">
      {!competition && <EnteredCompetitions />}
      {competition && (
        <CompetitionBanner competition={competition}>
          {form.course && <AutoStart onStart={form.startNow} />}
        </CompetitionBanner>
      )}
      {mayPlay && (
        <Card className="grid gap-4">
          <Field label={scorecardText.course} error={form.error} required>
            {(wiring) => (
              <Select
                {...wiring}
                value={form.courseId}
                disabled={competition?.courseId != null}
                onChange={(event) => {
                  form.chooseCourse(event.target.value)
                }}
              >
                <option value="">{scorecardText.selectCourse}</option>
                <SelectOptions from={courses} />
              </Select>
            )}
          </Field>
          {form.tees.length > 0 && (
            <Field label={scorecardText.tee} hint={scorecardText.teeHint}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={form.teeId}
                  onChange={(event) => {
                    form.chooseTee(event.target.value)
                  }}
                >
                  <SelectOptions from={form.tees} />
                </Select>
              )}
            </Field>
          )}
          {form.failure !== undefined && <Notice tone="bad">{form.failure}</Notice>}
          <Button
            icon={<Flag aria-hidden size={20} />}
            className="min-h-14 text-lead"
            busy={form.isStarting ? scorecardText.starting : undefined}
            onClick={form.startNow}
          >
            {scorecardText.startRound}
          </Button>
        </Card>
      )}
    </div>
  )
}

/** The course and tee chosen, kept until the round has started, and the start itself. */
function useStartForm({ runner, courses, competition }: StartFormProps) {
  const only = courses.length === 1 ? courses[0]?.id : undefined
  const draft = useDraft(`start.${competition?.id ?? 'casual'}`, {
    courseId: competition?.courseId ?? only ?? '',
    teeId: '',
  })
  const [error, setError] = useState<string>()
  const { start, ...starting } = useStartRound(runner)
  const courseId = competition?.courseId ?? draft.values.courseId
  const course = courses.find((one) => one.id === courseId)
  const tees = [...(course?.tees ?? [])].sort((a, b) => a.order - b.order)
  const usualTee = tees.find((one) => one.id === competition?.teeId) ?? tees[0]
  const teeId = (tees.find((one) => one.id === draft.values.teeId) ?? usualTee)?.id
  return {
    ...starting,
    course,
    courseId,
    tees,
    teeId,
    error,
    chooseCourse(chosen: string) {
      draft.change({ courseId: chosen })
      setError(undefined)
    },
    chooseTee(chosen: string) {
      draft.change({ teeId: chosen })
    },
    startNow: () => {
      if (course) {
        start({ courseId: course.id, competitionId: competition?.id ?? null, teeId: teeId ?? null })
        return
      }
      setError(scorecardText.courseRequiredText)
      showToast({
        tone: 'error',
        title: scorecardText.courseRequired,
        description: scorecardText.courseRequiredText,
      })
    },
  }
}
