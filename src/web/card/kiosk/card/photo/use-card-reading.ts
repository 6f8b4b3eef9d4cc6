import { useEffect, useReducer, useRef, useState, type Dispatch } from 'react'
import { readKioskProgress, readPhotoAtKiosk, type KioskProgress } from '#contract/photo/kiosk-reading.ts'
import { inReadersWords } from '#contract/club/former-member-words.ts'
import type { KioskPlayer } from '#contract/card/kiosk-cards.ts'
import { refusalSentence } from '#web/photo/photo-refusals.ts'
import { ASK_EVERY_MS } from '#web/photo/scan/scan-progress.tsx'
import { nextScanState, noScan, type ScanEvent } from '#web/photo/scan/scan-state.ts'
import { failureProblem, faultProblem } from '#web/photo/scan/scan-words.ts'
import { callAddress, send } from '#web/lib/api.ts'
import { putBytes } from '#web/lib/upload-photo.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import type { CardAsked } from '../../choose-card.tsx'

type CardOfPlayer = { player: KioskPlayer; asked: CardAsked; onFault: (fault: unknown) => void }

/**
 * One photo of the paper card at the kiosk, from the camera to its numbers. Photo and numbers are in this component's
 * memory only, not in a cache of calls either (U37); when the visit ends, an upload or a reading under way ends too.
 */
export function useCardReading(of: CardOfPlayer) {
  const [state, dispatch] = useReducer(nextScanState, noScan)
  const reading = useReading(of, dispatch)
  const progress = useProgress(state.step?.at === 'reading')
  const forget = () => {
    reading.abort()
    dispatch({ type: 'forgotten' })
  }
  return {
    state,
    progress,
    forget,
    choose: (file: File) => {
      forget()
      void prepare(file, dispatch)
    },
    process: () => {
      if (state.isPreparing) return
      if (state.photo) reading.start(state.photo.jpeg)
      else dispatch({ type: 'photo_missing', text: scanText.noFileText })
    },
    stop: () => {
      reading.abort()
      dispatch({
        type: 'stopped',
        problem: { tone: 'warn', title: scanText.stopped, text: scanText.photoStays },
      })
    },
  }
}

async function prepare(file: File, dispatch: Dispatch<ScanEvent>): Promise<void> {
  dispatch({ type: 'file_chosen' })
  try {
    const { preparePhoto } = await import('#web/photo/prepare-photo.ts')
    const prepared = await preparePhoto(file)
    if (prepared.ok) {
      dispatch({ type: 'photo_changed', photo: { name: file.name, jpeg: prepared.value, objectPath: null } })
      return
    }
    dispatch({ type: 'file_refused', text: refusalSentence('scan', prepared.reason) })
  } catch (fault) {
    // The code that scales photos down did not come: the line is down.
    dispatch({ type: 'failed', problem: faultProblem(fault) })
  } finally {
    dispatch({ type: 'preparing_ended' })
  }
}

/** Sends the photo and waits for its numbers; one at a time. */
function useReading({ player, asked, onFault }: CardOfPlayer, dispatch: Dispatch<ScanEvent>) {
  /** A ref, because a double tap is faster than a new render. */
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const read = async (jpeg: Blob, signal: AbortSignal) => {
    const address = callAddress(readPhotoAtKiosk, { params: { playerId: player.id }, query: asked })
    const onProgress = (percent: number) => {
      dispatch(percent < 100 ? { type: 'sent', percent } : { type: 'uploaded' })
    }
    const text = await putBytes(address, jpeg, { method: 'POST', signal, onProgress })
    return readPhotoAtKiosk.reply.parse(JSON.parse(inReadersWords(text)))
  }
  const start = async (jpeg: Blob) => {
    const { signal } = (running.current = new AbortController())
    dispatch({ type: 'started', photo: { name: '', jpeg, objectPath: null } })
    try {
      const reply = await read(jpeg, signal)
      if (reply.success && reply.rows.length > 0) dispatch({ type: 'read', reply })
      else dispatch({ type: 'failed', problem: failureProblem(reply.failure) })
    } catch (fault) {
      if (signal.aborted) return
      onFault(fault)
      dispatch({ type: 'failed', problem: faultProblem(fault) })
    } finally {
      if (running.current?.signal === signal) {
        running.current = undefined
        dispatch({ type: 'ended' })
      }
    }
  }
  return {
    start: (jpeg: Blob) => {
      if (!running.current) void start(jpeg)
    },
    abort: () => {
      running.current?.abort()
      running.current = undefined
    },
  }
}

/** How far the reading is. Where that cannot be asked, the last answer stays: the reading itself says what failed. */
function useProgress(isReading: boolean): KioskProgress | undefined {
  const [progress, setProgress] = useState<KioskProgress>()
  useEffect(() => {
    if (!isReading) return
    const control = new AbortController()
    const ask = () => {
      send(readKioskProgress, { signal: control.signal }).then(setProgress, () => undefined)
    }
    const timer = setInterval(ask, ASK_EVERY_MS)
    return () => {
      control.abort()
      clearInterval(timer)
      setProgress(undefined)
    }
  }, [isReading])
  return progress
}
