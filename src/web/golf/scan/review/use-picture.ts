import { useEffect, useState } from 'react'

/** `broken`: this browser cannot show it, and the numbers have to do without. */
export type Picture = { state: 'loading' } | { state: 'shown'; bitmap: ImageBitmap } | { state: 'broken' }

/** The chosen photo decoded once, for all that is cut out of it; given back when the screen goes. */
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
