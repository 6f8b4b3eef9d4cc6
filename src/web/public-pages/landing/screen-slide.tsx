import { publicTourText } from '#web/messages/en/public-pages/public-tour.online.ts'
import { classNames } from '#web/ui/class-names.ts'
import { pictureUrl, screenSizes, type Screen } from './screens.ts'

type ScreenSlideProps = {
  screen: Screen
  place: number
  isCurrent: boolean
  /** Whether it lies beside the current one: then its picture is fetched ahead. */
  isNear: boolean
  onEnlarge: () => void
}

/** One picture of the carousel, of a phone or of a desktop, in a frame of constant height. */
export function ScreenSlide({ screen, place, isCurrent, isNear, onEnlarge }: ScreenSlideProps) {
  const text = publicTourText
  const caption = text.captions[screen.name]
  const { width, height } = screenSizes[screen.device]
  return (
    <li
      id={`screen-${place + 1}`}
      className="grid h-108 w-full shrink-0 snap-center place-items-center p-4 sm:h-148"
    >
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={text.enlarge(caption)}
        onClick={onEnlarge}
        className={classNames(
          'max-h-full cursor-zoom-in focus-visible:-outline-offset-3',
          screen.device === 'desk' && 'w-full max-w-224',
        )}
      >
        <img
          src={pictureUrl(screen)}
          alt={text.picture(text[screen.who], caption)}
          width={width}
          height={height}
          loading={isNear ? 'eager' : 'lazy'}
          decoding="async"
          className={classNames(
            'border border-line bg-card shadow-card',
            screen.device === 'phone'
              ? 'h-100 w-auto rounded-card sm:h-140'
              : 'h-auto w-full rounded-control',
          )}
        />
      </button>
    </li>
  )
}
