import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Competition } from '#contract/competitions.ts'
import { readTerms, takeCorrectionBack, type Terms } from '#contract/term-corrections.ts'
import { send } from '#web/lib/api.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { termCorrectionsText as text } from '#web/messages/en/term-corrections.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import CorrectTermsDialog from './correct-terms-dialog.tsx'
import { correctionFault } from './correction-fault.ts'
import { CorrectionReason, correctionReasonRules } from './correction-reason.tsx'
import { TermsApart } from './terms-apart.tsx'

type TermsPanelProps = {
  competition: Competition
  /** Over the cards what is to be decided, under them what was and how to begin. */
  at: 'top' | 'foot'
}

/** What the cards of a competition were scored with, where that is not alike or not as it is now, and what was put right. */
export default function TermsPanel({ competition, at }: TermsPanelProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { clubId, id: competitionId } = competition
  const terms = useQuery({
    ...query(readTerms, { params: { clubId }, query: { competitionId } }),
    staleTime: 0,
  })
  const { outdated = 0, apart = [], corrections = [] } = terms.data ?? {}
  const isWarned = apart.length > 0 || outdated > 0
  if (at === 'top' && !isWarned && !isCorrecting) return null
  return (
    <div className="grid justify-items-start gap-3">
      {at === 'top' && isWarned && (
        <Notice tone="warn" title={apart.length > 0 ? text.apartTitle : text.outdatedTitle}>
          <div className="grid gap-2">
            {apart.length > 0 && <TermsApart apart={apart} />}
            {outdated > 0 && <p>{text.outdated(outdated)}</p>}
          </div>
        </Notice>
      )}
      {isWarned === (at === 'top') && (
        <Button
          look={at === 'top' ? 'secondary' : 'quiet'}
          onClick={() => {
            setCorrecting(true)
          }}
        >
          {text.put}
        </Button>
      )}
      {at === 'foot' && corrections.length > 0 && <Corrections {...{ competition, corrections }} />}
      {isCorrecting && (
        <CorrectTermsDialog
          clubId={clubId}
          of={{ kind: 'competition', competition }}
          onClose={() => {
            setCorrecting(false)
          }}
        />
      )}
    </div>
  )
}

type CorrectionsProps = { competition: Competition; corrections: Terms['corrections'] }

function Corrections({ competition, corrections }: CorrectionsProps) {
  const [asked, setAsked] = useState<string>()
  return (
    <section className="w-full">
      <h3 className="font-semibold">{text.corrections}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {corrections.map(({ id, reason, authorName, at, cards, isTakenBack }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="grid">
              <span>{reason}</span>
              <span className="text-note text-soft">
                {text.made(cards, authorName ?? text.formerAdmin, formatDateTime(at))}
              </span>
            </span>
            {isTakenBack ? (
              <span className="text-soft">{text.isTakenBack}</span>
            ) : (
              <Button
                look="quiet"
                onClick={() => {
                  setAsked(id)
                }}
              >
                {text.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <TakeBack
          correctionId={asked}
          competition={competition}
          onClose={() => {
            setAsked(undefined)
          }}
        />
      )}
    </section>
  )
}

type TakeBackProps = { correctionId: string; competition: Competition; onClose: () => void }

function TakeBack({ correctionId, competition, onClose }: TakeBackProps) {
  const { clubId, id: competitionId } = competition
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const taking = useAction({
    run: (reason: string) => send(takeCorrectionBack, { params: { clubId, correctionId }, body: { reason } }),
    changes: [
      query(readTerms, { params: { clubId }, query: { competitionId } }),
      { queryKey: ['api', 'competitions'] },
    ],
    onDone: () => {
      showToast({ tone: 'success', title: text.takenBack })
      onClose()
    },
  })
  return (
    <FormDialog
      title={text.whyTakeBack}
      description={text.takeBackHint}
      submitLabel={text.takeBack}
      busyLabel={text.takingBack}
      isBusy={taking.isPending}
      fault={taking.error ? correctionFault(taking.error) : undefined}
      faultTitle={text.failed}
      onClose={onClose}
      onSubmit={() => {
        void handleSubmit(({ reason }) => {
          taking.mutate(reason.trim())
        })()
      }}
    >
      <CorrectionReason
        field={register('reason', correctionReasonRules)}
        isWrong={formState.errors.reason !== undefined}
      />
    </FormDialog>
  )
}
