import { useEffect, useState } from 'react'
import type { KioskCard, KioskPlayer } from '#contract/card/kiosk-cards.ts'
import { resultToWire } from '#contract/platform/wire-names.ts'
import { formatHandicap, playingHandicap } from '#golf/numbers.ts'
import { markedName } from '#web/lib/marked-name.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { AttestCard, type Attestation } from './attest-card.tsx'
import type { CardAsked } from '../choose-card.tsx'
import { AfterHandIn } from './after-hand-in.tsx'
import type { ReadPaper } from './photo/photo-of-card.tsx'
import { TypeCard } from './type-card.tsx'
import { newHandInId, useHandIn } from './use-hand-in.ts'
import { useTypedCard } from './use-typed-card.ts'
import { Step } from '../step.tsx'

type CardVisitProps = {
  player: KioskPlayer
  asked: CardAsked
  card: KioskCard
  onFault: (fault: unknown) => void
  /** While it waits for the line the screen shows nobody, and is not forgotten. */
  onSending: (isSending: boolean) => void
  onBack: () => void
  onEnd: () => void
}

/** One card: typed or photographed, attested, handed in. */
export function CardVisit({ player, asked, card, onFault, onSending, onBack, onEnd }: CardVisitProps) {
  const typed = useTypedCard(card)
  const [isChecking, setIsChecking] = useState(false)
  const [paper, setPaper] = useState<ReadPaper>()
  const [id] = useState(newHandInId)
  const handIn = useHandIn(onFault)
  const { state } = handIn
  const isSending = state.at === 'sending' || state.at === 'waiting'
  useEffect(() => {
    onSending(isSending)
  }, [isSending, onSending])
  const press = (attestation: Attestation) => {
    const holes = typed.card.lines.map(({ holeNumber, result }) => ({ holeNumber, ...resultToWire(result) }))
    handIn.press({ id, playerId: player.id, ...asked, holes, ...attestation })
  }
  if (state.at === 'waiting' || state.at === 'gave_up' || state.at === 'done')
    return <AfterHandIn state={state} onTryNow={handIn.tryNow} onGiveUp={handIn.giveUp} onEnd={onEnd} />
  const { teeName, playingHandicap: strokes } = card.terms
  const lead = [
    card.competitionName ?? card.courseName,
    text.playingOff(formatHandicap(playingHandicap(strokes)), teeName ?? card.courseName),
  ].join(' · ')
  const name = markedName(player.name, player.marks)
  return isChecking ? (
    <Step now={4} title={text.check} lead={text.checkLead(name)}>
      <AttestCard
        card={typed.card}
        competitionType={card.competitionType}
        partners={card.partners}
        player={player}
        state={state}
        onFault={onFault}
        onPress={press}
        onBack={() => {
          setIsChecking(false)
        }}
      />
    </Step>
  ) : (
    <Step now={3} title={text.card(name)} lead={lead}>
      <TypeCard
        player={player}
        asked={asked}
        typed={typed}
        paper={paper}
        onFault={onFault}
        onRead={setPaper}
        onBack={onBack}
        onDone={() => {
          setIsChecking(true)
          scrollTo(0, 0)
        }}
      />
    </Step>
  )
}
