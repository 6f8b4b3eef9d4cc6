import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** A second press of a key within this time is the same tap: thumbs in gloves bounce, and nobody plays a hole so fast. */
export const SAME_TAP_MS = 300

/**
 * Keys of a card that moves on with each score. A press belongs to what was shown when the finger went down, even if the
 * card has moved on before it left, and a bounced one to nothing.
 */
export function useScoreKeys<Shown>(shown: Shown) {
  const atDown = useRef(new WeakMap<Element, Shown>())
  const last = useRef({ name: '', at: -Infinity })
  return {
    /** For the element around the keys. */
    onPointerDownCapture: ({ target }: PointerEvent) => {
      const key = target instanceof Element ? target.closest('button') : null
      if (key) atDown.current.set(key, shown)
    },
    /** What was shown when the key called `name` went down; undefined for the same tap again. */
    press: (name: string, { currentTarget, detail }: MouseEvent): Shown | undefined => {
      const at = performance.now()
      const isSameTap = name === last.current.name && at - last.current.at < SAME_TAP_MS
      last.current = { name, at }
      // A keyboard's click has no finger that went down.
      const held = detail === 0 ? undefined : atDown.current.get(currentTarget)
      return isSameTap ? undefined : (held ?? shown)
    },
  }
}
