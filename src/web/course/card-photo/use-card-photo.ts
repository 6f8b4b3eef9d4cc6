import { useMutation } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { readCourseCard, type CourseCardFailure } from '#contract/course/course-card.ts'
import { refusalSentence } from '#web/photo/photo-refusals.ts'
import type { ScanStep } from '#web/photo/scan/scan-state.ts'
import { faultProblem, type ScanProblem } from '#web/photo/scan/scan-words.ts'
import { OfflineError, send } from '#web/lib/api.ts'
import { uploadPhoto } from '#web/lib/upload-photo.ts'
import { coursePhotoText } from '#web/messages/en/course/course-photo.online.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import { nextReview, type CourseCardReply, type ReviewedRow } from './reviewed-card.ts'

type Chosen = { name: string; jpeg: Blob; objectPath: string | undefined }

/**
 * A photo of the card, from the camera to the rows that are checked. Photo and rows are in memory while the dialog is open, and
 * stay through every fault.
 */
export function useCardPhoto(clubId: string) {
  const [photo, setPhoto] = useState<Chosen>()
  const [isPreparing, setIsPreparing] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isReviewing, setIsReviewing] = useState(false)
  const [notes, setNotes] = useState<CourseCardReply['notes']>([])
  const [rows, change] = useReducer(nextReview, noRows)
  const reading = useReading(clubId, {
    onUploaded: (objectPath) => {
      setPhoto((chosen) => chosen && { ...chosen, objectPath })
    },
    onRead: (reply) => {
      change({ type: 'started', reply })
      setNotes(reply.notes)
      setIsReviewing(true)
    },
  })
  const forget = () => {
    reading.stop(undefined)
    setPhoto(undefined)
    setFault(undefined)
    change({ type: 'started', reply: { success: false, rows: [], notes: [] } })
  }
  const choose = async (file: File) => {
    forget()
    setIsPreparing(true)
    const prepared = await prepare(file)
    setIsPreparing(false)
    if ('fault' in prepared) setFault(prepared.fault)
    else {
      setPhoto(prepared)
      reading.start(prepared)
    }
  }
  return {
    photo,
    isPreparing,
    fault,
    rows,
    change,
    notes,
    forget,
    step: reading.step,
    problem: reading.problem,
    isReviewing: isReviewing && rows.length > 0,
    choose: (file: File) => {
      void choose(file)
    },
    readAgain: () => {
      if (photo) reading.start(photo)
    },
    stop: () => {
      reading.stop({ tone: 'warn', title: scanText.stopped, text: scanText.photoStays })
    },
    review: () => {
      setIsReviewing(true)
    },
    closeReview: () => {
      setIsReviewing(false)
    },
  }
}
export type CardPhotoState = ReturnType<typeof useCardPhoto>

/** The photo scaled down, or the sentence that says why it cannot be used. */
async function prepare(file: File): Promise<Chosen | { fault: string }> {
  try {
    const { preparePhoto } = await import('#web/photo/prepare-photo.ts')
    const prepared = await preparePhoto(file)
    if (prepared.ok) return { name: file.name, jpeg: prepared.value, objectPath: undefined }
    return { fault: refusalSentence('scan', prepared.reason) }
  } catch (error) {
    // The code that scales photos down did not come: the line is down.
    return { fault: problemOf(error).text }
  }
}

const noRows: readonly ReviewedRow[] = []

type Heard = { onUploaded: (objectPath: string) => void; onRead: (reply: CourseCardReply) => void }

/** Uploads the photo, where the club does not have it yet, and has the course on it read; one at a time. */
function useReading(clubId: string, { onUploaded, onRead }: Heard) {
  const [step, setStep] = useState<ScanStep>()
  const [problem, setProblem] = useState<ScanProblem>()
  /** A ref, because a double tap is faster than a new render. */
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const { mutate } = useMutation({
    mutationFn: async ({ photo, signal }: { photo: Chosen; signal: AbortSignal }) => {
      const onProgress = (percent: number) => {
        setStep({ at: 'sending', percent })
      }
      const fileName = photo.objectPath ?? (await uploadPhoto(photo.jpeg, { signal, onProgress }))
      onUploaded(fileName)
      setStep({ at: 'reading' })
      return send(readCourseCard, { params: { clubId }, body: { fileName }, signal })
    },
    onSuccess: (reply, { signal }) => {
      if (signal.aborted) return
      if (reply.success && reply.rows.length > 0) onRead(reply)
      else setProblem(failureOf(reply.failure))
    },
    onError: (fault, { signal }) => {
      if (!signal.aborted) setProblem(problemOf(fault))
    },
    onSettled: (_reply, _fault, { signal }) => {
      if (running.current?.signal !== signal) return
      running.current = undefined
      setStep(undefined)
    },
  })
  return {
    step,
    problem,
    start: (photo: Chosen) => {
      if (running.current) return
      running.current = new AbortController()
      setProblem(undefined)
      setStep(photo.objectPath === undefined ? { at: 'sending', percent: 0 } : { at: 'reading' })
      mutate({ photo, signal: running.current.signal })
    },
    stop: (why: ScanProblem | undefined) => {
      running.current?.abort()
      running.current = undefined
      setStep(undefined)
      setProblem(why)
    },
  }
}

function failureOf(failure: CourseCardFailure | undefined): ScanProblem {
  const title = coursePhotoText.failed
  if (failure === undefined) return { tone: 'bad', title, text: coursePhotoText.failedText }
  const text = failure === 'no_pars' ? coursePhotoText.noPars : scanText.failures[failure]
  return { tone: 'bad', title, text: `${text} ${coursePhotoText.typeInstead}` }
}

/** As the scan of scores says it, which presses another button. */
function problemOf(fault: unknown): ScanProblem {
  if (fault instanceof OfflineError)
    return { tone: 'warn', title: coursePhotoText.offline, text: coursePhotoText.offlineText }
  return { ...faultProblem(fault), title: coursePhotoText.failed }
}
