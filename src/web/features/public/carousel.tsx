import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { publicTourText } from '#web/messages/en/public-tour.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ScreenSlide } from './screen-slide.tsx'
import { ScreenThumbnails } from './screen-thumbnails.tsx'
import { screens } from './screens.ts'

const EnlargedScreen = lazy(() => import('./enlarged-screen.tsx'))

/**
 * The platform's own sideways scroller: a finger, a trackpad or no script at all moves it. The buttons, the thumbnails
 * and the arrow keys only tell it where to go.
 */
export default function Carousel() {
  const text = publicTourText
  const strip = useRef<HTMLUListElement>(null)
  /** Where a button or a key sends it; until it is there, what it passes on the way is not shown as current. */
  const target = useRef<number | undefined>(undefined)
  const [current, setCurrent] = useState(0)
  const [wasUsed, setWasUsed] = useState(false)
  const [isEnlarged, setIsEnlarged] = useState(false)
  const screen = screens[current] ?? screens[0]
  const shown = useRef(current)
  useEffect(() => {
    shown.current = current
  }, [current])
  useEffect(() => {
    if (!isEnlarged) return
    const slides = strip.current?.children
    return () => {
      // The picture that was looked at last, where the strip has gone meanwhile; not the one that was opened.
      slides?.[shown.current]?.querySelector('button')?.focus({ preventScroll: true })
    }
  }, [isEnlarged])

  const show = (place: number) => {
    const next = (place + screens.length) % screens.length
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

  const onScroll = (list: HTMLElement) => {
    if (target.current !== undefined) return
    setWasUsed(true)
    setCurrent(placeOf(list))
  }
  const onScrollEnd = (list: HTMLElement) => {
    if (target.current === undefined) return
    // A focus or a change of the layout can stop it on the way, and it snaps to the wrong picture.
    if (placeOf(list) === target.current) target.current = undefined
    else list.scrollTo({ left: target.current * list.clientWidth, behavior: 'instant' })
  }
  const onOwnMove = () => {
    target.current = undefined
  }

  return (
    <section aria-roledescription="carousel" aria-label={text.region} className="grid gap-4">
      {/* The keys work from any of the controls inside, which say what they do. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="grid gap-4" onKeyDown={onKeyDown}>
        <ul
          ref={strip}
          className="flex snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain rounded-card bg-sunken [scrollbar-width:none]"
          onScroll={(event) => {
            onScroll(event.currentTarget)
          }}
          onScrollEnd={(event) => {
            onScrollEnd(event.currentTarget)
          }}
          onPointerDown={onOwnMove}
          onWheel={onOwnMove}
        >
          {screens.map((one, place) => (
            <ScreenSlide
              key={one.name}
              screen={one}
              place={place}
              isCurrent={place === current}
              isNear={wasUsed && Math.abs(place - current) <= 1}
              onEnlarge={() => {
                setIsEnlarged(true)
              }}
            />
          ))}
        </ul>
        <div className="flex items-start justify-between gap-4">
          <p aria-live="polite" className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{text.counter(current + 1, screens.length)}</span>
            <Badge tone={screen.who === 'admin' ? 'flag' : 'good'}>{text[screen.who]}</Badge>
            <span className="font-medium">{text.captions[screen.name]}</span>
          </p>
          <div className="flex shrink-0 gap-2">
            <Button
              look="secondary"
              aria-label={text.previous}
              onClick={() => {
                show(current - 1)
              }}
            >
              <ChevronLeft aria-hidden size={22} />
            </Button>
            <Button
              look="secondary"
              aria-label={text.next}
              onClick={() => {
                show(current + 1)
              }}
            >
              <ChevronRight aria-hidden size={22} />
            </Button>
          </div>
        </div>
        <ScreenThumbnails current={current} onShow={show} />
      </div>
      {isEnlarged && (
        <Suspense>
          <EnlargedScreen
            current={current}
            onShow={show}
            onClose={() => {
              setIsEnlarged(false)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** Which picture is in the middle of the strip. */
function placeOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.min(screens.length - 1, Math.max(0, Math.round(scrollLeft / clientWidth)))
}
