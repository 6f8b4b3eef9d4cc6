import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx'
import { clubCompetitionsText } from '#web/messages/en/club-competitions.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import type { Step } from './competition-steps.ts'

type StepQuestionProps = {
  step: Step
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
      look={step === 'finalise' ? 'primary' : 'danger'}
      isBusy={isBusy}
      closeLabel={step === 'finalise' ? sharedText.cancel : clubCompetitionsText.keepIt}
      fault={fault === undefined ? undefined : { title: clubCompetitionsText.updateFailed, text: fault }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{means}</p>
    </ConfirmDialog>
  )
}

function wordsOf(step: Step, name: string): { question: string; means: string } {
  if (step === 'finalise')
    return { question: clubCompetitionsText.finalQuestion(name), means: clubCompetitionsText.finalMeans }
  return step === 'delete'
    ? { question: clubCompetitionsText.deleteQuestion(name), means: clubCompetitionsText.deleteMeans }
    : { question: clubCompetitionsText.cancelQuestion(name), means: clubCompetitionsText.cancelMeans }
}
