import { useState } from 'react'
import type { KioskCard, KioskClub, KioskPlayer } from '#contract/card/kiosk-cards.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CardVisit } from './card/card-visit.tsx'
import { ChooseCard, type CardAsked } from './choose-card.tsx'
import { FindName } from './find-name.tsx'
import { KioskFrame } from './kiosk-frame.tsx'
import { Step } from './step.tsx'
import { useForgetting } from './use-forgetting.ts'

export type VisitProps = {
  club: KioskClub
  hasLine: boolean
  onFault: (fault: unknown) => void
  /** Forgets everybody. */
  onEnd: () => void
}

type Chosen = { asked: CardAsked; card: KioskCard }

/** One player and one second player, from the name to the signature. */
export default function Visit({ club, hasLine, onFault, onEnd }: VisitProps) {
  const [player, setPlayer] = useState<KioskPlayer>()
  const [chosen, setChosen] = useState<Chosen>()
  const [isSending, setIsSending] = useState(false)
  const secondsLeft = useForgetting({ isOn: !isSending, onForget: onEnd })
  return (
    <KioskFrame club={club} secondsLeft={secondsLeft} {...(isSending ? {} : { onStop: onEnd })}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        {!hasLine && !isSending && (
          <Notice tone="warn" title={text.noLine}>
            {text.noLineText}
          </Notice>
        )}
        {player === undefined ? (
          <Step now={1} title={text.who} lead={text.whoLead}>
            <FindName as="player" onFault={onFault} onChoose={setPlayer} />
          </Step>
        ) : chosen === undefined ? (
          <Step now={2} title={text.which}>
            <ChooseCard
              club={club}
              player={player}
              onFault={onFault}
              onChosen={setChosen}
              onBack={() => {
                setPlayer(undefined)
              }}
            />
          </Step>
        ) : (
          <CardVisit
            {...chosen}
            player={player}
            onFault={onFault}
            onSending={setIsSending}
            onBack={() => {
              setChosen(undefined)
            }}
            onEnd={onEnd}
          />
        )}
      </div>
    </KioskFrame>
  )
}
