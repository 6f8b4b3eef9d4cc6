import { useEffect, useState } from 'react'
import { readHereText as text } from '#web/messages/en/read-here.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import type { CardHole } from '../review/review-card.ts'
import type { ReadOnPhone } from '../scan-state.ts'
import { canReadHere, PhoneReader } from './phone-reader.ts'
import { rememberWish, wishesToReadHere } from './remembered-wish.ts'

type ReadHereProps = {
  /** The holes that the paper should show. */
  card: readonly CardHole[]
  /** Gets what reads the photo here, and undefined where the club's server is to read it. */
  onReader: (reader: { read: ReadOnPhone | undefined }) => void
}

type Reader = { is: 'off' } | { is: 'coming'; percent: number } | { is: 'here' } | { is: 'failed' }

/** A tick to have photos read on this phone, with no signal and without sending them; nothing where the browser cannot. */
export default function ReadHere(props: ReadHereProps) {
  return canReadHere() ? <Choice {...props} /> : null
}

function Choice({ card, onReader }: ReadHereProps) {
  const [isWanted, setIsWanted] = useState(wishesToReadHere)
  const { state, reader, retry } = usePhoneReader(isWanted)
  useEffect(() => {
    if (!reader) {
      onReader({ read: undefined })
      return
    }
    const holes = card.map(({ holeNumber, par, strokeIndex }) => ({ holeNumber, par, strokeIndex }))
    onReader({ read: (photo, progress) => reader.read(photo, { course: { holes } }, progress) })
  }, [reader, card, onReader])
  return (
    <div className="grid gap-2">
      <TickBox
        label={text.readHere}
        note={text.readHereText}
        isTicked={isWanted}
        onTick={(isTicked) => {
          rememberWish(isTicked)
          setIsWanted(isTicked)
        }}
      />
      <ReaderState state={state} onRetry={retry} />
    </div>
  )
}

function ReaderState({ state, onRetry }: { state: Reader; onRetry: () => void }) {
  return (
    <>
      <p role="status" className={state.is === 'here' ? 'pl-9 text-note font-medium' : 'sr-only'}>
        {state.is === 'here' && (isKept() ? text.hereKept : text.here)}
        {state.is === 'coming' && text.coming}
      </p>
      {state.is === 'coming' && (
        <div className="grid gap-1 pl-9">
          <progress aria-label={text.coming} max={100} value={state.percent} className="h-2 w-full" />
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

/** The reader from the wish for it until the panel closes. `reader` is undefined while there is none to read with. */
function usePhoneReader(isWanted: boolean) {
  const [state, setState] = useState<Reader>({ is: 'off' })
  const [reader, setReader] = useState<PhoneReader>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    const started = new PhoneReader()
    let isOpen = true
    const change = (next: Reader) => {
      if (isOpen) setState(next)
    }
    setReader(started)
    setState({ is: 'coming', percent: 0 })
    // The screen that its readings are checked on must be here too.
    const review = import('../review/review-dialog.tsx')
    const files = started.start((percent) => {
      change({ is: 'coming', percent })
    })
    Promise.all([review, files]).then(
      () => {
        change({ is: 'here' })
      },
      () => {
        change({ is: 'failed' })
        if (isOpen) setReader(undefined)
      },
    )
    return () => {
      isOpen = false
      started.close()
      setReader(undefined)
      setState({ is: 'off' })
    }
  }, [isWanted, tries])
  return {
    state,
    reader,
    retry: () => {
      setTries(tries + 1)
    },
  }
}
