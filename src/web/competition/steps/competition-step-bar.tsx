import { lazy, Suspense, useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { nextSteps, type Step } from './competition-steps.ts'
import { isAskedStep, StepQuestion } from './step-question.tsx'
import { useStep, type StepTerms } from './use-step.ts'

const ClosingQuestion = lazy(() => import('./closing-question.tsx'))
const ReopenQuestion = lazy(() => import('./reopen-question.tsx'))

type CompetitionStepsProps = {
  competition: Competition
  /** Where the page itself is of the competition and has to be left. */
  onDeleted?: () => void
}

/** The steps that an administrator can take with the competition now, each with its question where it has one. */
export function CompetitionSteps({ competition, onDeleted }: CompetitionStepsProps) {
  const { name } = competition
  const [question, setQuestion] = useState<Step>()
  const taking = useStep(competition, onDeleted)
  const answers: Answers = {
    isBusy: taking.current !== undefined,
    fault: taking.fault,
    onConfirm: (terms) => {
      if (question !== undefined)
        taking.take(question, {
          ...(terms && { terms }),
          onTaken: () => {
            setQuestion(undefined)
          },
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
              taking.forget()
              if (isAskedStep(step) || isClosingStep(step) || isReopening(step, competition))
                setQuestion(step)
              else taking.take(step)
            }}
          >
            {clubCompetitionsText.steps[step]}
          </Button>
        ))}
      </div>
      {question !== undefined && <Question step={question} competition={competition} answers={answers} />}
    </>
  )
}

type Answers = {
  isBusy: boolean
  fault: string | undefined
  onConfirm: (terms?: StepTerms) => void
  onClose: () => void
}
type QuestionProps = { step: Step; competition: Competition; answers: Answers }

function Question({ step, competition, answers }: QuestionProps) {
  if (isAskedStep(step))
    return (
      <StepQuestion
        step={step}
        name={competition.name}
        {...answers}
        onConfirm={() => {
          answers.onConfirm()
        }}
      />
    )
  return (
    <Suspense>
      {isClosingStep(step) && <ClosingQuestion step={step} competition={competition} {...answers} />}
      {step === 'reopen' && <ReopenQuestion competition={competition} {...answers} />}
    </Suspense>
  )
}

/** The two steps whose question names the cards still out. */
function isClosingStep(step: Step): step is 'complete' | 'finalise' {
  return step === 'complete' || step === 'finalise'
}

/** Results that are opened again have a reason; a cancelled competition has none to give. */
function isReopening(step: Step, { status }: Competition): boolean {
  return step === 'reopen' && status !== 'cancelled'
}
