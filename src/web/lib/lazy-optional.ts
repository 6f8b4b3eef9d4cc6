import { lazy, type ComponentType } from 'react'

/**
 * A part whose code comes after its page, and without which the page goes on where that code can't be had: with no signal,
 * or after an update of the server. What a page is about is loaded with `lazy`, whose failure the page says.
 */
export function lazyOptional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing })))
}

function Nothing(): null {
  return null
}
