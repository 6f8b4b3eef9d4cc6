import { Undo2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { CardLine } from '#golf/card/card.ts'
import { strokesName } from '#web/card/hole-words.ts'
import { StrokesAboveKeys } from '#web/card/strokes-above-keys.tsx'
import { groupCardText as text } from '#web/messages/en/card/group-card.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { GroupTap } from './group-taps.ts'

const mainKeys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const moreKeys = [11, 12, 13, 14, 15] as const

const key =
  'min-h-12 rounded-control border border-edge bg-card text-title font-bold select-none touch-manipulation ' +
  'active:bg-tint active:text-on-tint'

type GroupKeysProps = {
  /** Whose score the keys enter. */
  name: string
  line: CardLine
  isMoreOpen: boolean
  /** Everybody has a score, so there is no par to give. */
  isParDone: boolean
  /** Everybody has a score on every hole: what is left to do is this. */
  onAllIn: (() => void) | undefined
  /** What was entered last, in words; undefined when there is nothing to take back. */
  last: string | undefined
  /** What is asked about the last entry. */
  question: ReactNode
  onPress: (tap: GroupTap, event: MouseEvent) => void
  onUndo: (event: MouseEvent) => void
}

/** Par for all in one tap, and for each player a key from 1 to 15, the choice of more, picked up, or cleared (U5, U7). */
export function GroupKeys(props: GroupKeysProps) {
  const { name, line, isMoreOpen, last, onPress } = props
  return (
    <>
      <p role="status" className="min-h-6 truncate compact:sr-only">
        {last}
      </p>
      <ParAndUndo {...props} />
      <div role="group" aria-label={text.keysFor(name)} className="grid grid-cols-5 gap-1.5">
        <StrokesKeys line={line} isMoreOpen={isMoreOpen} onPress={onPress} />
        <WordKey
          className="col-span-2"
          isPressed={line.result.kind === 'picked_up'}
          onPress={(event) => {
            onPress({ key: 'picked_up' }, event)
          }}
        >
          {text.pickedUp}
        </WordKey>
        <WordKey
          className="col-span-2"
          onPress={(event) => {
            onPress({ key: 'clear' }, event)
          }}
        >
          {text.notPlayed}
        </WordKey>
        <WordKey
          isExpanded={isMoreOpen}
          onPress={(event) => {
            onPress({ key: 'more' }, event)
          }}
        >
          {isMoreOpen ? text.fewer : text.more}
        </WordKey>
      </div>
    </>
  )
}

function ParAndUndo({ isParDone, onAllIn, last, question, onPress, onUndo }: GroupKeysProps) {
  return (
    <div className="flex gap-1.5">
      {onAllIn ? (
        <Button key="all-in" className="min-h-13 flex-1 text-title" onClick={onAllIn}>
          {text.allScored}
        </Button>
      ) : (
        <button
          key="par"
          type="button"
          aria-disabled={isParDone}
          onClick={(event) => {
            onPress({ key: 'par_for_all' }, event)
          }}
          className={classNames(
            'min-h-13 large:min-h-12 flex-1 rounded-control border text-title font-bold select-none touch-manipulation',
            isParDone
              ? 'border-edge bg-sunken text-soft'
              : 'border-accent bg-accent text-on-accent active:bg-accent-strong',
          )}
        >
          {text.parForAll}
        </button>
      )}
      {question}
      {last !== undefined && (
        <Button
          look="secondary"
          icon={<Undo2 aria-hidden size={18} />}
          className="max-[359px]:px-2"
          onClick={onUndo}
        >
          {text.undo}
        </Button>
      )}
    </div>
  )
}

function StrokesKeys({ line, isMoreOpen, onPress }: Pick<GroupKeysProps, 'line' | 'isMoreOpen' | 'onPress'>) {
  return (
    <>
      {(isMoreOpen ? moreKeys : mainKeys).map((strokes) => {
        const isChosen = line.result.kind === 'strokes' && line.result.strokes === strokes
        return (
          <button
            key={strokes}
            type="button"
            aria-label={`${strokes}, ${strokesName(strokes, line.par)}`}
            aria-pressed={isChosen}
            onClick={(event) => {
              onPress({ key: 'strokes', strokes }, event)
            }}
            className={classNames(key, isChosen && 'border-2 border-accent bg-tint text-on-tint')}
          >
            {strokes}
          </button>
        )
      })}
      {isMoreOpen && <StrokesAboveKeys line={line} onPress={onPress} className="col-span-5" />}
    </>
  )
}

type WordKeyProps = {
  className?: string
  isPressed?: boolean
  isExpanded?: boolean
  onPress: (event: MouseEvent) => void
  children: string
}

function WordKey({ className, isPressed, isExpanded, onPress, children }: WordKeyProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      onClick={onPress}
      className={classNames(
        'min-h-12 rounded-control border border-edge bg-card px-1 text-note leading-tight font-semibold large:text-[max(14px,0.75rem)] select-none touch-manipulation',
        isPressed === true && 'border-2 border-accent bg-tint text-on-tint',
        className,
      )}
    >
      {children}
    </button>
  )
}
