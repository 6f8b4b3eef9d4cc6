import { ClipboardCheck, Users } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type MouseEvent, type ComponentType } from 'react'
import type { PlayingGroup } from '#contract/card/groups.ts'
import { asksForMostLikely } from '#golf/handicap/most-likely-score.ts'
import { pickedUpAt } from '#golf/card/hole-result.ts'
import type { Card, CardLine } from '#golf/card/card.ts'
import { ClosedNote } from '#web/card/closed-note.tsx'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { resultName } from '#web/card/hole-words.ts'
import { useScoreKeys } from '#web/card/use-score-keys.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { Button } from '#web/ui/button.tsx'
import { GroupKeys } from './group-keys.tsx'
import { GroupRow } from './group-row.tsx'
import { atHole, startAt, tapGroup, type GroupState, type GroupTap, type RowRecord } from './group-taps.ts'
import { HoleHead } from './hole-head.tsx'
import {
  rowsOf,
  useGroupCards,
  useGroupScoring,
  useKeptCards,
  useTakenCards,
  type GroupCard,
  type GroupScoring,
} from './use-group-cards.ts'
import type { MostLikelyProps } from '#web/card/most-likely.tsx'

const loadHandIn = () => import('./hand-in-group.tsx')
const HandInGroup = lazy(loadHandIn)

type GroupCardViewProps = {
  group: PlayingGroup
  /** The hole to begin with; a number that is on no card is none. */
  wanted: number
  runner: OutboxRunner
  snapshot: OutboxSnapshot
  onPlayers: () => void
}

