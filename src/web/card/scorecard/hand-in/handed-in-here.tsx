import { useQueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useEffect } from 'react'
import { ownHandicapRecord } from '#contract/handicap/handicap.ts'
import { listRounds } from '#contract/card/rounds.ts'
import { currentUser } from '#contract/identity/session.ts'
import { ninesOf } from '#golf/card/card.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { keptHereText } from '#web/messages/en/offline/kept-here.ts'
import { scorecardDoneText } from '#web/messages/en/card/scorecard-done.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { keepWaiting } from '#web/offline/kept/keep-waiting.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { openWaitingList } from '#web/offline/kept/open-waiting-list.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CardOverview } from './card-overview.tsx'
import type { HandedIn } from './handed-in.ts'

type HandedInHereProps = {
  handedIn: HandedIn
  snapshot: OutboxSnapshot
  runner: OutboxRunner
  /** The club has taken it; undefined: it was given or taken back, and the card is open again. */
  onChange: (handedIn: HandedIn | undefined) => void
}

/** The card is handed in on this phone and goes to the club by itself; what becomes of it there shows at once. */
export default function HandedInHere({ handedIn, snapshot, runner, onChange }: HandedInHereProps) {
  const { round, card } = handedIn
  const { front, back } = ninesOf(card.lines)
  const client = useQueryClient()
  const kept = snapshot.rounds.get(round.id)
  const taken = snapshot.taken?.id === round.id ? snapshot.taken : undefined
  const isBack = !taken && kept?.handIn?.refusal !== null
  useEffect(() => {
    if (taken) {
      readAgain(client, [query(listRounds), query(ownHandicapRecord), query(currentUser)])
      const { card, competitionType } = handedIn
      onChange({ card, competitionType, round: taken })
    } else if (isBack) onChange(undefined)
  }, [taken, isBack, handedIn, onChange, client])
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 lg:py-8">
      <title>{`${keptHereText.handedInHere} · Scoreclub`}</title>
      <header className="grid gap-4 rounded-card bg-field p-5 text-on-field shadow-raised">
        <div className="grid gap-0.5">
          <h1 className="flex items-center gap-2 text-title font-bold">
            <Smartphone aria-hidden size={24} className="shrink-0" />
            {keptHereText.handedInHere}
          </h1>
          <p className="truncate">{round.competitionName ?? round.courseName}</p>
        </div>
        <Figures card={card} />
        <p role="status">{keptHereText.goesWithSignal}</p>
      </header>
      {kept && !kept.isStored && snapshot.outbox.isStorageFailing && (
        <Notice tone="bad">{keptHereText.cannotStore}</Notice>
      )}
      <Actions roundId={round.id} runner={runner} />
      <section aria-label={scorecardDoneText.yourRound} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <CardOverview
          title={back.length > 0 ? scorecardText.out : scorecardText.total}
          lines={front}
          sum={back.length > 0 ? card.out : card.total}
        />
        {back.length > 0 && <CardOverview title={scorecardText.in} lines={back} sum={card.in} />}
      </section>
    </div>
  )
}

function Figures({ card }: Pick<HandedIn, 'card'>) {
  const { gross, net, points } = card.total
  const figures = [
    [card.stablefordTable === 'par_bogey' ? scorecardText.holesUp : scorecardText.stableford, points],
    [scorecardText.net, net],
    [scorecardText.gross, gross],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-note">{name}</dt>
          <dd className="text-heading font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Actions({ roundId, runner }: { roundId: string; runner: OutboxRunner }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        onClick={() => {
          void runner.wake()
        }}
      >
        {keptHereText.tryNow}
      </Button>
      <Button look="secondary" onClick={openWaitingList}>
        {keptHereText.seeWaiting}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          void keepWaiting(runner).takeBack(roundId)
        }}
      >
        {keptHereText.takeBack}
      </Button>
      <LinkButton href="/" look="quiet">
        {scorecardDoneText.home}
      </LinkButton>
    </div>
  )
}
