import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { MatchCardView } from '#contract/match/match-cards.ts'
import { MOST_MATCH_HOLES } from '#golf/match/match-card.ts'
import type { HoleWord, MatchEntry, Speaker } from '#golf/match/match-entry.ts'
import type { SideNames } from '#web/match/match-state-text.ts'
import type { useScoreKeys } from '#web/card/use-score-keys.ts'
import { matchPlayText as text } from '#web/messages/en/match/match-play.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { HoleStrokes } from './hole-strokes.tsx'
import type { CardParts } from './match-card.tsx'

type HoleEntryProps = CardParts & {
  speaker: Speaker
  holeNumber: number
  /** Held outside: with each score, this hole gives way to the next. */
  keys: ReturnType<typeof useScoreKeys<number>>
  onHole: (holeNumber: number) => void
}

/** On small screens above the tabs whatever stands before it; what is opened below the buttons is scrolled to. */
const inSight =
  'bottom-[calc(--spacing(15)+env(safe-area-inset-bottom))] z-10 -mb-2 bg-paper pb-2 large:static lowest:static lg:static'

/** One hole: a touch says who won it; conceded and by strokes are one touch further. */
export function HoleEntry({ shown, names, say, speaker, holeNumber, keys, onHole }: HoleEntryProps) {
  const { view, state } = shown
  const own = state.holes.get(holeNumber)?.said[speaker]?.word
  const [isMoreOpen, setMoreOpen] = useState(false)
  // What the two say differently stands above and is to be settled, so it is not covered.
  const isHeld = !isMoreOpen && state.differing.length === 0 && !state.endingDiffers
  const enter = (word: HoleWord) => {
    say({ holeNumber, word })
  }
  return (
    <div data-held="" className={classNames(isHeld ? 'sticky' : 'static', inSight)}>
      <Card className="grid gap-3">
        <HoleHead view={view} names={names} holeNumber={holeNumber} onHole={onHole} />
        <div
          role="group"
          aria-label={text.who}
          onPointerDownCapture={keys.onPointerDownCapture}
          className="grid grid-cols-3 gap-2 large:grid-cols-1"
        >
          {choicesOf(names).map(({ label, word }) => (
            <Button
              key={label}
              look="secondary"
              aria-pressed={isSame(own, word)}
              className={classNames(
                'min-h-16 px-1.5 wrap-anywhere large:min-h-14',
                isSame(own, word) && 'border-accent bg-tint text-on-tint ring-1 ring-accent',
              )}
              onClick={(event) => {
                const pressed = keys.press(label, event)
                if (pressed !== undefined) say({ holeNumber: pressed, word })
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        <MoreWords names={names} own={own} onEnter={enter} onOpen={setMoreOpen} />
        {own !== undefined && own.kind !== 'nothing' && (
          <div>
            <Button
              look="quiet"
              onClick={() => {
                enter({ kind: 'nothing' })
              }}
            >
              {text.takeBack}
            </Button>
          </div>
        )}
      </Card>
    </div>
  )
}

type SimpleWord = Extract<HoleWord, { kind: 'won' | 'halved' }>

function choicesOf(names: SideNames): { label: string; word: SimpleWord }[] {
  return [
    { label: text.wonHole(names.A), word: { kind: 'won', side: 'A' } },
    { label: text.halved, word: { kind: 'halved' } },
    { label: text.wonHole(names.B), word: { kind: 'won', side: 'B' } },
  ]
}

function isSame(own: MatchEntry['word'] | undefined, word: SimpleWord): boolean {
  if (own?.kind !== word.kind) return false
  return word.kind === 'halved' || (own.kind === 'won' && own.side === word.side)
}

type MoreWordsProps = {
  names: SideNames
  own: MatchEntry['word'] | undefined
  onEnter: (word: HoleWord) => void
  onOpen: (isOpen: boolean) => void
}

function MoreWords({ names, own, onEnter, onOpen }: MoreWordsProps) {
  return (
    <details
      className="scroll-mb-20"
      onToggle={({ currentTarget }) => {
        flushSync(() => {
          onOpen(currentTarget.open)
        })
        // Open, the hole is no longer held in sight.
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-dotted underline-offset-4">
        {text.more}
      </summary>
      <div className="grid gap-3 pt-1">
        <div className="flex flex-wrap gap-2">
          {(['A', 'B'] as const).map((side) => (
            <Button
              key={side}
              look="secondary"
              onClick={() => {
                onEnter({ kind: 'hole_conceded', side })
              }}
            >
              {text.concedes(names[side])}
            </Button>
          ))}
        </div>
        <HoleStrokes
          names={names}
          said={own?.kind === 'strokes' ? own : undefined}
          onSave={(A, B) => {
            onEnter({ kind: 'strokes', A, B })
          }}
        />
      </div>
    </details>
  )
}

type HoleHeadProps = Pick<HoleEntryProps, 'holeNumber' | 'onHole'> & { view: MatchCardView; names: SideNames }

function HoleHead({ view, names, holeNumber, onHole }: HoleHeadProps) {
  const hole = view.holes[(holeNumber - 1) % view.holes.length]
  const [a = 0, b = 0] = hole?.strokes ?? []
  const isExtra = holeNumber > view.holes.length
  return (
    <div className="flex items-start justify-between gap-2">
      <HoleStep label={text.previous} to={holeNumber - 1} onHole={onHole} />
      <div className="grid min-w-0 gap-0.5 text-center">
        <h2 className="text-title font-semibold">
          {isExtra && hole ? text.extraHole(holeNumber, hole.holeNumber) : text.holeTitle(holeNumber)}
        </h2>
        <p className="text-note text-soft">{factsOf(hole)}</p>
        {a + b > 0 && <p className="text-note">{text.receives(names[a > 0 ? 'A' : 'B'], a + b)}</p>}
      </div>
      <HoleStep label={text.next} to={holeNumber + 1} onHole={onHole} />
    </div>
  )
}

function HoleStep({ label, to, onHole }: { label: string; to: number; onHole: (hole: number) => void }) {
  const Icon = label === text.next ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      aria-label={label}
      disabled={to < 1 || to > MOST_MATCH_HOLES}
      onClick={() => {
        onHole(to)
      }}
      className="grid size-11 shrink-0 place-items-center rounded-control text-accent hover:bg-tint disabled:text-line"
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}

/** Par and stroke index; of both cards where the two play different ones. */
function factsOf(hole: MatchCardView['holes'][number] | undefined): string {
  const [parA, parB = parA] = hole?.pars ?? []
  const [indexA, indexB = indexA] = hole?.strokeIndexes ?? []
  if (parA === undefined || parB === undefined || indexA === undefined || indexB === undefined) return ''
  return [
    parA === parB ? text.par(parA) : text.pars(parA, parB),
    indexA === indexB ? text.strokeIndex(indexA) : text.strokeIndexes(indexA, indexB),
  ].join(' · ')
}
