import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { RoundDetail } from '#contract/card/rounds.ts'
import type { RoundTee } from '#contract/card/tee-choice.ts'
import CardSettingsForm from '#web/card/card-settings/card-settings-form.tsx'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { groupCardText } from '#web/messages/en/card/group-card.ts'
import { roundMenuText } from '#web/messages/en/card/round-menu.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { AbandonRound } from './abandon-round.tsx'
import { ConfirmTee } from './confirm-tee.tsx'
import type { PracticeOfCardProps } from './practice-of-card.online.tsx'
import { TeeOfCard } from './tee-of-card.tsx'
import { useChangeTee } from './use-change-tee.ts'

/** It is said to the club, so it needs the network as the change of a tee does. */
const PracticeOfCard = lazyWithOtherWords(() => import('./practice-of-card.online.tsx'))

type RoundMenuProps = {
  round: RoundDetail
  runner: OutboxRunner
  /** A hole has been scored, on this phone or at the club. */
  isUnderWay: boolean
  onClose: () => void
}

/** What can be done with an open card besides scoring: play it from another tee, or give it up. */
export default function RoundMenu({ round, runner, isUnderWay, onClose }: RoundMenuProps) {
  const [wanted, setWanted] = useState<{ from: RoundTee | undefined; to: RoundTee }>()
  const [isAbandoning, setIsAbandoning] = useState(false)
  const changing = useChangeTee({ roundId: round.id, runner, onChanged: onClose })
  if (isAbandoning)
    return (
      <AbandonRound
        round={round}
        runner={runner}
        onClose={() => {
          setIsAbandoning(false)
        }}
      />
    )
  if (wanted)
    return (
      <ConfirmTee
        {...wanted}
        changing={changing}
        onClose={() => {
          setWanted(undefined)
        }}
      />
    )
  return (
    <Dialog title={roundMenuText.title} isOpen onClose={onClose} mayClose={!changing.isPending}>
      <div className="grid gap-5">
        <TeeOfCard
          roundId={round.id}
          changing={changing}
          onChoose={(to, from) => {
            // Before the first score nothing changes that anybody has seen.
            if (!isUnderWay) changing.mutate(to)
            else setWanted({ from, to })
          }}
        />
        {round.competitionId === null && !isUnderWay && (
          <Practice round={round} runner={runner} onChanged={onClose} />
        )}
        <div className="border-t border-line pt-4">
          <CardSettingsForm />
        </div>
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <LinkButton href="/group" look="secondary" icon={<Users aria-hidden size={18} />}>
            {groupCardText.groupCard}
          </LinkButton>
          <Button
            look="danger"
            onClick={() => {
              setIsAbandoning(true)
            }}
          >
            {roundMenuText.abandon}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Practice(props: PracticeOfCardProps) {
  return (
    <Suspense>
      <PracticeOfCard {...props} />
    </Suspense>
  )
}
