import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { listDeskCards, type DeskCard } from '#contract/competition/desk-cards.ts'
import { getRoundCard, type RoundCard } from '#contract/card/round-card.ts'
import { MovedHoles } from '#web/card/corrections/moved-holes.tsx'
import { CardMoved } from '#web/card/corrections/send-correction.ts'
import { nameOfCard } from '#web/card/name-of-card.ts'
import { isReasonAsked } from '#golf/card/card.ts'
import { isOwnName } from '#golf/card/own-name.ts'
import { sameRoundAsked } from '#web/card/same-round/same-round-asked.ts'
import SameRoundQuestion from '#web/card/same-round/same-round-question.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { cardActsText } from '#web/messages/en/card/card-acts.online.ts'
import { deskCardsText as text } from '#web/messages/en/competition/desk-cards.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { signedByText } from '#web/messages/en/card/signed-by.ts'
import ValidReason from '#web/platform/valid-reason.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { paperDraftName } from './draft-names.ts'
import { PaperGrid } from './paper-grid.tsx'
import { ReasonInput } from './reason-input.tsx'
import { useCardToBegin, useHandInPaper } from './send-paper.ts'
import { usePartners } from './use-partners.ts'
import { useTypedPaper, type TypedPaper } from './use-typed-paper.ts'

const ScanPanel = lazy(() => import('#web/photo/scan/scan-panel.tsx'))

type PaperCardProps = { card: DeskCard; competition: Competition; onDone: () => void }

/** A paper card from its row: typed in the grid or read from its photo, begun where it is not, and handed in, for one reason. */
export default function PaperCard({ card, competition, onDone }: PaperCardProps) {
  // Whoever's card is begun meanwhile goes on as it was opened.
  const [begunId] = useState(card.roundId)
  const wasBegun = begunId !== null
  const partners = usePartners(competition.id, card.userId)
  const toBegin = useCardToBegin({ card, competition }, !wasBegun)
  const begun = useQuery({
    ...query(getRoundCard, { params: { roundId: begunId ?? '' } }),
    enabled: wasBegun,
    // What is typed is compared with what was there at the start.
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
  const round = wasBegun ? begun : toBegin
  const isBegun = wasBegun || toBegin.data?.isNew === false
  // The list may have learnt of a card since.
  const isOpen = isBegun || card.roundId !== null
  const name = nameOfCard(card)
  if (round.data && !round.isFetching && partners)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {!wasBegun && (
          <p className="text-note text-soft">{isOpen ? text.openMeans(name) : text.startMeans(name)}</p>
        )}
        <TypedCard
          key={round.data.id}
          round={round.data}
          isBegun={isBegun}
          card={card}
          competition={competition}
          partners={partners}
          onDone={onDone}
        />
      </div>
    )
  if (round.error && !round.isFetching)
    return (
      <Notice
        tone="bad"
        title={text.notBegun}
        action={
          <Button
            look="secondary"
            className="mt-1 justify-self-start"
            onClick={() => {
              void round.refetch()
            }}
          >
            {sharedText.tryAgain}
          </Button>
        }
      >
        {failureText(round.error, sharedText.tryAgainLater)}
      </Notice>
    )
  return <Skeleton className="h-40" />
}

type TypedCardProps = PaperCardProps & { round: RoundCard; isBegun: boolean; partners: readonly string[] }

function TypedCard({ round: opened, isBegun, card, competition, partners, onDone }: TypedCardProps) {
  const client = useQueryClient()
  const draft = paperDraftName(competition, card)
  const { round, typed, moved, onMoved } = useTypedPaper(opened, draft)
  const { values, change, clear } = useDraft(`words-${draft}`, {
    marker: partners[0] ?? '',
    reason: text.fromPaper,
    stopped: '',
  })
  const { marker, reason, stopped } = values
  const hasValidReason = !isReasonAsked(typed.card) || stopped === '' ? undefined : stopped === 'yes'
  const paper = { results: typed.results, marker, reason, hasValidReason }
  const [refused, setRefused] = useState<string>()
  const saving = useHandInPaper({
    round,
    isBegun,
    card,
    competition,
    onMoved,
    onDone: () => {
      readAgain(client, [query(listDeskCards, { params: { competitionId: competition.id } })])
      showToast({ tone: 'success', title: text.handedIn, description: nameOfCard(card) })
      typed.clear()
      clear()
      onDone()
    },
  })
  return (
    <form
      aria-label={text.typeOf(nameOfCard(card))}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isOwnAlone(marker, card, partners)) setRefused(marker)
        else if (!saving.isPending) saving.mutate(paper)
      }}
    >
      <PaperPhoto round={round} isBegun={isBegun} typed={typed} />
      <TypedScores typed={typed} hasValidReason={hasValidReason} change={change} />
      <div className="flex flex-wrap items-end gap-3">
        <PaperFields marker={marker} reason={reason} change={change} isRefused={marker === refused} />
        <HandInButton isEmpty={typed.card.thru === 0} isSaving={saving.isPending} />
      </div>
      <Partners
        partners={partners}
        marker={marker}
        onChoose={(name) => {
          change({ marker: name })
        }}
      />
      {saving.error instanceof CardMoved || (!saving.isError && moved.length > 0) ? (
        <MovedHoles round={round} moved={moved} results={typed.results} button={text.handIn} />
      ) : (
        saving.isError && (
          <NotHandedIn
            fault={saving.error}
            onAnswer={(sameRound) => {
              saving.mutate({ ...paper, sameRound })
            }}
          />
        )
      )}
    </form>
  )
}