/** One hole a screen with a row for each player, keys under the thumb; the next hole comes at once when all have a score. */
export function GroupCardView({ group, wanted, runner, snapshot, onPlayers }: GroupCardViewProps) {
  const cards = useGroupCards(group, snapshot)
  useKeptCards(group, runner)
  useTakenCards(group, snapshot)
  const taps = useGroupTaps(cards, runner, wanted)
  const { state, tap, holes } = taps
  const [isHandingIn, setIsHandingIn] = useState(false)
  const handIn = () => {
    setIsHandingIn(true)
  }
  const holeNumber = holes[state.at]?.[0]?.holeNumber
  if (holeNumber === undefined) return null
  const lines = cards.flatMap(({ card }) => lineOf(card, holeNumber) ?? [])
  const closed = cards.find(({ card }) => card.closed.length > 0)
  return (
    <div className="steady @container mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-2 px-4 pt-2 sideways:max-w-4xl sideways:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sideways:gap-x-4">
      <title>{`${text.title} · Scoreclub`}</title>
      <h1 className="sr-only">{text.title}</h1>
      <HoleHead
        holeNumber={holeNumber}
        lines={lines}
        onGo={(by) => {
          tap({ key: 'go', to: (state.at + by + holes.length) % holes.length })
        }}
      />
      {closed && <ClosedNote card={closed.card} />}
      <Rows taps={taps} cards={cards} holeNumber={holeNumber} />
      <div
        onPointerDownCapture={taps.onPointerDownCapture}
        className="sticky bottom-[calc(--spacing(15)+env(safe-area-inset-bottom))] z-10 -mx-4 grid gap-2 bg-paper px-4 pb-2 lowest:static sideways:static sideways:col-start-2 sideways:row-span-3 sideways:row-start-1 sideways:mx-0 sideways:px-0"
      >
        <Keys taps={taps} cards={cards} onAllIn={isAllIn(cards) ? handIn : undefined} />
      </div>
      <Foot
        isComplete={cards.every(({ card, isOpen }) => !isOpen || card.isComplete)}
        onPlayers={onPlayers}
        onHandIn={handIn}
      />
      {isHandingIn && (
        <Suspense>
          <HandInGroup
            group={group}
            cards={cards}
            runner={runner}
            onClose={() => {
              setIsHandingIn(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function lineOf(card: Card, holeNumber: number | undefined): CardLine | undefined {
  return card.lines.find((line) => line.holeNumber === holeNumber)
}

type RowsProps = { taps: ReturnType<typeof useGroupTaps>; cards: readonly GroupCard[]; holeNumber: number }

function Rows({ taps: { state, tap }, cards, holeNumber }: RowsProps) {
  return (
    <div
      role="group"
      aria-label={text.scoresOf(holeNumber)}
      className="grid gap-1.5 compact:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] sideways:col-start-1"
    >
      {cards.map((card, row) => (
        <GroupRow
          key={card.player.userId}
          card={card}
          holeNumber={holeNumber}
          isChosen={row === state.row}
          onChoose={() => {
            tap({ key: 'row', row })
          }}
        />
      ))}
    </div>
  )
}

/** Cards are open, and none of them wants a score. */
function isAllIn(cards: readonly GroupCard[]): boolean {
  const open = cards.filter(({ isOpen }) => isOpen)
  return open.length > 0 && open.every(({ card }) => card.isComplete)
}

type KeysProps = {
  taps: ReturnType<typeof useGroupTaps>
  cards: readonly GroupCard[]
  onAllIn: (() => void) | undefined
}

/** The keys enter the score of the row that is chosen. */
function Keys({ taps, cards, onAllIn }: KeysProps) {
  const { state, press, undo, holes, scoring } = taps
  const chosen = cards[state.row]
  const holeNumber = holes[state.at]?.[0]?.holeNumber
  const line = chosen && lineOf(chosen.card, holeNumber)
  if (!chosen || !line) return null
  return (
    <GroupKeys
      name={chosen.name}
      line={line}
      isMoreOpen={state.isMoreOpen}
      isParDone={(holes[state.at] ?? []).every(
        ({ isOpen, result }) => !isOpen || result.kind !== 'not_played',
      )}
      last={scoring.last && lastText(scoring.last, cards)}
      onAllIn={onAllIn}
      question={<Question scoring={scoring} cards={cards} />}
      onPress={press}
      onUndo={undo}
    />
  )
}

/** About a hole that was picked up last, where its most likely score is asked for. */
function Question({ scoring, cards }: { scoring: GroupScoring; cards: readonly GroupCard[] }) {
  const [record] = scoring.last ?? []
  const card = cards.find(({ player }) => player.round.id === record?.roundId)
  const line = card && lineOf(card.card, record?.holeNumber)
  if (line?.result.kind !== 'picked_up' || !asksForMostLikely(card?.player.round.competitionType ?? null))
    return null
  const { holeNumber, par, result } = line
  return (
    <AskMostLikely
      key={`${card?.player.round.id} ${holeNumber}`}
      holeNumber={holeNumber}
      par={par}
      name={card?.name ?? ''}
      onRecord={(score) => {
        if (record) scoring.enter([{ ...record, result: pickedUpAt(score), before: result }])
      }}
    />
  )
}

type FootProps = { isComplete: boolean; onPlayers: () => void; onHandIn: () => void }

function Foot({ isComplete, onPlayers, onHandIn }: FootProps) {
  return (
    <div className="grid grid-cols-2 gap-2 pb-4 sideways:col-start-1">
      <Button look="secondary" icon={<Users aria-hidden size={18} />} onClick={onPlayers}>
        {text.toPlayers}
      </Button>
      <Button
        look={isComplete ? 'primary' : 'secondary'}
        icon={<ClipboardCheck aria-hidden size={18} />}
        onClick={onHandIn}
      >
        {text.handIn}
      </Button>
    </div>
  )
}

/** The hole and row on the screen, and what a tap does. */
function useGroupTaps(cards: readonly GroupCard[], runner: OutboxRunner, wanted: number) {
  const scoring = useGroupScoring(runner)
  const holes = rowsOf(cards)
  const [state, setState] = useState<GroupState>(() => atHole(startAt(holes, wanted), holes))
  const keys = useScoreKeys(state)
  const tap = (made: GroupTap, shown = state) => {
    const step = tapGroup(shown, made, holes)
    setState(step.state)
    scoring.enter(step.records)
  }
  const press = (made: GroupTap, event: MouseEvent) => {
    const shown = keys.press(JSON.stringify(made), event)
    if (shown) tap(made, shown)
  }
  /** Takes the last tap back, and shows where. */
  const undo = (event: MouseEvent) => {
    const [record] = scoring.last ?? []
    if (!record || !keys.press('undo', event)) return
    scoring.undo()
    const at = holes.findIndex((rows) => rows.some(({ holeNumber }) => holeNumber === record.holeNumber))
    const row = holes[at]?.findIndex(({ roundId }) => roundId === record.roundId) ?? 0
    if (at >= 0) setState({ at, row, isMoreOpen: false })
  }
  useEffect(() => {
    // Fetched ahead, so that cards can be looked at without a network on the last hole, and a high score entered on any.
    void Promise.allSettled([loadHandIn(), import('#web/platform/many-strokes.online.tsx')])
  }, [])
  return { state, tap, press, undo, onPointerDownCapture: keys.onPointerDownCapture, scoring, holes }
}

/** "Hole 7: Anna 5, bogey", or that all got their par. */
function lastText(records: readonly RowRecord[], cards: readonly GroupCard[]): string {
  const [record] = records
  if (!record) return ''
  if (records.length > 1) return text.last(record.holeNumber, text.lastForAll)
  const card = cards.find(({ player }) => player.round.id === record.roundId)
  const line = card?.card.lines.find(({ holeNumber }) => holeNumber === record.holeNumber)
  const strokes = record.result.kind === 'strokes' ? `${record.result.strokes}, ` : ''
  const what = line ? `${strokes}${resultName(line)}` : ''
  return text.last(record.holeNumber, `${card?.player.firstName ?? ''} ${what}`.trim())
}

/** Without it net double bogey counts, so a phone that cannot fetch it goes on. */
const MostLikely = lazy<ComponentType<MostLikelyProps>>(() =>
  import('#web/card/most-likely.tsx').catch(() => ({ default: () => null })),
)

/** Offers to say what the player who picked up last would most likely have made (R2.4). */
function AskMostLikely(props: Omit<MostLikelyProps, 'onClose'>) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsAsking(true)
        }}
        className="max-w-24 rounded-control border border-edge bg-card px-2 text-note leading-tight font-semibold"
      >
        {text.mostLikely}
      </button>
      {isAsking && (
        <Suspense>
          <MostLikely
            {...props}
            onClose={() => {
              setIsAsking(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
