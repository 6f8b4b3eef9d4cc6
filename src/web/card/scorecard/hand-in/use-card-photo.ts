import { useEffect, useState } from 'react'
import {
  dropHandInPhoto,
  dropPhoto,
  keepPhoto,
  readHandInPhoto,
  readKeptPhoto,
  type KeptPhoto,
} from '#web/offline/photo-box.ts'
import { showToast, withdrawToast } from '#web/ui/toast.tsx'
import { refusalWords, type PhotoRefusal } from '#web/photo/photo-refusals.ts'

export type CardPhoto = {
  photo: KeptPhoto | undefined
  /** Being read back or made smaller: not the moment to hand in. */
  isBusy: boolean
  refusal: PhotoRefusal | undefined
  /** false when this phone's storage refused it, so that it lives in memory only. */
  isKept: boolean
  choose: (file: File) => void
  remove: () => void
  /** Where the club has it; null when the club does not have it any more. */
  setUploaded: (objectPath: string | null) => void
}

const TOPIC = 'card-photo'

/** The photo of a card until it is handed in: kept on this phone, so that a reload or a lost network does not lose it. */
export function useCardPhoto(owner: string, roundId: string): CardPhoto {
  const [photo, setPhoto] = useState<KeptPhoto>()
  const [isBusy, setIsBusy] = useState(true)
  const [isKept, setIsKept] = useState(true)
  const [refusal, setRefusal] = useState<PhotoRefusal>()

  useEffect(() => {
    let isGone = false
    // A card that was given back has it where it waited.
    void readKeptPhoto(owner, roundId)
      .then(async (kept) => kept ?? (await readHandInPhoto(owner, roundId)))
      .catch(() => {
        // A phone that cannot read its storage takes a new photo.
        return undefined
      })
      .then((kept) => {
        if (isGone) return
        setPhoto((chosen) => chosen ?? kept)
        setIsBusy(false)
      })
    return () => {
      isGone = true
    }
  }, [owner, roundId])

  const store = (act: () => Promise<void>) => {
    act().then(
      () => {
        setIsKept(true)
      },
      () => {
        setIsKept(false)
      },
    )
  }

  const take = (taken: KeptPhoto) => {
    setPhoto(taken)
    store(() => keepPhoto(owner, taken))
  }

  const choose = async (file: File) => {
    setIsBusy(true)
    setRefusal(undefined)
    withdrawToast(TOPIC)
    try {
      const { preparePhoto } = await import('#web/photo/prepare-photo.ts')
      const prepared = await preparePhoto(file)
      if (prepared.ok) {
        take({ roundId, name: file.name, jpeg: prepared.value, objectPath: null })
      } else {
        setRefusal(prepared.reason)
        const { title, text } = refusalWords('verify', prepared.reason)
        showToast({ tone: 'error', title, description: text, topic: TOPIC })
      }
    } finally {
      setIsBusy(false)
    }
  }

  return {
    photo,
    isBusy,
    refusal,
    isKept,
    choose(this: void, file) {
      void choose(file)
    },
    remove(this: void) {
      setPhoto(undefined)
      setRefusal(undefined)
      store(async () => {
        await dropPhoto(owner)
        await dropHandInPhoto(owner, roundId)
      })
    },
    setUploaded(this: void, objectPath) {
      if (photo) take({ ...photo, objectPath })
    },
  }
}
