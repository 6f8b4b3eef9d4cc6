import { useState } from 'react'
import { useLocation } from 'wouter'
import { timeOrDay } from '#web/lib/time-or-day.ts'
import { keptHereText as text } from '#web/messages/en/offline/kept-here.ts'
import { offlineText } from '#web/messages/en/offline/offline.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { sendRefusedAgain } from '#web/offline/trouble-bar.tsx'
import { giveUp } from '#web/offline/kept/give-up.ts'
import { keepWaiting } from '#web/offline/kept/keep-waiting.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { useOutboxRunner, useOutboxSnapshot } from '#web/offline/use-outbox.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { listWaiting, type WaitingRound, type WaitingThing } from './list-waiting.ts'

/** What the club does not have yet: what it is, since when, what the club said, and what can be done. */
export default function WaitingList({ onClose }: { onClose: () => void }) {
  const snapshot = useOutboxSnapshot()
  const runner = useOutboxRunner()
  const [isTrying, setIsTrying] = useState(false)
  if (!snapshot || !runner) return null
  const rounds = listWaiting(snapshot)
  const tryNow = async () => {
    setIsTrying(true)
    await runner.wake()
    setIsTrying(false)
  }
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {sharedText.close}
          </Button>
          {rounds.length > 0 && (
            <Button busy={isTrying ? text.trying : undefined} onClick={() => void tryNow()}>
              {text.tryNow}
            </Button>
          )}
        </>
      }
    >
      {rounds.length === 0 && <p role="status">{text.nothing}</p>}
      {snapshot.outbox.isSignedOut && rounds.length > 0 && <p className="pb-3">{text.signedOut}</p>}
      <ul className="grid divide-y divide-line">
        {rounds.map((round) => (
          <li key={round.id} className="py-3 first:pt-0">
            <RoundThatWaits round={round} runner={runner} onLeave={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type RoundProps = { round: WaitingRound; runner: OutboxRunner; onLeave: () => void }

function RoundThatWaits({ round, runner, onLeave }: RoundProps) {
  const { kept, things } = round
  const isRefused = things.some(({ state }) => state === 'refused')
  return (
    <section aria-labelledby={`waits-${round.id}`} className="grid gap-2">
      <h3 id={`waits-${round.id}`} className="font-semibold wrap-anywhere">
        {kept?.detail.competitionName ?? kept?.detail.courseName ?? text.aRound}
      </h3>
      <ul className="grid gap-2">
        {things.map((thing) => (
          <li key={thing.kind} className="grid gap-0.5">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span>
                {nameOf(thing)}{' '}
                <span className="text-note text-soft">{text.since(timeOrDay(thing.since))}</span>
              </span>
              <Badge tone={thing.state === 'refused' ? 'bad' : 'plain'}>{stateNames()[thing.state]}</Badge>
            </p>
            {thing.refusal !== null && <p className="text-note text-danger">{thing.refusal}</p>}
          </li>
        ))}
      </ul>
      <Actions round={round} runner={runner} isRefused={isRefused} onLeave={onLeave} />
    </section>
  )
}

function nameOf({ kind, holes, hasPhoto }: WaitingThing): string {
  switch (kind) {
    case 'start':
      return text.aStart
    case 'scores':
      return text.scores(offlineText.holes(holes))
    case 'hand_in':
      return hasPhoto ? text.withPhoto : text.aHandIn
  }
}

const stateNames = () => ({
  waits: text.waits,
  waits_for_part: text.waitsForPart,
  sending: text.sending,
  refused: text.refused,
})

/** A refusal is decided by the player: send it again, look at the card, or give it up after saying so twice. */
function Actions({ round, runner, isRefused, onLeave }: RoundProps & { isRefused: boolean }) {
  const [, navigate] = useLocation()
  const [isSure, setIsSure] = useState(false)
  const isOpen = round.kept?.isOwn === true && round.kept.handIn?.refusal !== null
  const sendAgain = async () => {
    for (const { id, stage } of round.entries) if (stage === 'refused') await sendRefusedAgain(runner, id)
    await keepWaiting(runner).sendAgain(round.id)
  }
  return (
    <div className="-mx-3 flex flex-wrap items-center">
      {isOpen && (
        <Button
          look="quiet"
          onClick={() => {
            keepWaiting(runner).openCard(round.id)
            onLeave()
            navigate('/scorecard')
          }}
        >
          {text.openCard}
        </Button>
      )}
      {isRefused && (
        <>
          <Button look="quiet" onClick={() => void sendAgain()}>
            {text.sendAgain}
          </Button>
          {isSure ? (
            <Button look="danger" onClick={() => void giveUp(runner, round.id)}>
              {text.removeSure}
            </Button>
          ) : (
            <Button
              look="quiet"
              onClick={() => {
                setIsSure(true)
              }}
            >
              {text.remove}
            </Button>
          )}
          {isSure && <p className="px-3 text-note text-soft">{text.removedMeans}</p>}
        </>
      )}
    </div>
  )
}
