import { useEffect, useRef } from 'react'
import { publicTourText } from '#web/messages/en/public-pages/public-tour.online.ts'
import { classNames } from '#web/ui/class-names.ts'
import { screens, thumbnailUrl, thumbnailSize } from './screens.ts'

type ScreenThumbnailsProps = { current: number; onShow: (place: number) => void }

export function ScreenThumbnails({ current, onShow }: ScreenThumbnailsProps) {
  const text = publicTourText
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Sideways in its own strip only: the page must not move because somebody swipes.
    const list = strip.current
    const shown = list?.children[current]
    if (!list || !(shown instanceof HTMLElement)) return
    list.scrollTo({ left: shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2 })
  }, [current])
  return (
    <ul
      ref={strip}
      aria-label={text.thumbnails}
      className="relative flex gap-2 overflow-x-auto scroll-smooth p-1"
    >
      {screens.map((screen, place) => (
        <li key={screen.name} className="shrink-0">
          <button
            type="button"
            aria-label={text.show(place + 1, text.captions[screen.name])}
            aria-current={place === current}
            onClick={() => {
              onShow(place)
            }}
            className={classNames(
              'block overflow-hidden rounded-control border-2',
              place === current ? 'border-accent' : 'border-line hover:border-edge',
            )}
          >
            <img src={thumbnailUrl(screen)} alt="" {...thumbnailSize} loading="lazy" decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  )
}
