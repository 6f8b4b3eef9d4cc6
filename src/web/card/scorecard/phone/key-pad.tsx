import { memo, type MouseEvent, type PointerEventHandler } from 'react'
import type { CardLine } from '#golf/card/card.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { classNames } from '#web/ui/class-names.ts'
import { strokesName } from '#web/card/hole-words.ts'
import { StrokesAboveKeys } from '#web/card/strokes-above-keys.tsx'
import { mainKeys, moreKeys, type PhoneTap } from './phone-taps.ts'

const key =
  'min-h-14 rounded-control border border-edge bg-card text-title font-bold select-none touch-manipulation ' +
  'active:bg-tint active:text-on-tint'

/** In three rows they end the last one, also while 11 to 15 leave their places open. */
const wordKey =
  'flat:col-span-3 flat:row-start-3 flat:text-note flat:leading-tight large:px-1 large:text-[max(14px,0.75rem)]'

type KeyPadProps = {
  line: CardLine
  isMoreOpen: boolean
  onPointerDownCapture: PointerEventHandler
  onPress: (tap: PhoneTap, event: MouseEvent) => void
}

/** D7: par large, 1 to 10, picked up, and 11 and more behind one more tap (U5, U7). On a low screen in three rows of ten columns. */
export function KeyPad({ line, isMoreOpen, onPointerDownCapture, onPress }: KeyPadProps) {
  const isScored = line.result.kind !== 'not_played'
  return (
    <div
      role="group"
      aria-label={scorecardText.scoreForHole(line.holeNumber)}
      data-keep-clear=""
      onPointerDownCapture={onPointerDownCapture}
      className="grid gap-2 in-data-left-hand:pr-[clamp(0px,calc(100%-15.75rem),3.5rem)] in-data-left-hand:sideways:col-start-1 in-data-left-hand:sideways:pr-0 flat:grid-cols-10 flat:grid-rows-[repeat(3,auto)] sideways:col-start-2 sideways:row-span-2 sideways:row-start-2 sideways:self-start"
    >
      <button
        type="button"
        aria-disabled={isScored}
        onClick={(event) => {
          onPress({ key: 'par' }, event)
        }}
        className={classNames(
          'min-h-16 rounded-control border text-title font-bold select-none touch-manipulation compact:min-h-14 flat:col-span-4',
          isScored
            ? 'border-edge bg-sunken text-soft'
            : 'border-accent bg-accent text-on-accent active:bg-accent-strong',
        )}
      >
        {scorecardText.parOf(line.par)}
      </button>
      <StrokesKeys line={line} isMoreOpen={isMoreOpen} onPress={onPress} />
      <div className="grid grid-cols-2 gap-2 flat:contents">
        <button
          type="button"
          aria-pressed={line.result.kind === 'picked_up'}
          onClick={(event) => {
            onPress({ key: 'picked_up' }, event)
          }}
          className={classNames(
            key,
            wordKey,
            'flat:col-start-5',
            line.result.kind === 'picked_up' && 'border-2 border-accent bg-tint text-on-tint',
          )}
        >
          {scorecardText.pickedUpKey}
        </button>
        <button
          type="button"
          aria-expanded={isMoreOpen}
          onClick={(event) => {
            onPress({ key: 'more' }, event)
          }}
          className={classNames(key, wordKey, 'flat:col-start-8')}
        >
          {isMoreOpen ? scorecardText.fewerKeys : scorecardText.moreKeys}
        </button>
      </div>
    </div>
  )
}

function StrokesKeys({ line, isMoreOpen, onPress }: Pick<KeyPadProps, 'line' | 'isMoreOpen' | 'onPress'>) {
  return (
    <div className="grid min-h-30 grid-cols-5 gap-2 flat:contents">
      {(isMoreOpen ? moreKeys : mainKeys).map((strokes) => (
        <StrokesKey key={strokes} {...keyOf(strokes, line)} onPress={onPress} />
      ))}
      {isMoreOpen && (
        <StrokesAboveKeys line={line} onPress={onPress} className="col-span-5 flat:col-span-6" />
      )}
    </div>
  )
}

function keyOf(strokes: number, { par, result }: CardLine) {
  return { strokes, par, isChosen: result.kind === 'strokes' && result.strokes === strokes }
}

type StrokesKeyProps = Pick<KeyPadProps, 'onPress'> & { strokes: number; par: number; isChosen: boolean }

const StrokesKey = memo(function StrokesKey({ strokes, par, isChosen, onPress }: StrokesKeyProps) {
  return (
    <button
      type="button"
      aria-label={`${strokes}, ${strokesName(strokes, par)}`}
      aria-pressed={isChosen}
      onClick={(event) => {
        onPress({ key: 'strokes', strokes }, event)
      }}
      className={classNames(
        key,
        'flat:col-span-2',
        isChosen && 'border-2 border-accent bg-tint text-on-tint',
      )}
    >
      {strokes}
    </button>
  )
})
