import { ScanEye } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { readHereText as text } from '#web/messages/en/photo/read-here.online.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { CardHole } from '../review/review-card.ts'
import type { ReadOnPhone } from '../scan-state.ts'
import AimDialog from './aim-dialog.tsx'
import { canReadHere, PhoneReader } from './phone-reader.ts'
import { hasCamera } from './use-camera.ts'
import { rememberPreference } from './reading-preference.ts'

type ReadHereProps = ReaderProps & {
  /** Whether it is ticked at first. */
  preference: Promise<boolean>
}

type ReaderProps = {
  /** The holes that the paper should show. */
  card: readonly CardHole[]
  /** Gets what reads the photo here, and undefined where the club's server is to read it. */
  onReader: (reader: { read: ReadOnPhone | undefined }) => void
  /** Gets a photo that was taken with the reader's help. undefined while there is a photo already. */
  onPhoto: ((photo: File) => void) | undefined
}

type ReaderState = { is: 'coming'; percent: number } | { is: 'here' } | { is: 'failed' }

/** A tick to have photos read on this phone, with no signal and without sending them; nothing where the browser cannot. */
export default function ReadHere(props: ReadHereProps) {
  return canReadHere() ? <Choice {...props} /> : null
}

function Choice({ preference, ...props }: ReadHereProps) {
  const [isWanted, setIsWanted] = useState(use(preference))
  const [tries, setTries] = useState(0)
  return (
    <div className="grid gap-2">
      <TickBox
        label={text.readHere}
        note={text.readHereText}
        isTicked={isWanted}
        onTick={(isTicked) => {
          rememberPreference(isTicked)
          setIsWanted(isTicked)
        }}
      />
      {isWanted && (
        <Reader
          key={tries}
          {...props}
          onRetry={() => {
            setTries(tries + 1)
          }}
        />
      )}
    </div>
  )
}

/** The reader, from the moment that it is wanted until the panel closes. */
function Reader({ card, onReader, onPhoto, onRetry }: ReaderProps & { onRetry: () => void }) {
  const [reader] = useState(() => new PhoneReader())
  const [state, setState] = useState<ReaderState>({ is: 'coming', percent: 0 })
  useEffect(() => {
    let isOpen = true
    const change = (next: ReaderState) => {
      if (isOpen) setState(next)
    }
    const files = reader.start((percent) => {
      change({ is: 'coming', percent })
    })
    // The screen that its readings are checked on must be here too.
    Promise.all([files, import('../review/review-dialog.online.tsx')]).then(
      () => {
        change({ is: 'here' })
      },
      () => {
        change({ is: 'failed' })
      },
    )
    return () => {
      isOpen = false
      reader.close()
    }
  }, [reader])
  const hasFailed = state.is === 'failed'
  useEffect(() => {
    const holes = card.map(({ holeNumber, par, strokeIndex }) => ({ holeNumber, par, strokeIndex }))
    const read: ReadOnPhone = (photo, progress) => reader.read(photo, { course: { holes } }, progress)
    onReader({ read: hasFailed ? undefined : read })
    return () => {
      onReader({ read: undefined })
    }
  }, [reader, card, hasFailed, onReader])
  return (
    <>
      <ReaderState state={state} onRetry={onRetry} />
      {state.is === 'here' && onPhoto && hasCamera() && <AimButton reader={reader} onPhoto={onPhoto} />}
    </>
  )
}

function AimButton({ reader, onPhoto }: { reader: PhoneReader; onPhoto: (photo: File) => void }) {
  const [isAiming, setIsAiming] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        icon={<ScanEye aria-hidden size={20} />}
        onClick={() => {
          setIsAiming(true)
        }}
      >
        {text.aim}
      </Button>
      {isAiming && (
        <AimDialog
          reader={reader}
          onPhoto={(photo) => {
            setIsAiming(false)
            onPhoto(photo)
          }}
          onClose={() => {
            setIsAiming(false)
          }}
        />
      )}
    </>
  )
}

function ReaderState({ state, onRetry }: { state: ReaderState; onRetry: () => void }) {
  return (
    <>
      <p role="status" className={state.is === 'here' ? 'pl-9 text-note font-medium' : 'sr-only'}>
        {state.is === 'here' && (isKept() ? text.hereKept : text.here)}
        {state.is === 'coming' && text.coming}
      </p>
      {state.is === 'coming' && (
        <div className="grid gap-1 pl-9">
          <progress
            aria-label={text.coming}
            max={100}
            value={state.percent}
            className="h-2 w-full overflow-hidden rounded-control bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
          <p aria-hidden className="text-note text-soft">
            {text.comingPercent(state.percent)}
          </p>
        </div>
      )}
      {state.is === 'failed' && (
        <Notice
          tone="warn"
          title={text.failed}
          action={
            <Button look="secondary" className="mt-1 justify-self-start" onClick={onRetry}>
              {text.retry}
            </Button>
          }
        >
          {text.failedText}
        </Notice>
      )}
    </>
  )
}

/** Whether the service worker keeps what has been fetched, for the next time without a signal. */
function isKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}