type TypedScoresProps = {
  typed: TypedPaper
  hasValidReason: boolean | undefined
  change: (typed: { stopped: string }) => void
}

/** The holes, and why some of them were not played. */
function TypedScores({ typed, hasValidReason, change }: TypedScoresProps) {
  return (
    <>
      <PaperGrid typed={typed} />
      <ValidReason
        label={cardActsText.playerStopped}
        isAsked={isReasonAsked(typed.card)}
        isTicked={hasValidReason}
        onTick={(isTicked) => {
          change({ stopped: isTicked ? 'yes' : 'no' })
        }}
      />
    </>
  )
}

function HandInButton({ isEmpty, isSaving }: { isEmpty: boolean; isSaving: boolean }) {
  return (
    <Button type="submit" disabled={isEmpty} busy={isSaving ? sharedText.saving : undefined}>
      {text.handIn}
    </Button>
  )
}

/** Why the card was not handed in; where it has the scores of another card, whether both are one round. */
function NotHandedIn({ fault, onAnswer }: { fault: Error; onAnswer: (isSameRound: boolean) => void }) {
  const asked = sameRoundAsked(fault)
  return (
    <Notice tone="bad" title={text.notHandedIn}>
      {asked ? (
        <SameRoundQuestion {...asked} onAnswer={onAnswer} />
      ) : (
        failureText(fault, sharedText.tryAgainLater)
      )}
    </Notice>
  )
}

/** The player's own name, which nobody who started with them has. The club would begin the card before it refused it. */
const isOwnAlone = (marker: string, { playerName }: DeskCard, partners: readonly string[]) =>
  isOwnName(marker, playerName) && !partners.some((name) => isOwnName(name, playerName))

type PartnersProps = { partners: readonly string[]; marker: string; onChoose: (name: string) => void }

/** Who else started in the group: the first is proposed as the marker, the others are a press away. */
function Partners({ partners, marker, onChoose }: PartnersProps) {
  if (partners.length === 0) return null
  return (
    <div role="group" aria-label={text.partners} className="flex flex-wrap items-center gap-2">
      <span className="text-note text-soft">{text.partners}</span>
      {partners.map((name) => (
        <Button
          key={name}
          look="secondary"
          aria-pressed={name === marker}
          onClick={() => {
            onChoose(name)
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

type PaperPhotoProps = { round: RoundCard; isBegun: boolean; typed: TypedPaper }

/** The photo of the paper beside the grid, for administrators; what is read in it is taken into the grid. */
function PaperPhoto({ round, isBegun, typed }: PaperPhotoProps) {
  const [isScanning, setIsScanning] = useState(false)
  if (useIsClubAdmin() !== true) return null
  return (
    <>
      <div>
        <Button
          look="secondary"
          aria-expanded={isScanning}
          onClick={() => {
            setIsScanning(!isScanning)
          }}
        >
          {text.photo}
        </Button>
      </div>
      {isScanning && (
        <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
          <ScanPanel
            courseId={round.courseId}
            roundId={isBegun ? round.id : undefined}
            card={typed.card.lines.map(({ holeNumber, par, strokeIndex, result }) => ({
              holeNumber,
              par,
              strokeIndex,
              result,
            }))}
            mayKeepPhoto={false}
            onTake={({ scores }) => {
              typed.enter(scores)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type PaperFieldsProps = {
  marker: string
  reason: string
  /** The marker's name is the player's own. */
  isRefused: boolean
  change: (typed: { marker?: string; reason?: string }) => void
}

function PaperFields({ marker, reason, isRefused, change }: PaperFieldsProps) {
  return (
    <>
      <Field
        label={text.marker}
        required
        error={isRefused ? signedByText.ownName : undefined}
        className="min-w-48 flex-1"
      >
        {(wiring) => (
          <Input
            {...wiring}
            required
            maxLength={100}
            value={marker}
            onChange={(event) => {
              change({ marker: event.target.value })
            }}
          />
        )}
      </Field>
      <ReasonInput
        reason={reason}
        onReason={(typed) => {
          change({ reason: typed })
        }}
      />
    </>
  )
}
