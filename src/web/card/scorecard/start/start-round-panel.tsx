import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Competition } from '#contract/competition/competitions.ts'
import { listCourses, type Course } from '#contract/course/courses.ts'
import type { Nine } from '#golf/course/nines.ts'
import AsLastKnown from '#web/platform/as-last-known.tsx'
import { LazyNotForHandicap } from '#web/handicap/not-for-handicap/lazy-not-for-handicap.tsx'
import { callAddress } from '#web/lib/api.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { newId } from '#web/lib/new-id.ts'
import { query } from '#web/lib/query.ts'
import { timeOrDay } from '#web/lib/time-or-day.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
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
import { CompetitionsToJoin, EnteredCompetitions } from './competitions-of-today.tsx'
import { RoundConflict } from './round-conflict.tsx'
import type { SaidRatings } from './ratings-question.tsx'
import { TeePart } from './tee-part.tsx'
import { useStartRound } from './use-start-round.ts'
import { useTeeForm } from './use-tee-form.ts'

const NineChoice = lazyWithOtherWords(() => import('./nine-choice.online.tsx'))
const PracticeBox = lazyWithOtherWords(() => import('./practice-box.online.tsx'))

type StartRoundPanelProps = {
  runner: OutboxRunner
  clubId: string
  competition: Competition | undefined
}

/** Chooses the course and the tee, and starts the round. */
export function StartRoundPanel({ runner, clubId, competition }: StartRoundPanelProps) {
  const courses = useQuery(query(listCourses, { params: { clubId } }))
  if (courses.isError && !courses.data)
    return (
      <ErrorState title={startRoundText.coursesFailed} onRetry={() => void courses.refetch()}>
        {startRoundText.coursesFailedText}
      </ErrorState>
    )
  if (!courses.data) return <Skeleton className="h-56 rounded-card" />
  if (courses.data.length === 0)
    return (
      <EmptyState icon={<Flag aria-hidden size={32} />} title={startRoundText.noCourse}>
        {startRoundText.noCourseText}
      </EmptyState>
    )
  return <StartForm runner={runner} clubId={clubId} courses={courses.data} competition={competition} />
}

type StartDraft = {
  courseId: string
  teeId: string
  nine: Nine | ''
  ratings: SaidRatings
  practice: 'yes' | ''
}

type StartFormProps = {
  runner: OutboxRunner
  clubId: string
  courses: readonly Course[]
  competition: Competition | undefined
}

function StartForm(props: StartFormProps) {
  const { clubId, courses, competition } = props
  const form = useStartForm(props)
  const { tee } = form
  const [isStopped, setIsStopped] = useState(false)
  const stop = () => {
    setIsStopped(true)
  }
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
    <div
      className="grid gap-4"
      // Whoever touches the bar or the form wants to look first (D37).
      onPointerDownCapture={stop}
      onFocusCapture={(event) => {
        if (event.target.matches(':focus-visible')) stop()
      }}
    >
      {!competition && <EnteredCompetitions />}
      {competition && (
        <CompetitionBanner competition={competition}>
          {/* Whoever has just handed a card in does not mean to begin the next round. */}
          {form.isReady && !competition.roundsPlayed && (
            <AutoStart
              teeName={tee.chosen?.name}
              isStopped={isStopped}
              onStop={stop}
              onStart={form.startNow}
            />
          )}
        </CompetitionBanner>
      )}
      {mayPlay && (
        <Card className="grid gap-4">
          <AsLastKnown address={callAddress(listCourses, { params: { clubId } })} />
          <Field label={startRoundText.course} error={form.error} required>
            {(wiring) => (
              <Select
                {...wiring}
                value={form.courseId}
                disabled={competition?.courseId != null}
                onChange={(event) => {
                  form.chooseCourse(event.target.value)
                }}
              >
                <option value="">{startRoundText.selectCourse}</option>
                <SelectOptions from={courses} />
              </Select>
            )}
          </Field>
          {form.nine !== undefined && (
            <Suspense fallback={<div aria-hidden className="min-h-19" />}>
              <NineChoice value={form.nine} onChange={form.chooseNine} />
            </Suspense>
          )}
          <TeePart form={tee} onStartFrom={form.startFrom} />
          {tee.knownAt !== undefined && (
            <Notice tone="info">{startRoundText.workedOutHere(timeOrDay(tee.knownAt))}</Notice>
          )}
          {form.failure !== undefined && <Notice tone="bad">{form.failure}</Notice>}
          {!tee.asksTee && (
            <Button
              data-keep-clear=""
              icon={<Flag aria-hidden size={20} />}
              className="min-h-14 text-lead"
              disabled={tee.isLoading || tee.hasFailed}
              busy={form.isStarting ? startRoundText.starting : undefined}
              onClick={form.startNow}
            >
              {startRoundText.startRound}
            </Button>
          )}
          <ForHandicap form={form} competition={competition} />
        </Card>
      )}
      {!competition && <CompetitionsToJoin />}
    </div>
  )
}

