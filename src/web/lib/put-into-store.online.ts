/** A store that takes no byte for so long is taken for one that does not answer. */
const MOST_SILENT_MS = 15_000

type PutOptions = { onProgress: (percent: number) => void; signal?: AbortSignal }

export type StraightUpload = {
  /** The signed address of the club's photo store. */
  address: string
  jpeg: Blob
  put: (address: string, jpeg: Blob, options: PutOptions) => Promise<string>
  /** Another upload address, this time one of the club's own door. */
  openDoor: () => Promise<string>
}

/**
 * Puts a photo into the club's photo store; where that refuses it, is not reached or says nothing, through the club's own
 * door. Returns the address that the photo went to.
 */
export async function putIntoStore(upload: StraightUpload, options: PutOptions): Promise<string> {
  const { address, jpeg, put, openDoor } = upload
  if (await isTaken(upload, options)) return address
  const door = await openDoor()
  await put(new URL(door, location.origin).pathname, jpeg, options)
  return door
}

async function isTaken(
  { address, jpeg, put }: StraightUpload,
  { onProgress, signal }: PutOptions,
): Promise<boolean> {
  const given = new AbortController()
  const stop = () => given.abort()
  signal?.addEventListener('abort', stop, { once: true })
  let silence = setTimeout(stop, MOST_SILENT_MS)
  const hear = (percent: number) => {
    clearTimeout(silence)
    silence = setTimeout(stop, MOST_SILENT_MS)
    onProgress(percent)
  }
  try {
    await put(address, jpeg, { onProgress: hear, signal: given.signal })
    return true
  } catch (fault) {
    if (signal?.aborted) throw fault
    return false
  } finally {
    clearTimeout(silence)
  }
}
