import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import type { Step } from './competition-steps.ts'

/** Steps that players would notice need a confirmation; the others are taken at once, since each can be undone. */
export type AskedStep = 'cancel' | 'delete'

export function isAskedStep(step: Step): step is AskedStep {
  return step === 'cancel' || step === 'delete'
}

type StepQuestionProps = {
  step: AskedStep
  name: string
  isBusy: boolean
  fault: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a step is taken and says what it means for the players. */
export function StepQuestion({ step, name, isBusy, fault, onConfirm, onClose }: StepQuestionProps) {
  const { question, means } = wordsOf(step, name)
  return (
    <ConfirmDialog
      title={question}
      confirmLabel={clubCompetitionsText.steps[step]}
      busyLabel={step === 'delete' ? clubCompetitionsText.deleting : sharedText.saving}
      isBusy={isBusy}
      closeLabel={clubCompetitionsText.keepIt}
      fault={fault === undefined ? undefined : { title: clubCompetitionsText.updateFailed, text: fault }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{means}</p>
    </ConfirmDialog>
  )
}

function wordsOf(step: AskedStep, name: string): { question: string; means: string } {
  return step === 'delete'
    ? { question: clubCompetitionsText.deleteQuestion(name), means: clubCompetitionsText.deleteMeans }
    : { question: clubCompetitionsText.cancelQuestion(name), means: clubCompetitionsText.cancelMeans }
}
