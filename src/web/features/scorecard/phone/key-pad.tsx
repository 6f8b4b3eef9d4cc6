import type { CardLine } from '#domain/scoring/card.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { classNames } from '#web/ui/class-names.ts'
import { mainKeys, moreKeys, type PhoneTap } from './phone-taps.ts'

const key =
  'min-h-14 rounded-control border border-edge bg-card text-title font-bold select-none touch-manipulation ' +
  'active:bg-tint active:text-on-tint'

type KeyPadProps = { line: CardLine; isMoreOpen: boolean; onTap: (tap: PhoneTap) => void }

/** The keys under the thumb: par large, 1 to 10, picked up, and 11 to 15 behind one more tap (D7, U5, U7). */
export function KeyPad({ line, isMoreOpen, onTap }: KeyPadProps) {
  const isScored = line.result.kind !== 'not_played'
  return (
    <div
      role="group"
      aria-label={scorecardText.scoreForHole(line.holeNumber)}
      data-keep-clear=""
      className="grid gap-2"
    >
      <button
        type="button"
        aria-disabled={isScored}
        onClick={() => {
          onTap({ key: 'par' })
        }}
        className={classNames(
          'min-h-16 rounded-control border text-title font-bold select-none touch-manipulation',
          isScored
            ? 'border-edge bg-sunken text-soft'
            : 'border-accent bg-accent text-on-accent active:bg-accent-strong',
        )}
      >
        {scorecardText.parOf(line.par)}
      </button>
      <div className="grid min-h-30 grid-cols-5 gap-2">
        {isMoreOpen ? <MoreKeys line={line} onTap={onTap} /> : <MainKeys line={line} onTap={onTap} />}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <button
          type="button"
          aria-pressed={line.result.kind === 'picked_up'}
          onClick={() => {
            onTap({ key: 'picked_up' })
          }}
          className={classNames(
            key,
            line.result.kind === 'picked_up' && 'border-2 border-accent bg-tint text-on-tint',
          )}
        >
          {scorecardText.pickedUpKey}
        </button>
        <button
          type="button"
          aria-expanded={isMoreOpen}
          onClick={() => {
            onTap({ key: 'more' })
          }}
          className={key}
        >
          {isMoreOpen ? scorecardText.fewerKeys : scorecardText.moreKeys}
        </button>
      </div>
    </div>
  )
}

type KeysProps = Pick<KeyPadProps, 'line' | 'onTap'>

function MainKeys(props: KeysProps) {
  return mainKeys.map((strokes) => <StrokesKey key={strokes} strokes={strokes} {...props} />)
}

function MoreKeys(props: KeysProps) {
  return moreKeys.map((strokes) => <StrokesKey key={strokes} strokes={strokes} {...props} />)
}

function StrokesKey({ strokes, line, onTap }: KeysProps & { strokes: number }) {
  const isChosen = line.result.kind === 'strokes' && line.result.strokes === strokes
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => {
        onTap({ key: 'strokes', strokes })
      }}
      className={classNames(key, isChosen && 'border-2 border-accent bg-tint text-on-tint')}
    >
      {strokes}
    </button>
  )
}
