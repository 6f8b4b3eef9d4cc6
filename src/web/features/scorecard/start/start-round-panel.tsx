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
import { Select } from '#web/ui/select.tsx'
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

/** Course, tee, and off. */
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

function StartForm({ runner, courses, competition }: StartFormProps) {
  const fixed = competition?.courseId ?? (courses.length === 1 ? courses[0]?.id : undefined)
  const draft = useDraft(`start.${competition?.id ?? 'casual'}`, { courseId: fixed ?? '', teeId: '' })
  const courseId = competition?.courseId ?? draft.values.courseId
  const [error, setError] = useState<string>()
  const { start, isStarting, failure, conflict, continueOpen, abandonOpen, isAbandoning } =
    useStartRound(runner)
  const [, navigate] = useLocation()
  const course = courses.find((one) => one.id === courseId)
  const tees = [...(course?.tees ?? [])].sort((a, b) => a.order - b.order)
  const usualTee = tees.find((one) => one.id === competition?.teeId) ?? tees[0]
  const teeId = (tees.find((one) => one.id === draft.values.teeId) ?? usualTee)?.id
  const mayPlay = competition === undefined || playObstacle(competition) === undefined

  const startNow = () => {
    if (!course) {
      setError(scorecardText.courseRequiredText)
      showToast({
        tone: 'error',
        title: scorecardText.courseRequired,
        description: scorecardText.courseRequiredText,
      })
      return
    }
    start({ courseId: course.id, competitionId: competition?.id ?? null, teeId: teeId ?? null })
  }

  if (conflict)
    return (
      <RoundConflict
        open={conflict.open}
        isAbandoning={isAbandoning}
        onContinue={() => {
          continueOpen()
          navigate('/scorecard', { replace: true })
        }}
        onAbandon={abandonOpen}
      />
    )
  return (
    <div className="grid gap-4">
      {!competition && <EnteredCompetitions />}
      {competition && (
        <CompetitionBanner competition={competition}>
          {course && <AutoStart onStart={startNow} />}
        </CompetitionBanner>
      )}
      {mayPlay && (
        <Card className="grid gap-4">
          <Field label={scorecardText.course} error={error} required>
            {(wiring) => (
              <Select
                {...wiring}
                value={courseId}
                disabled={competition?.courseId != null}
                onChange={(event) => {
                  draft.change({ courseId: event.target.value })
                  setError(undefined)
                }}
              >
                <option value="">{scorecardText.selectCourse}</option>
                {courses.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {course && tees.length > 0 && (
            <Field label={scorecardText.tee} hint={scorecardText.teeHint}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={teeId}
                  onChange={(event) => {
                    draft.change({ teeId: event.target.value })
                  }}
                >
                  {tees.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
          <Button
            icon={<Flag aria-hidden size={20} />}
            className="min-h-14 text-lead"
            busy={isStarting ? scorecardText.starting : undefined}
            onClick={startNow}
          >
            {scorecardText.startRound}
          </Button>
        </Card>
      )}
    </div>
  )
}
