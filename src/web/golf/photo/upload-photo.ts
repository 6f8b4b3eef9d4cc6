import { claimPhoto, startUpload } from '#contract/photos.ts'
import { ApiError, OfflineError, send } from '#web/lib/api.ts'

const LONGEST_MS = 120_000

/** The club said no to the photo, or could not keep it. The card is not concerned. */
export class PhotoUploadFailed extends Error {
  override name = 'PhotoUploadFailed'
}

type OnTheWay = { onProgress: (percent: number) => void; signal?: AbortSignal }

/** Sends a photo to the club; gives the path by which a round names it. `onProgress` hears 0 to 100. */
export async function uploadPhoto(jpeg: Blob, onTheWay: OnTheWay): Promise<string> {
  const { signal } = onTheWay
  const stop = signal ? { signal } : {}
  try {
    const { uploadURL } = await send(startUpload, stop)
    // Of the address only the path: a photo goes to the club and nowhere else.
    await putBytes(new URL(uploadURL, location.origin).pathname, jpeg, onTheWay)
    return (await send(claimPhoto, { ...stop, body: { photoURL: uploadURL } })).objectPath
  } catch (fault) {
    if (signal?.aborted) throw fault
    const isConnection = fault instanceof OfflineError
    if (isConnection || (fault instanceof ApiError && fault.status === 401)) throw fault
    throw new PhotoUploadFailed('Failed to upload photo', { cause: fault })
  }
}

/** By XMLHttpRequest, because fetch cannot tell how much has gone. */
function putBytes(path: string, jpeg: Blob, { onProgress, signal }: OnTheWay): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', path)
    request.setRequestHeader('content-type', jpeg.type)
    request.timeout = LONGEST_MS
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : Math.round((100 * loaded) / total))
    }
    request.onload = () => {
      if (request.status === 200) resolve()
      else reject(new ApiError(request.status, request.responseText, request.statusText))
    }
    const noConnection = () => {
      reject(new OfflineError(`PUT ${path}`))
    }
    request.onerror = noConnection
    request.ontimeout = noConnection
    request.onabort = noConnection
    const stop = () => {
      request.abort()
    }
    signal?.addEventListener('abort', stop, { once: true })
    request.send(jpeg)
  })
}
