import { useState } from 'react'
import type { KioskCard, KioskPlayer } from '#contract/card/kiosk-cards.ts'
import { isReasonAsked, ninesOf, type Card } from '#golf/card/card.ts'
import { CardNine } from '#web/card/card-nine.tsx'
import { SignaturePad } from '#web/card/signature/signature-pad.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { scorecardDeskText } from '#web/messages/en/card/scorecard-desk.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import ValidReason from '#web/platform/valid-reason.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { CardTotals } from './card-totals.tsx'
import { FindName } from '../find-name.tsx'
import type { HandingIn } from './use-hand-in.ts'

export type Attestation = {
  attesterId: string
  signature: string
  /** Where holes are missing for which a reason is asked. */
  hasValidReason?: boolean | undefined
}

type AttestCardProps = {
  card: Card
  competitionType: KioskCard['competitionType']
  player: KioskPlayer
  /** Of the start sheet. */
  partners: readonly KioskPlayer[]
  state: HandingIn
  onFault: (fault: unknown) => void
  onPress: (attestation: Attestation) => void
  onBack: () => void
}

/** The whole card, its sums, and the second player with name and signature. */
export function AttestCard({ card, player, partners, state, onFault, onPress, onBack }: AttestCardProps) {
  const [attester, setAttester] = useState<KioskPlayer>()
  const [signature, setSignature] = useState('')
  const [isAnswered, setIsAnswered] = useState(false)
  const [hasValidReason, setHasValidReason] = useState<boolean>()
  const asksReason = isReasonAsked(card)
  const missing = card.lines.flatMap(({ result, holeNumber }) =>
    result.kind === 'not_played' ? [holeNumber] : [],
  )
  const other = () => {
    setAttester(undefined)
    setSignature('')
  }
  const isReady = attester !== undefined && signature !== '' && (missing.length === 0 || isAnswered)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <CardTotals card={card} />
      <WholeCard card={card} />
      <NotPlayed numbers={missing} isTicked={isAnswered} onTick={setIsAnswered} />
      <ValidReason isAsked={asksReason} isTicked={hasValidReason} onTick={setHasValidReason} />
      <section className="grid gap-4" aria-label={text.attester}>
        <h2 className="text-title font-semibold">
          {attester === undefined
            ? text.attester
            : text.chosenAttester(markedName(attester.name, attester.marks))}
        </h2>
        {attester === undefined ? (
          <FindName
            as="attester"
            except={player.id}
            first={partners}
            onFault={onFault}
            onChoose={setAttester}
          />
        ) : (
          <Signing key={attester.id} onDrawn={setSignature} onOther={other} />
        )}
      </section>
      {state.at === 'refused' && (
        <Notice tone="bad" title={text.notHandedIn}>
          {failureText(state.fault, sharedText.tryAgainLater)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" className="min-h-16 text-lead" onClick={onBack}>
          {text.back}
        </Button>
        <Button
          className="min-h-16 grow text-title"
          disabled={!isReady}
          busy={state.at === 'sending' ? text.handingIn : undefined}
          onClick={() => {
            if (attester)
              onPress({ attesterId: attester.id, signature, ...(asksReason && { hasValidReason }) })
          }}
        >
          {text.handIn}
        </Button>
      </div>
    </div>
  )
}

type NotPlayedProps = { numbers: readonly number[]; isTicked: boolean; onTick: (isTicked: boolean) => void }

/** That the holes without a score were not played. */
function NotPlayed({ numbers, ...tick }: NotPlayedProps) {
  return (
    numbers.length > 0 && <TickBox label={text.notPlayed} note={text.missing(numbers.join(', '))} {...tick} />
  )
}

function WholeCard({ card }: { card: Card }) {
  const { front, back } = ninesOf(card.lines)
  const isEighteen = back.length > 0
  const total = { label: scorecardText.total, sum: card.total, isRoomy: true }
  return (
    <div className="grid gap-3">
      <CardNine
        caption={isEighteen ? scorecardDeskText.frontNine : scorecardDeskText.card}
        lines={front}
        sums={isEighteen ? [{ label: scorecardText.out, sum: card.out }] : [total]}
      />
      {isEighteen && (
        <CardNine
          caption={scorecardDeskText.backNine}
          lines={back}
          sums={[{ label: scorecardText.in, sum: card.in }, total]}
        />
      )}
    </div>
  )
}

/** Cleared by drawing on a new pad. */
function Signing({ onDrawn, onOther }: { onDrawn: (signature: string) => void; onOther: () => void }) {
  const [pads, setPads] = useState(0)
  return (
    <div className="grid gap-3">
      <p className="font-medium">{text.sign}</p>
      <SignaturePad key={pads} isEnabled label={text.sign} onDrawn={onDrawn} />
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          className="min-h-14 text-lead"
          onClick={() => {
            setPads(pads + 1)
            onDrawn('')
          }}
        >
          {text.signAgain}
        </Button>
        <Button look="quiet" className="min-h-14 text-lead" onClick={onOther}>
          {text.otherAttester}
        </Button>
      </div>
    </div>
  )
}
