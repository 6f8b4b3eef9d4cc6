import { useMemo, useEffect } from 'react'
import { type MarkerCard, answerMarkerCard, getMarkerCard } from '#contract/card/marker-card.ts'
import { reconcileCard } from '#golf/card/reconcile-card.ts'
import { isReasonAsked } from '#golf/card/card.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'
import { ClosedNote } from '#web/card/closed-note.tsx'
import { markerCardText as text } from '#web/messages/en/card/marker-card.ts'
import { unsent } from '#web/offline/sync-state.ts'
import { useOutboxRunner, useOutboxSnapshot } from '#web/offline/use-outbox.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { ChooseMarker } from './choose-marker.tsx'
import { ConfirmCard } from './confirm-card.tsx'
import { PaperOnly, PaperPart } from './paper-part.tsx'
import { SaidHoles } from './said-holes.tsx'
import { countingCard, openAndClosed, saidOnCard } from './said-on-card.ts'
import { mintEntryId } from '#golf/card/entry-id.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { send } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'

type ViewProps = { card: MarkerCard; userId: string }

export function MarkerCardView({ card, userId }: ViewProps) {
  const { player, marker, roundId, refusal, status } = card
  const outbox = useOutboxSnapshot()?.outbox
  const runner = useOutboxRunner()
  const own = userId === player.id ? 'player' : userId === marker?.id ? 'marker' : undefined
  const isOpen = status === 'in_progress'
  useAgree(card, own === 'marker' && isOpen)
  const holes = useMemo(() => reconcileCard(saidOnCard(card, outbox, userId)), [card, outbox, userId])
  const differing = [...holes.values()].filter(({ state }) => state === 'differs')
  const isUnsent = outbox !== undefined && unsent(outbox, roundId).length > 0
  const isOnlyOnPaper = [...holes.values()].some(({ state }) => state === 'paper_only')
  const record = (holeNumber: number, result: HoleResult) => {
    const said = Object.values(holes.get(holeNumber)?.said ?? {})
    if (!runner) return
    recordAnswer(runner, { roundId, holeNumber, result, seenAt: Math.max(0, ...said.map(({ at }) => at)) })
  }
  const onRecord = isOpen && own !== undefined ? record : undefined
  return (
    <Page
      title={text.title}
      {...(card.competitionName === null ? {} : { eyebrow: card.competitionName })}
      lead={text.of(player.name)}
    >
      {marker && <p>{marker.hasAgreed ? text.agreed(marker.name) : text.waits(marker.name)}</p>}
      {own === 'player' && isOpen && !marker && <ChooseMarker roundId={roundId} />}
      {refusal && (
        <Notice tone="warn" title={text.refused}>
          {refusal.reason}
        </Notice>
      )}
      {isOpen && differing.length > 0 && (
        <Notice tone="warn" title={text.differs(differing.length)}>
          {text.agreeOn}
        </Notice>
      )}
      {isOpen && <PaperOnly holes={holes} onRecord={onRecord} />}
      {isOpen && <PaperPart card={card} holes={holes} />}
      <ClosedNote card={openAndClosed(card)} />
      <SaidHoles card={card} holes={holes} own={own} onRecord={onRecord} />
      {isUnsent && <Notice tone="info">{text.unsent}</Notice>}
      <ConfirmCard
        card={card}
        own={own}
        mayConfirm={differing.length === 0 && !isOnlyOnPaper && !isUnsent}
        asksReason={own === 'player' && isReasonAsked(countingCard(card, holes))}
      />
    </Page>
  )
}

type Answer = {
  roundId: string
  holeNumber: number
  result: HoleResult
  /** When the latest was said of the hole that this person has before their eyes. */
  seenAt: number
}

/**
 * An entry of a person who answers what others said of a hole. It is the later one whatever the clock of this phone says
 * (P6): ids rise on a phone, so one of the time that was seen is passed over.
 */
function recordAnswer(runner: OutboxRunner, { roundId, holeNumber, result, seenAt }: Answer): void {
  const { storage } = runner.parts
  if (Date.now() <= seenAt) storage.setLastEntryId(mintEntryId(seenAt, storage.lastEntryId(), Math.random).id)
  void runner.record(roundId, holeNumber, result)
}

/** A marker agrees by opening the card. */
function useAgree({ roundId, marker }: MarkerCard, isMarker: boolean) {
  const params = { roundId }
  const { mutate } = useAction({
    run: () => send(answerMarkerCard, { params, body: { act: 'agree' } }),
    changes: [query(getMarkerCard, { params })],
  })
  const isAsked = isMarker && marker?.hasAgreed === false
  useEffect(() => {
    if (isAsked) mutate()
  }, [isAsked, mutate])
}
