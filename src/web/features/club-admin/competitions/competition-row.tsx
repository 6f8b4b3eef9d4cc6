import { lazy, Suspense, useState } from 'react'
import type { Competition } from '#contract/competitions.ts'
import {
  competitionResultsPath,
  competitionStatusNames,
  competitionStatusTones,
  competitionTypeNames,
} from '#web/lib/competition-words.ts'
import { formatDateTime, formatMoney } from '#web/lib/format.ts'
import { clubCompetitionsText } from '#web/messages/en/club-competitions.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { nextSteps, type Step } from './competition-steps.ts'
import { isAskedStep, StepQuestion } from './step-question.tsx'
import { useStep } from './use-step.ts'

const loadClosing = () => import('./closing-question.tsx')
const ClosingQuestion = lazy(loadClosing)

export function CompetitionRow({ competition }: { competition: Competition }) {
  const { name, status } = competition
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid flex-1 basis-64 gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-lead font-semibold">{name}</span>
            <Badge tone={competitionStatusTones[status]}>{competitionStatusNames[status]}</Badge>
          </p>
          <p className="text-soft">
            {[competitionTypeNames[competition.competitionType], whenText(competition)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="text-note text-soft">{facts(competition).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {status !== 'final' && (
            <LinkButton href={`/club-admin?tab=competitions&edit=${competition.id}`} look="secondary">
              {sharedText.edit}
              <span className="sr-only">{name}</span>
            </LinkButton>
          )}
          <LinkButton href={competitionResultsPath(competition)} look="secondary">
            {competition.competitionType === 'matchplay'
              ? clubCompetitionsText.viewDetails
              : clubCompetitionsText.leaderboard}
            <span className="sr-only">{name}</span>
          </LinkButton>
        </div>
      </div>
      {status !== 'final' && <Steps competition={competition} />}
    </Card>
  )
}

function whenText({ startDate, endDate, timeZone }: Competition): string {
  if (startDate === null || endDate === null) return ''
  return clubCompetitionsText.fromTo(formatDateTime(startDate, timeZone), formatDateTime(endDate, timeZone))
}

function facts(competition: Competition): string[] {
  const notes: Partial<Record<Competition['status'], string>> = {
    draft: clubCompetitionsText.draftNote,
    completed: clubCompetitionsText.completedNote,
    final: clubCompetitionsText.finalNote,
  }
  return [
    competition.maxParticipants === null
      ? clubCompetitionsText.participants(competition.participantCount)
      : clubCompetitionsText.participantsOf(competition.participantCount, competition.maxParticipants),
    competition.courseName,
    competition.entryFee === null ? null : formatMoney(competition.entryFee, competition.currency),
    notes[competition.status],
  ].filter((fact) => fact !== null && fact !== undefined)
}

function Steps({ competition }: { competition: Competition }) {
  const { name } = competition
  const [question, setQuestion] = useState<Step>()
  const taking = useStep(competition)
  const answers = {
    isBusy: taking.current !== undefined,
    fault: taking.fault,
    onConfirm: () => {
      if (question !== undefined)
        taking.take(question, () => {
          setQuestion(undefined)
        })
    },
    onClose: () => {
      setQuestion(undefined)
    },
  }
  return (
    <>
      <div
        role="group"
        aria-label={clubCompetitionsText.stepsOf(name)}
        className="flex flex-wrap gap-2 border-t border-line pt-3"
      >
        {nextSteps(competition).map((step, i) => (
          <Button
            key={step}
            look={step === 'delete' ? 'danger' : i === 0 ? 'secondary' : 'quiet'}
            busy={taking.current === step && question === undefined ? sharedText.saving : undefined}
            onClick={() => {
              if (isAskedStep(step) || isClosingStep(step)) setQuestion(step)
              else taking.take(step)
            }}
          >
            {clubCompetitionsText.steps[step]}
          </Button>
        ))}
      </div>
      {question !== undefined && isAskedStep(question) && (
        <StepQuestion step={question} name={name} {...answers} />
      )}
      {question !== undefined && isClosingStep(question) && (
        <Suspense>
          <ClosingQuestion step={question} competition={competition} {...answers} />
        </Suspense>
      )}
    </>
  )
}

/** The two steps whose question names the cards still out. */
function isClosingStep(step: Step): step is 'complete' | 'finalise' {
  return step === 'complete' || step === 'finalise'
}
