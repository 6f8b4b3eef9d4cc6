import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getCardsOut } from '#contract/competition/cards-out.ts'
import type { Competition } from '#contract/competition/competitions.ts'
import { getBracket, type BracketView } from '#contract/match/matches.ts'
import { readTerms } from '#contract/card/term-corrections.ts'
import { ConfirmDialog } from '#web/platform/confirm-dialog.tsx'
import { TermsApart } from '#web/card/term-corrections/terms-apart.tsx'
import { query } from '#web/lib/query.ts'
import { closingText as text } from '#web/messages/en/competition/closing.online.ts'
import { clubCompetitionsText } from '#web/messages/en/competition/club-competitions.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { termCorrectionsText } from '#web/messages/en/card/term-corrections.online.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CardFates } from './card-fate.tsx'
import { CardsOut, hasOpen } from './cards-out.tsx'
import type { StepTerms } from './use-step.ts'
import { competitionResultsPath } from '#web/lib/competition-words.ts'
import { bracketText } from '#web/messages/en/match/bracket.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type ClosingQuestionProps = {
  step: 'complete' | 'finalise'
  competition: Competition
  isBusy: boolean
  fault: string | undefined
  onConfirm: (terms: StepTerms) => void
  onClose: () => void
}

/** Asks before play is closed or results become final, and says first what happens to whom (D10). */
export default function ClosingQuestion(props: ClosingQuestionProps) {
  const { step, competition, isBusy, fault, onConfirm, onClose } = props
  const isMatchPlay = competition.competitionType === 'matchplay'
  const params = { competitionId: competition.id }
  // Asked anew at each opening: cards come in meanwhile.
  const cards = useQuery({ ...query(getCardsOut, { params }), staleTime: 0, enabled: !isMatchPlay })
  const bracket = useQuery({ ...query(getBracket, { params }), staleTime: 0, enabled: isMatchPlay })
  const { clubId } = competition
  const terms = useQuery({
    ...query(readTerms, { params: { clubId }, query: params }),
    staleTime: 0,
    enabled: !isMatchPlay,
  })
  const isFinal = step === 'finalise'
  const { name } = competition
  const [fates, setFates] = useState<CardFates>({})
  const [reason, setReason] = useState('')
  const out = cards.data?.out ?? []
  return (
    <ConfirmDialog
      title={isFinal ? clubCompetitionsText.finalQuestion(name) : text.closeQuestion(name)}
      confirmLabel={clubCompetitionsText.steps[step]}
      busyLabel={sharedText.saving}
      look="primary"
      isBusy={isBusy}
      isBlocked={isFinal && (hasOpen(out, fates) || (cards.data?.unconfirmed.length ?? 0) > 0)}
      fault={fault === undefined ? undefined : { title: clubCompetitionsText.updateFailed, text: fault }}
      onConfirm={() => {
        onConfirm(termsOf(out, { fates, reason }))
      }}
      onClose={onClose}
    >
      <p>{isFinal ? clubCompetitionsText.finalMeans : text.closeMeans}</p>
      {cards.data && (
        <CardsOut
          competition={competition}
          step={step}
          fates={fates}
          reason={reason}
          cards={cards.data}
          onChoose={setFates}
          onReason={setReason}
        />
      )}
      {terms.data && terms.data.apart.length > 0 && (
        <Notice tone="warn" title={termCorrectionsText.apartTitle}>
          <TermsApart apart={terms.data.apart} />
        </Notice>
      )}
      {bracket.data && <OpenMatches competition={competition} view={bracket.data} step={step} />}
      {(cards.isLoading || bracket.isLoading) && (
        <div role="status">
          <span className="sr-only">{sharedText.loading}</span>
          <Skeleton className="h-24" />
        </div>
      )}
      {((cards.isError && !cards.data) ||
        (bracket.isError && !bracket.data) ||
        (terms.isError && !terms.data)) && <Notice tone="warn">{text.loadFailed}</Notice>}
    </ConfirmDialog>
  )
}

/** The rulings that go with the step: of the cards that are out as the administrator saw them. */
function termsOf(
  out: readonly { userId: string }[],
  { fates, reason }: { fates: CardFates; reason: string },
): StepTerms {
  // A player may have cards of several rounds out, and is ruled on once.
  const cards = [...new Set(out.map(({ userId }) => userId))].flatMap((userId) => {
    const status = fates[userId] ?? 'open'
    return status === 'open' ? [] : [{ userId, status }]
  })
  return cards.length === 0 ? {} : { cards, ...(reason.trim() !== '' && { reason }) }
}

type OpenMatchesProps = { competition: Competition; view: BracketView; step: 'complete' | 'finalise' }

/** The matches of a bracket that have no result: match play has no cards to hand in. */
function OpenMatches({ competition, view, step }: OpenMatchesProps) {
  if (!view.draw) return <p>{text.notDrawn}</p>
  const open = view.matches.filter((one) => one.isNeeded && one.status === 'pending')
  if (open.length === 0) return <p>{text.noOpenMatch}</p>
  const nameOf = (player: { firstName: string; lastName: string } | null) =>
    player ? `${player.firstName} ${player.lastName}` : bracketText.match.unknown
  return (
    <section aria-label={text.openMatches(open.length)} className="grid justify-items-start gap-2">
      <h3 className="font-semibold">{text.openMatches(open.length)}</h3>
      <p>{step === 'finalise' ? text.openMatchesFinal : text.openMatchesStay}</p>
      <ul className="w-full divide-y divide-line border-y border-line">
        {open.map((one) => (
          <li key={one.id} className="grid py-2">
            <span className="text-note text-soft">
              {bracketText.match.described(bracketText.roundName(one.roundName), one.matchNumber)}
            </span>
            <span className="font-semibold">
              {nameOf(one.player1)} – {nameOf(one.player2)}
            </span>
          </li>
        ))}
      </ul>
      <LinkButton href={competitionResultsPath(competition)} look="secondary">
        {text.bracket}
      </LinkButton>
    </section>
  )
}
