import { lazy, type ComponentType } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A part whose code comes after its page, and without which the page goes on where that code can't be had: with no signal,
 * or after an update of the server. What a page is about is loaded with `lazy`, whose failure the page says.
 */
export function lazyOptional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: Nothing })))
}

/**
 * The same for a part that nobody looks at first: its code is fetched once the page has drawn what it is about, so that a
 * slow phone does not fetch both at a time. Its place on the page stays free.
 */
export function lazyWhenIdle<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazyOptional(async () => {
    await whenIdle()
    return await load()
  })
}

function Nothing(): null {
  return null
}
