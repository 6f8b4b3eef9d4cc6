import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { publicTourText } from '#web/messages/en/public-pages/public-tour.online.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { pictureUrl, screens, screenSizes } from './screens.ts'

type EnlargedScreenProps = { current: number; onShow: (place: number) => void; onClose: () => void }

/** One picture as large as the window allows; the arrow keys go on, Escape goes back. */
export default function EnlargedScreen({ current, onShow, onClose }: EnlargedScreenProps) {
  const text = publicTourText
  const screen = screens[current] ?? screens[0]
  const { width, height } = screenSizes[screen.device]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onShow(current - 1)
    else if (event.key === 'ArrowRight') onShow(current + 1)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <Dialog
        title={text.captions[screen.name]}
        description={`${text[screen.who]}, ${text.counter(current + 1, screens.length)}`}
        isOpen
        onClose={onClose}
        width="wide"
        footer={
          <>
            <Button
              look="secondary"
              icon={<ChevronLeft aria-hidden size={20} />}
              onClick={() => {
                onShow(current - 1)
              }}
            >
              {text.previous}
            </Button>
            <Button
              look="secondary"
              icon={<ChevronRight aria-hidden size={20} />}
              onClick={() => {
                onShow(current + 1)
              }}
            >
              {text.next}
            </Button>
          </>
        }
      >
        <img
          key={screen.name}
          src={pictureUrl(screen)}
          alt={text.picture(text[screen.who], text.captions[screen.name])}
          width={width}
          height={height}
          className={classNames(
            'mx-auto h-auto max-w-full rounded-control border border-line',
            screen.device === 'phone' ? 'w-97.5' : 'w-full',
          )}
        />
      </Dialog>
    </div>
  )
}
