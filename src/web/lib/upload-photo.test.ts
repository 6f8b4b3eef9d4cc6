import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OfflineError } from './api.ts'
import { PhotoUploadFailed, uploadPhoto } from './upload-photo.ts'

const STORE = 'https://photos.example.org/club-photos/quarantine/pho_1?X-Amz-Signature=s'
const DOOR = 'https://golf.example.org/api/objects/upload/pho_2.t.s'
const jpeg = new Blob(['a photo'], { type: 'image/jpeg' })

let sent: string[] = []
/** What becomes of bytes that are put to an address: an answer, no connection, or nothing at all. */
let outcome: (address: string) => number | 'offline' | 'silence'
/** What stands in an answer. */
let page = ''

class FakeUpload {
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
  status = 0
  responseText = ''
  statusText = ''
  #address = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  open(_method: string, address: string): void {
    this.#address = address
  }
  setRequestHeader(): void {
    // The type is the blob's.
  }
  send(): void {
    sent.push(this.#address)
    const result = outcome(this.#address)
    if (result === 'silence') return
    queueMicrotask(() => {
      if (result === 'offline') this.onerror?.()
      else {
        this.status = result
        this.responseText = page
        this.onload?.()
      }
      this.onloadend?.()
    })
  }
  abort(): void {
    this.onabort?.()
    this.onloadend?.()
  }
}

const options = { onProgress: () => undefined }

beforeEach(() => {
  sent = []
  page = ''
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string }) => {
    const reply = address.startsWith('/api/scorecard-photos')
      ? { objectPath: `/api/objects/of ${(JSON.parse(body ?? '') as { photoURL: string }).photoURL}` }
      : { uploadURL: address.includes('bytes=7') ? STORE : DOOR }
    return Promise.resolve(new Response(JSON.stringify(reply), { status: 200 }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('when the club has a photo store, then the photo goes there and its address is claimed', async () => {
  outcome = () => 200
  expect(await uploadPhoto(jpeg, options)).toBe(`/api/objects/of ${STORE}`)
  expect(sent).toEqual([STORE])
})

test.each(['offline', 403, 'silence'] as const)(
  'when the store answers with %s, then the photo goes through the club’s own door',
  async (fault) => {
    outcome = (address) => (address === STORE ? fault : 200)
    const uploading = uploadPhoto(jpeg, options)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await uploading).toBe(`/api/objects/of ${DOOR}`)
    expect(sent).toEqual([STORE, '/api/objects/upload/pho_2.t.s'])
  },
)

test.each([200, 401, 403])(
  'when a network answers the upload with a page and %s, then it counts as no connection',
  async (status) => {
    outcome = (address) => (address === STORE ? 'offline' : status)
    page = '<html>Guest Wi-Fi</html>'
    await expect(uploadPhoto(jpeg, options)).rejects.toThrow(OfflineError)
  },
)

test('when neither takes it, then it has failed; without a connection it is offline', async () => {
  outcome = () => 503
  await expect(uploadPhoto(jpeg, options)).rejects.toThrow(PhotoUploadFailed)
  outcome = () => 'offline'
  await expect(uploadPhoto(jpeg, options)).rejects.toThrow(OfflineError)
})
