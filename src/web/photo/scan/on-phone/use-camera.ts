import { useEffect, useRef, useState } from 'react'

/** As large as the pages send photos (photo/prepare-photo.ts); a camera that has fewer pixels gives what it has. */
const WISHED = { facingMode: 'environment', width: { ideal: 3_000 }, height: { ideal: 2_250 } }

type Camera = 'opening' | 'on' | 'refused'

/** Whether this browser lets a page see through the camera: on https and on this machine only. */
export function hasCamera(): boolean {
  return 'mediaDevices' in navigator && typeof navigator.mediaDevices.getUserMedia === 'function'
}

/** The picture of the camera that looks away from its holder, in the returned video, until the component goes. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>('opening')
  useEffect(() => {
    let isWanted = true
    let stream: MediaStream | undefined
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: WISHED, audio: false })
      if (!isWanted || !video.current) {
        stop()
        return
      }
      video.current.srcObject = stream
      await video.current.play()
      setCamera('on')
    }
    open().catch(() => {
      if (isWanted) setCamera('refused')
    })
    return () => {
      isWanted = false
      stop()
    }
  }, [])
  return { video, camera }
}

/** The present picture of the camera, in all its pixels, as a file. Its data about place and device it never had. */
export async function takePicture(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92)
  })
  if (!jpeg) throw new Error('This browser makes no JPEG of a picture.')
  return new File([jpeg], 'card.jpg', { type: 'image/jpeg' })
}
