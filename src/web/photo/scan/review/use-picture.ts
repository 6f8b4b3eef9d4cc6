import { useEffect, useState } from 'react'

/** `broken`: this browser cannot decode the photo, and the numbers are shown without it. */
export type Picture = { state: 'loading' } | { state: 'shown'; bitmap: ImageBitmap } | { state: 'broken' }

/** The photo, decoded once for all cut-outs, and released when the screen is left. */
export function usePicture(photo: Blob): Picture {
  const [picture, setPicture] = useState<Picture>({ state: 'loading' })
  useEffect(() => {
    let isGone = false
    let bitmap: ImageBitmap | undefined
    createImageBitmap(photo).then(
      (decoded) => {
        if (isGone) decoded.close()
        else {
          bitmap = decoded
          setPicture({ state: 'shown', bitmap: decoded })
        }
      },
      () => {
        if (!isGone) setPicture({ state: 'broken' })
      },
    )
    return () => {
      isGone = true
      bitmap?.close()
    }
  }, [photo])
  return picture
}
