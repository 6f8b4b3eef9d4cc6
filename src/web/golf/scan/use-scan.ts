import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Output } from '#contract/call.ts'
import { processScorecard } from '#contract/scan.ts'
import { refusalWords } from '#web/golf/photo/photo-refusals.ts'
import { uploadPhoto } from '#web/golf/photo/upload-photo.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { photosText } from '#web/messages/en/photos.ts'
import { scanText } from '#web/messages/en/scan.ts'
import { showToast } from '#web/ui/toast.tsx'
import { failureProblem, faultProblem, type ScanProblem } from './scan-words.ts'

export type ScanReply = Output<(typeof processScorecard)['reply']>

/** The photo that is read; `objectPath` once the club has it. */
export type ScanPhoto = { name: string; jpeg: Blob; objectPath: string | null }

/** Where a chosen photo outlives a reload. What it cannot keep lives in memory. */
export type PhotoKeeper = {
  read: () => Promise<ScanPhoto | undefined>
  keep: (photo: ScanPhoto) => Promise<void>
  drop: () => Promise<void>
}

type ScanTerms = { courseId: string; roundId: string; keeper: PhotoKeeper | undefined }

type Step = { at: 'sending'; percent: number } | { at: 'reading' }
type Asked = { photo: ScanPhoto; reader: string | undefined; signal: AbortSignal }

/** One photo from choosing to what was read of it. It stays chosen through every fault, until its scores are taken. */
export function useScan({ courseId, roundId, keeper }: ScanTerms) {
  const [photo, setPhoto] = useState<ScanPhoto>()
  const [isPreparing, setIsPreparing] = useState(false)
  /** Why the last file was not taken, or that there is none. */
  const [fault, setFault] = useState<string>()
  const [problem, setProblem] = useState<ScanProblem>()
  const [step, setStep] = useState<Step>()
  const [reply, setReply] = useState<ScanReply>()
  /** Beside the state, because a double tap is faster than a new render. */
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )
  useEffect(() => {
    void keeper?.read().then(
      (kept) => {
        setPhoto((chosen) => chosen ?? kept)
      },
      // A phone that cannot read its storage takes a new photo.
      () => undefined,
    )
  }, [keeper])

  const take = (taken: ScanPhoto | undefined) => {
    setPhoto(taken)
    // A phone that keeps nothing has it until the page goes.
    void (taken ? keeper?.keep(taken) : keeper?.drop())?.catch(() => undefined)
  }

  const say = (found: ScanProblem) => {
    setProblem(found)
    if (found.tone === 'bad') showToast({ tone: 'error', title: found.title, description: found.text })
  }

  const process = useMutation({
    mutationFn: async ({ photo: chosen, reader, signal }: Asked) => {
      const objectPath =
        chosen.objectPath ??
        (await uploadPhoto(chosen.jpeg, {
          signal,
          onProgress: (percent) => {
            setStep({ at: 'sending', percent })
          },
        }))
      take({ ...chosen, objectPath })
      setStep({ at: 'reading' })
      const body = { fileName: objectPath, courseId, roundId, ...(reader === undefined ? {} : { reader }) }
      return send(processScorecard, { body, signal })
    },
    onSuccess: (read) => {
      if (read.success && read.rows.length > 0) setReply(read)
      else say(failureProblem(read.failure))
    },
    onError: (thrown, { photo: chosen, signal }) => {
      if (signal.aborted) return
      // A photo that the club has forgotten is sent again with the next try.
      if (thrown instanceof ApiError && thrown.status === 404) take({ ...chosen, objectPath: null })
      say(faultProblem(thrown))
    },
    onSettled: (_read, _thrown, { signal }) => {
      if (running.current?.signal !== signal) return
      running.current = undefined
      setStep(undefined)
    },
  })

  const stop = () => {
    if (!running.current) return
    running.current.abort()
    running.current = undefined
    setStep(undefined)
  }

  const forget = () => {
    stop()
    take(undefined)
    setReply(undefined)
    setProblem(undefined)
    setFault(undefined)
  }

  const choose = async (file: File) => {
    forget()
    setIsPreparing(true)
    try {
      const { preparePhoto } = await import('#web/golf/photo/prepare-photo.ts')
      const prepared = await preparePhoto(file)
      if (prepared.ok) take({ name: file.name, jpeg: prepared.value, objectPath: null })
      else {
        const { title, text } = refusalWords('scan', prepared.reason)
        setFault(prepared.reason === 'heic' ? `${text} ${photosText.heic}` : text)
        showToast({ tone: 'error', title, description: text })
      }
    } finally {
      setIsPreparing(false)
    }
  }

  return {
    photo,
    isPreparing,
    fault,
    problem,
    step,
    reply,
    choose(this: void, file: File) {
      void choose(file)
    },
    /** `reader`: who is asked; undefined is the club's own. A second press changes nothing (U9). */
    process(this: void, reader: string | undefined) {
      if (running.current || isPreparing) return
      setProblem(undefined)
      setReply(undefined)
      if (!photo) {
        setFault(scanText.noFileText)
        showToast({ tone: 'error', title: scanText.noFile, description: scanText.noFileText })
        return
      }
      running.current = new AbortController()
      setStep(photo.objectPath === null ? { at: 'sending', percent: 0 } : { at: 'reading' })
      process.mutate({ photo, reader, signal: running.current.signal })
    },
    stop(this: void) {
      stop()
      setProblem({ tone: 'warn', title: scanText.stopped, text: scanText.photoStays })
    },
    forget,
  }
}
