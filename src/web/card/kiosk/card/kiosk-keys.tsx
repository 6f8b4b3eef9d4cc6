import type { ReactNode } from 'react'
import { MOST_USUAL_STROKES } from '#golf/card/unusual-score.ts'
import type { GridKey } from '#web/platform/grid-keys.ts'
import { useScoreKeys } from '#web/card/use-score-keys.ts'
import { kioskText as text } from '#web/messages/en/card/kiosk.online.ts'

type KioskKeysProps = {
  holeNumber: number
  onPress: (key: GridKey) => void
  /** Stays above the keys, in sight with them. */
  children?: ReactNode
}

const key =
  'min-h-12 sm:min-h-14 rounded-control border border-edge bg-card text-title font-bold select-none touch-manipulation active:bg-tint active:text-on-tint'

const word = 'text-note! large:text-[max(14px,0.75rem)]!'

/** A field that takes the focus is scrolled to where these keys do not cover it. */
function keepClear(keys: HTMLElement | null): (() => void) | undefined {
  if (!keys) return undefined
  const { style } = document.documentElement
  style.scrollPaddingBottom = `${keys.offsetHeight + 16}px`
  return () => {
    style.scrollPaddingBottom = ''
  }
}

/** A tablet has no keyboard: 1 to 15 with one tap each, and the words. The pressed key leaves the cursor in the grid. */
export function KioskKeys({ holeNumber, onPress, children }: KioskKeysProps) {
  const keys = useScoreKeys(holeNumber)
  const button = (label: string, pressed: GridKey, look = '') => (
    <button
      key={label}
      type="button"
      className={`${key} ${look}`}
      onPointerDown={(event) => {
        // Otherwise the field would lose the focus, which takes a waiting digit as it is.
        event.preventDefault()
      }}
      onClick={(event) => {
        const isAgain = keys.press(label, event) === undefined
        if (isAgain && (pressed.key === 'strokes' || pressed.key === 'picked_up')) return
        onPress(pressed)
      }}
    >
      {label}
    </button>
  )
  return (
    <div ref={keepClear} className="sticky bottom-0 bg-paper py-2">
      {children}
      <div role="group" aria-label={text.keys(holeNumber)} className="grid grid-cols-5 gap-2 sm:grid-cols-10">
        {Array.from({ length: MOST_USUAL_STROKES }, (_, i) =>
          button(String(i + 1), { key: 'strokes', strokes: i + 1 }),
        )}
        {button(text.pickedUp, { key: 'picked_up' }, `${word} col-span-2`)}
        {button(text.clear, { key: 'clear' }, word)}
        {button('↑', { key: 'move', by: 'up' })}
        {button('↓', { key: 'move', by: 'down' })}
      </div>
    </div>
  )
}
