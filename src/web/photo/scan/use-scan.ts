import { useMutation } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, type Dispatch } from 'react'
import { processScorecard } from '#contract/photo/scan.ts'
import { refusalSentence, refusalWords } from '#web/photo/photo-refusals.ts'
import { uploadPhoto } from '#web/lib/upload-photo.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { readerLanguage } from '#web/messages/language.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { showToast, withdrawToast } from '#web/ui/toast.tsx'
import {
  nextScanState,
  noScan,
  type PhoneStage,
  type ReadOnPhone,
  type ScanEvent,
  type ScanPhoto,
  type ScanReply,
} from './scan-state.ts'
import { failureProblem, faultProblem, type ScanProblem } from './scan-words.ts'

/** Keeps the chosen photo over a reload. Where the device cannot keep it, the photo lives in memory only. */
export type PhotoKeeper = {
  read: () => Promise<ScanPhoto | undefined>
  keep: (photo: ScanPhoto) => Promise<void>
  drop: () => Promise<void>
}

/** What was said of the last photo is over when another is chosen, or this one is read again. */
const TOPIC = 'scan'

type UseScanInput = {
  courseId: string | undefined
  roundId: string | undefined
  keeper: PhotoKeeper | undefined
}

/** The scan of one photo: choosing it, having it read, stopping, and forgetting it once its scores are taken. */
export function useScan({ courseId, roundId, keeper }: UseScanInput) {
  const [state, dispatch] = useReducer(nextScanState, noScan)
  const setPhoto = useKeptPhoto(keeper, dispatch)
  const reading = useReading({ courseId, roundId }, dispatch, setPhoto)
  const { photo, isPreparing } = state

  const forget = () => {
    reading.abort()
    setPhoto(undefined)
    dispatch({ type: 'forgotten' })
  }
  const choose = async (file: File) => {
    forget()
    withdrawToast(TOPIC)
    dispatch({ type: 'file_chosen' })
    try {
      const { preparePhoto } = await import('#web/photo/prepare-photo.ts')
      const prepared = await preparePhoto(file)
      if (prepared.ok) setPhoto({ name: file.name, jpeg: prepared.value, objectPath: null })
      else {
        const { title, text } = refusalWords('scan', prepared.reason)
        dispatch({ type: 'file_refused', text: refusalSentence('scan', prepared.reason) })
        showToast({ tone: 'error', title, description: text, topic: TOPIC })
      }
    } finally {
      dispatch({ type: 'preparing_ended' })
    }
  }

  return {
    ...state,
    choose(this: void, file: File) {
      void choose(file)
    },
    /** A second press changes nothing (U9). */
    process(this: void, reader: Reader) {
      if (isPreparing) return
      if (photo) reading.start(photo, reader)
      else {
        dispatch({ type: 'photo_missing', text: scanText.noFileText })
        showToast({
          tone: 'error',
          title: scanText.noFile,
          description: scanText.noFileText,
          topic: TOPIC,
        })
      }
    },
    stop(this: void) {
      reading.abort()
      const problem: ScanProblem = { tone: 'warn', title: scanText.stopped, text: scanText.photoStays }
      dispatch({ type: 'stopped', problem })
    },
    forget,
  }
}

/** Brings back the photo of an earlier visit, and gives the function that changes the photo here and in the keeper. */
function useKeptPhoto(keeper: PhotoKeeper | undefined, dispatch: Dispatch<ScanEvent>) {
  useEffect(() => {
    void keeper?.read().then(
      (photo) => {
        if (photo) dispatch({ type: 'photo_restored', photo })
      },
      // A device that cannot read its storage starts without a photo.
      () => undefined,
    )
  }, [keeper, dispatch])
  return (photo: ScanPhoto | undefined) => {
    dispatch({ type: 'photo_changed', photo })
    // A device that cannot keep the photo has it in memory until the page is closed.
    void (photo ? keeper?.keep(photo) : keeper?.drop())?.catch(() => undefined)
  }
}

/** The id of a reader outside, the reader on this phone, or undefined for the club's own. */
type Reader = string | ReadOnPhone | undefined
type Reading = { photo: ScanPhoto; reader: Reader; signal: AbortSignal }

type Progress = { dispatch: Dispatch<ScanEvent>; setPhoto: (photo: ScanPhoto) => void }

/** On this phone, or by the club once it has the photo. */
async function readPhoto(
  { courseId, roundId }: Pick<UseScanInput, 'courseId' | 'roundId'>,
  { photo, reader, signal }: Reading,
  { dispatch, setPhoto }: Progress,
): Promise<ScanReply> {
  const onStage = (stage: PhoneStage) => {
    dispatch({ type: 'stage_begun', stage })
  }
  if (typeof reader === 'function') return reader(photo.jpeg, { signal, onStage })
  const onProgress = (percent: number) => {
    dispatch({ type: 'sent', percent })
  }
  const objectPath = photo.objectPath ?? (await uploadPhoto(photo.jpeg, { signal, onProgress }))
  setPhoto({ ...photo, objectPath })
  dispatch({ type: 'uploaded' })
  const outside = reader === undefined ? {} : { reader, agreedIn: readerLanguage() }
  const played = { ...(courseId !== undefined && { courseId }), ...(roundId !== undefined && { roundId }) }
  const body = { fileName: objectPath, ...played, ...outside }
  return send(processScorecard, { body, signal })
}

/** Uploads the photo where that is still to be done, and has it read; one at a time. */
function useReading(
  { courseId, roundId }: Pick<UseScanInput, 'courseId' | 'roundId'>,
  dispatch: Dispatch<ScanEvent>,
  setPhoto: (photo: ScanPhoto) => void,
) {
  /** A ref, because a double tap is faster than a new render. */
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const fail = (problem: ScanProblem) => {
    dispatch({ type: 'failed', problem })
    if (problem.tone === 'bad')
      showToast({ tone: 'error', title: problem.title, description: problem.text, topic: TOPIC })
  }
  const { mutate } = useMutation({
    mutationFn: (reading: Reading) => readPhoto({ courseId, roundId }, reading, { dispatch, setPhoto }),
    onSuccess: (reply, { signal }) => {
      if (signal.aborted) return
      if (reply.success && reply.rows.length > 0) dispatch({ type: 'read', reply })
      else fail(failureProblem(reply.failure))
    },
    onError: (fault, { photo, signal }) => {
      if (signal.aborted) return
      // The club no longer has the uploaded photo: the next try uploads it again.
      if (fault instanceof ApiError && fault.status === 404) setPhoto({ ...photo, objectPath: null })
      fail(faultProblem(fault))
    },
    onSettled: (_reply, _fault, { signal }) => {
      if (running.current?.signal !== signal) return
      running.current = undefined
      dispatch({ type: 'ended' })
    },
  })

  return {
    start: (photo: ScanPhoto, reader: Reader) => {
      if (running.current) return
      running.current = new AbortController()
      withdrawToast(TOPIC)
      dispatch({ type: 'started', photo, isOnPhone: typeof reader === 'function' })
      mutate({ photo, reader, signal: running.current.signal })
    },
    abort: () => {
      running.current?.abort()
      running.current = undefined
    },
  }
}