type ForHandicapProps = Pick<StartFormProps, 'competition'> & { form: ReturnType<typeof useStartForm> }

/** Whether the round counts for the handicap, as far as the banner of its competition does not say it. */
function ForHandicap({ form, competition }: ForHandicapProps) {
  const known = form.tee.choice?.notForHandicap
  if (known !== undefined)
    return competition?.notForHandicap === undefined && <LazyNotForHandicap of={form.tee.choice ?? {}} />
  return (
    !competition && (
      <Suspense fallback={<RoomForPractice />}>
        <PracticeBox isTicked={form.isPractice} onTick={form.sayPractice} />
      </Suspense>
    )
  )
}

/** As high as the box, so that what can be joined below it does not move under a finger. */
function RoomForPractice() {
  return (
    <div aria-hidden>
      <div className="min-h-11" />
      <p className="text-note">&nbsp;</p>
    </div>
  )
}

/** Whether a round of nine holes counts for the handicap from any of its tees. */
function hasRatedNines({ tees }: Course): boolean {
  return tees.some(({ ratings }) => ratings.some(({ nines }) => nines !== undefined))
}

/** The course and tee chosen, kept until the round has started, and the start itself. */
function useStartForm({ runner, clubId, courses, competition }: StartFormProps) {
  const only = courses.length === 1 ? courses[0]?.id : undefined
  const draft = useDraft<StartDraft>(`start.${competition?.id ?? 'casual'}`, {
    courseId: competition?.courseId ?? only ?? '',
    teeId: '',
    nine: '',
    ratings: '',
    practice: '',
  })
  const [error, setError] = useState<string>()
  const { start, ...starting } = useStartRound(runner)
  const courseId = competition?.courseId ?? draft.values.courseId
  const course = courses.find((one) => one.id === courseId)
  const hasNines = !competition && course !== undefined && hasRatedNines(course)
  const ownNine = hasNines && draft.values.nine !== '' ? draft.values.nine : undefined
  const tee = useTeeForm({
    owner: runner.owner,
    clubId,
    courseId: course?.id ?? '',
    competitionId: competition?.id,
    nine: ownNine,
    kept: draft.values,
    onKeep: draft.change,
  })
  const startWith = (teeId: string | null) => {
    if (!course) return
    const terms = { clubId, courseId: course.id, competitionId: competition?.id ?? null }
    // Left out of any other start, so that going on with a practice round from another phone is no change of it.
    const practice = !competition && draft.values.practice === 'yes' ? { isPractice: true } : {}
    start({ ...terms, ...practice, nine: ownNine, id: newId('rnd_'), teeId, gender: tee.newGender })
  }
  return {
    ...starting,
    course,
    courseId,
    tee,
    error,
    /** Undefined where the course is played as a whole. */
    nine: hasNines ? draft.values.nine : undefined,
    chooseNine: (nine: Nine | '') => {
      draft.change({ nine })
    },
    isPractice: draft.values.practice === 'yes',
    sayPractice: (isPractice: boolean) => {
      draft.change({ practice: isPractice ? 'yes' : '' })
    },
    /** Nothing is left to ask, so that the round may start by itself. */
    isReady: course !== undefined && tee.choice !== undefined && !tee.asksTee && !tee.asksRatings,
    chooseCourse(chosen: string) {
      draft.change({ courseId: chosen })
      setError(undefined)
    },
    /** A press on a tee starts from it, and it stays chosen when the start fails. */
    startFrom: (teeId: string) => {
      if (starting.isStarting) return
      draft.change({ teeId })
      startWith(teeId)
    },
    startNow: () => {
      if (course) {
        if (tee.checkRatings(tee.chosen)) startWith(tee.chosen?.id ?? null)
        return
      }
      setError(startRoundText.courseRequiredText)
      showToast({
        tone: 'error',
        title: startRoundText.courseRequired,
        description: startRoundText.courseRequiredText,
      })
    },
  }
}
