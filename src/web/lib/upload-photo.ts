import { claimPhoto, startUpload } from '#contract/photo/photos.ts'
import { ApiError, isOfAnother, OfflineError, send } from '#web/lib/api.ts'

const LONGEST_MS = 120_000

/** The server refused the photo or could not store it. The card itself is not affected. */
export class PhotoUploadFailed extends Error {
  override name = 'PhotoUploadFailed'
}

type UploadOptions = { onProgress: (percent: number) => void; signal?: AbortSignal }
type SendOptions = UploadOptions & { method?: 'PUT' | 'POST' }

/**
 * Uploads a photo and returns the object path by which a round names it. `onProgress` gets 0 to 100. Where the club has a
 * photo store the photo goes straight there, and where that does not take it, through the club's own door. Throws OfflineError
 * without a connection, ApiError for a 401, and PhotoUploadFailed for every other refusal.
 */
export async function uploadPhoto(jpeg: Blob, options: UploadOptions): Promise<string> {
  const { signal } = options
  const stop = signal ? { signal } : {}
  try {
    const open = async (query = {}) => (await send(startUpload, { ...stop, query })).uploadURL
    let photoURL = await open({ bytes: String(jpeg.size) })
    const { pathname } = new URL(photoURL, location.origin)
    // Of the club's own address only the path is used. The page's policy lets photos go nowhere but there and to its store.
    if (pathname.startsWith(startUpload.path)) await putBytes(pathname, jpeg, options)
    else {
      const { putIntoStore } = await import('./put-into-store.online.ts').catch(notReached)
      photoURL = await putIntoStore({ address: photoURL, jpeg, put: putBytes, openDoor: open }, options)
    }
    return (await send(claimPhoto, { ...stop, body: { photoURL } })).objectPath
  } catch (fault) {
    if (signal?.aborted) throw fault
    const isConnection = fault instanceof OfflineError
    if (isConnection || (fault instanceof ApiError && fault.status === 401)) throw fault
    throw new PhotoUploadFailed('Failed to upload photo', { cause: fault })
  }
}

function notReached(fault: unknown): never {
  throw new OfflineError(fault)
}

/**
 * Sends a file to a path of the club and returns the answer as it came. Throws as `uploadPhoto` does, but ApiError for
 * every refusal. With XMLHttpRequest, because fetch does not report the progress of an upload.
 */
export function putBytes(path: string, jpeg: Blob, options: SendOptions): Promise<string> {
  const { onProgress, signal, method = 'PUT' } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('content-type', jpeg.type)
    request.timeout = LONGEST_MS
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : Math.round((100 * loaded) / total))
    }
    request.onload = () => {
      const { status, responseText, statusText } = request
      const ok = status === 200
      // The club's photo store, at an address of its own, refuses in words of its own.
      if (path.startsWith('/') && isOfAnother({ ok, status }, responseText))
        reject(new OfflineError(responseText))
      else if (ok) resolve(responseText)
      else reject(new ApiError(status, responseText, statusText))
    }
    request.onerror =
      request.ontimeout =
      request.onabort =
        () => reject(new OfflineError(`${method} ${path}`))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(jpeg)
  })
}
