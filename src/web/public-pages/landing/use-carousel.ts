import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

type Carousel = {
  strip: RefObject<HTMLUListElement | null>
  current: number
  /** Whether the reader has moved it: only then are the neighbours' pictures fetched ahead. */
  wasUsed: boolean
  /** Goes to a place; before the first comes the last, after the last the first. */
  show: (place: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  stripHandlers: {
    onScroll: () => void
    onScrollEnd: () => void
    onPointerDown: () => void
    onWheel: () => void
  }
}

/**
 * The browser's own sideways scroller: a finger, a trackpad or no script at all moves it. The buttons, the thumbnails
 * and the arrow keys only tell it where to go. Embla, the usual library, was measured and left out: it is 8.5 KiB (gzip)
 * and moves the slides by script, so that the page as the server sends it could not be swiped (decision record 14).
 */
export function useCarousel(length: number): Carousel {
  const strip = useRef<HTMLUListElement>(null)
  /** Where a button or a key sends the strip; until it is there, what it passes on the way is not shown as current. */
  const target = useRef<number | undefined>(undefined)
  const [current, setCurrent] = useState(0)
  const [wasUsed, setWasUsed] = useState(false)

  const show = (place: number) => {
    const next = (place + length) % length
    setWasUsed(true)
    setCurrent(next)
    target.current = next
    strip.current?.scrollTo({ left: next * strip.current.clientWidth })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: -1 }[event.key]
    if (place === undefined) return
    event.preventDefault()
    show(place)
  }
  const onScroll = () => {
    if (!strip.current || target.current !== undefined) return
    setWasUsed(true)
    setCurrent(visiblePlace(strip.current, length))
  }
  const onScrollEnd = () => {
    if (!strip.current || target.current === undefined) return
    // A focus or a change of the layout can stop it on the way, and it snaps to the wrong picture.
    if (visiblePlace(strip.current, length) === target.current) target.current = undefined
    else strip.current.scrollTo({ left: target.current * strip.current.clientWidth, behavior: 'instant' })
  }
  const forgetTarget = () => {
    target.current = undefined
  }
  const stripHandlers = { onScroll, onScrollEnd, onPointerDown: forgetTarget, onWheel: forgetTarget }
  return { strip, current, wasUsed, show, onKeyDown, stripHandlers }
}

/** Which slide is in the middle of the strip. */
function visiblePlace({ scrollLeft, clientWidth }: HTMLElement, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.round(scrollLeft / clientWidth)))
}
