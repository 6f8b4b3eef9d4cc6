import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'

/** Where something is dropped: on a player, or on a group. */
export type Target = { kind: 'player'; userId: string } | { kind: 'group'; group: number }

const SLOP_PX = 6
const EDGE_PX = 72
const SCROLL_PX = 14

function targetAt(x: number, y: number): Target | undefined {
  const under = document.elementFromPoint(x, y)
  const player = under?.closest<HTMLElement>('[data-player]')?.dataset.player
  if (player !== undefined) return { kind: 'player', userId: player }
  const group = under?.closest<HTMLElement>('[data-group]')?.dataset.group
  return group === undefined ? undefined : { kind: 'group', group: Number(group) }
}

/**
 * Dragging by pointer, mouse and finger alike, from a handle. The page scrolls where the pointer nears its edge. What is
 * dragged follows the pointer without React, so that a hundred and fifty players do not render for each move.
 */
export function useDrag(onDrop: (userId: string, target: Target) => void) {
  const [dragged, setDragged] = useState<string>()
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function start(userId: string, event: ReactPointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    const from = { x: event.clientX, y: event.clientY }
    const source = event.currentTarget.closest<HTMLElement>('[data-player]')
    let ghost: HTMLElement | undefined
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!ghost && source && Math.hypot(clientX - from.x, clientY - from.y) > SLOP_PX) {
        ghost = ghostOf(source)
        setDragged(userId)
      }
      if (!ghost) return
      ghost.style.transform = `translate(${clientX + 8}px, ${clientY + 8}px)`
      if (clientY < EDGE_PX) scrollBy(0, -SCROLL_PX)
      if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX)
    }
    const end = ({ clientX, clientY, type }: PointerEvent) => {
      stop.current?.()
      const target = ghost && type === 'pointerup' ? targetAt(clientX, clientY) : undefined
      if (target && !(target.kind === 'player' && target.userId === userId)) drop.current(userId, target)
    }
    stop.current = () => {
      ghost?.remove()
      setDragged(undefined)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      stop.current = undefined
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  return { dragged, start }
}

/** The name, held by the pointer. */
function ghostOf(source: HTMLElement): HTMLElement {
  const ghost = document.createElement('div')
  ghost.textContent = source.dataset.name ?? ''
  ghost.setAttribute('aria-hidden', 'true')
  ghost.className =
    'pointer-events-none fixed top-0 left-0 z-50 rounded-control border border-accent bg-card px-3 py-2 font-semibold text-ink shadow-raised'
  document.body.append(ghost)
  return ghost
}
