import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { publicTourText } from '#web/messages/en/public-pages/public-tour.online.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ScreenSlide } from './screen-slide.tsx'
import { ScreenThumbnails } from './screen-thumbnails.tsx'
import { screens } from './screens.ts'
import { useCarousel } from './use-carousel.ts'

const EnlargedScreen = lazy(() => import('./enlarged-screen.tsx'))

/** The pictures of the product; `useCarousel` says why it is our own. */
export default function Carousel() {
  const { strip, current, wasUsed, show, onKeyDown, stripHandlers } = useCarousel(screens.length)
  const [isEnlarged, setIsEnlarged] = useState(false)
  useFocusAfterEnlarging({ strip, current, isEnlarged })
  return (
    <section aria-roledescription="carousel" aria-label={publicTourText.region} className="grid gap-4">
      {/* The keys work from any of the controls inside, which say what they do. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="grid gap-4" onKeyDown={onKeyDown}>
        <ul
          ref={strip}
          className="flex snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain rounded-card bg-sunken [scrollbar-width:none]"
          {...stripHandlers}
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
        <CaptionAndButtons current={current} onShow={show} />
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

type CaptionAndButtonsProps = { current: number; onShow: (place: number) => void }

function CaptionAndButtons({ current, onShow }: CaptionAndButtonsProps) {
  const text = publicTourText
  const screen = screens[current] ?? screens[0]
  return (
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
            onShow(current - 1)
          }}
        >
          <ChevronLeft aria-hidden size={22} />
        </Button>
        <Button
          look="secondary"
          aria-label={text.next}
          onClick={() => {
            onShow(current + 1)
          }}
        >
          <ChevronRight aria-hidden size={22} />
        </Button>
      </div>
    </div>
  )
}

type EnlargedState = { strip: RefObject<HTMLElement | null>; current: number; isEnlarged: boolean }

/** When the enlarged picture closes, the focus goes to the slide that was looked at last, not to the one that was opened. */
function useFocusAfterEnlarging({ strip, current, isEnlarged }: EnlargedState): void {
  const shown = useRef(current)
  useEffect(() => {
    shown.current = current
  }, [current])
  useEffect(() => {
    if (!isEnlarged) return
    const slides = strip.current?.children
    return () => {
      slides?.[shown.current]?.querySelector('button')?.focus({ preventScroll: true })
    }
  }, [isEnlarged, strip])
}
