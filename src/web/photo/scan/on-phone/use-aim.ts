import { useEffect, useState, type RefObject } from 'react'
import type { Aim } from '#scan/aim/aim-at-card.ts'
import type { PhoneReader } from './phone-reader.ts'

/** In pixels; the worker scales it down further, in the same way on every machine. */
const FRAME_WIDTH = 1_200
/** So many frames one after the other must be good before the photo is taken: the hand is still. */
const GOOD_FRAMES = 3

type UseAimInput = {
  video: RefObject<HTMLVideoElement | null>
  reader: PhoneReader
  /** Whether the camera shows anything. */
  isOn: boolean
  /** The card would be read, and the hand has been still. Called once. */
  onGood: () => void
}

/** Has one frame after the other looked at, each as soon as the one before was. undefined before the first. */
export function useAim({ video, reader, isOn, onGood }: UseAimInput): Aim | undefined {
  const [aim, setAim] = useState<Aim>()
  useEffect(() => {
    if (!isOn) return
    let isWatching = true
    const watch = async () => {
      let good = 0
      while (isWatching && good < GOOD_FRAMES) {
        await nextPaint()
        if (!isWatching || !video.current || video.current.videoWidth === 0) continue
        const frame = await createImageBitmap(video.current, {
          resizeWidth: Math.min(FRAME_WIDTH, video.current.videoWidth),
          resizeQuality: 'medium',
        })
        const seen = await reader.aim(frame)
        good = seen.hint === undefined ? good + 1 : 0
        if (isWatching) setAim(seen)
      }
      if (isWatching) onGood()
    }
    watch().catch(() => {
      // Without its help the photo is taken by hand.
      setAim(undefined)
    })
    return () => {
      isWatching = false
    }
  }, [video, reader, isOn, onGood])
  return aim
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      resolve()
    })
  })
}
