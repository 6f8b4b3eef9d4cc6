import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { scanText } from '#web/messages/en/photo/scan.ts'
import type { PhoneStage, ReadOnPhone, ScanPhoto, ScanReply } from './scan-state.ts'
import { useScan, type PhotoKeeper } from './use-scan.ts'

type Scan = ReturnType<typeof useScan>

const uploaded: ScanPhoto = {
  name: 'card.jpg',
  jpeg: new Blob(['card'], { type: 'image/jpeg' }),
  objectPath: '/api/objects/pho_1',
}
const reply: ScanReply = {
  success: true,
  scores: [],
  rows: [{ toPar: false, holes: [], sums: [] }],
  notes: [],
  printed: [],
  reader: 'local',
}

/** What the server answers, call by call; a reading that is not answered yet ends with its abort. */
let answer: (request: { path: string; body: unknown; signal: AbortSignal | undefined }) => Promise<Response>
const bodies: unknown[] = []
const json = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))
const untilAborted = (signal: AbortSignal | undefined) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'))
    })
  })

/** A device's storage with the photo of an earlier visit. */
function keeperWith(photo: ScanPhoto | undefined) {
  let kept = photo
  const keeper: PhotoKeeper = {
    read: () => Promise.resolve(kept),
    keep: (next) => {
      kept = next
      return Promise.resolve()
    },
    drop: () => {
      kept = undefined
      return Promise.resolve()
    },
  }
  return { keeper, kept: () => kept }
}

let leave: () => void = () => undefined

async function open(keeper?: PhotoKeeper): Promise<() => Scan> {
  let scan: Scan | undefined
  function Probe() {
    scan = useScan({ courseId: 'crs_1', roundId: 'rnd_1', keeper })
    return null
  }
  const root = createRoot(document.createElement('div'))
  const client = makeQueryClient(() => undefined)
  await act(async () => {
    root.render(
      <QueryClientProvider client={client}>
        <Probe />
      </QueryClientProvider>,
    )
    await Promise.resolve()
  })
  leave = () => {
    act(() => {
      root.unmount()
    })
  }
  return () => {
    if (!scan) throw new Error('the hook was not rendered')
    return scan
  }
}

// Limits for a busy machine: each wait ends as soon as its condition holds.
vi.setConfig({ testTimeout: 60_000 })
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      // Applies the updates that have come in since the last check.
      await act(() => Promise.resolve())
      check()
    },
    { timeout: 20_000 },
  )
const press = (scan: () => Scan, reader?: string | ReadOnPhone) => {
  act(() => {
    scan().process(reader)
  })
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  bodies.length = 0
  answer = () => json(200, reply)
  vi.stubGlobal('fetch', (path: string, { body, signal }: RequestInit) => {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    bodies.push(sent)
    return answer({ path, body: sent, signal: signal ?? undefined })
  })
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

describe('with a photo that the club has', () => {
  test('when the button is pressed, then the photo is read for this round and course', async () => {
    const scan = await open(keeperWith(uploaded).keeper)
    press(scan)
    expect(scan().step).toEqual({ at: 'reading' })
    await until(() => {
      expect(scan()).toMatchObject({ reply: { reader: 'local' }, step: undefined, problem: undefined })
    })
    expect(bodies).toEqual([{ fileName: '/api/objects/pho_1', courseId: 'crs_1', roundId: 'rnd_1' }])
  })

  test('when a reader outside is named, then it is asked, this one time', async () => {
    const scan = await open(keeperWith(uploaded).keeper)
    press(scan, 'vision')
    await until(() => {
      expect(scan().reply).toBeDefined()
    })
    press(scan)
    await until(() => {
      expect(bodies).toHaveLength(2)
    })
    expect(bodies).toMatchObject([{ reader: 'vision' }, expect.not.objectContaining({ reader: 'vision' })])
  })

  test('when the button is pressed twice, then the photo is read once (U9)', async () => {
    const scan = await open(keeperWith(uploaded).keeper)
    const { process } = scan()
    act(() => {
      process(undefined)
      process(undefined)
    })
    await until(() => {
      expect(scan().reply).toBeDefined()
    })
    expect(bodies).toHaveLength(1)
  })

  test('when no scores can be read, then the reason is shown and the photo stays', async () => {
    answer = () => json(200, { ...reply, success: false, failure: 'blurred', rows: [] })
    const scan = await open(keeperWith(uploaded).keeper)
    press(scan)
    await until(() => {
      expect(scan().problem?.text).toBe(scanText.failures.blurred)
    })
    expect(scan()).toMatchObject({ photo: uploaded, reply: undefined, step: undefined })
  })

  test('when there is no connection, then that is a warning, and the next try reads the photo', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const scan = await open(keeperWith(uploaded).keeper)
    press(scan)
    await until(() => {
      expect(scan().problem).toMatchObject({ tone: 'warn', title: scanText.offline })
    })
    answer = () => json(200, reply)
    press(scan)
    await until(() => {
      expect(scan()).toMatchObject({ reply: { reader: 'local' }, problem: undefined })
    })
  })

  test('when the club no longer has the photo, then it is uploaded again with the next try', async () => {
    answer = () => json(404, { code: 'scan_photo_missing', message: scanText.failedText })
    const { keeper, kept } = keeperWith(uploaded)
    const scan = await open(keeper)
    press(scan)
    await until(() => {
      expect(scan().problem).toMatchObject({ tone: 'bad', text: scanText.failedText })
    })
    expect(scan().photo?.objectPath).toBeNull()
    expect(kept()?.objectPath).toBeNull()
  })

  test('when the reading is stopped, then the request is aborted and a late answer changes nothing', async () => {
    let request: AbortSignal | undefined
    answer = ({ signal }) => {
      request = signal
      return untilAborted(signal)
    }
    const scan = await open(keeperWith(uploaded).keeper)
    press(scan)
    await until(() => {
      expect(request).toBeDefined()
    })
    act(() => {
      scan().stop()
    })
    expect(request?.aborted).toBe(true)
    expect(scan()).toMatchObject({ photo: uploaded, step: undefined, problem: { title: scanText.stopped } })
    answer = () => json(200, reply)
    press(scan)
    await until(() => {
      expect(scan()).toMatchObject({ reply: { reader: 'local' }, problem: undefined })
    })
  })

  test('when the screen is left, then the request is aborted', async () => {
    let request: AbortSignal | undefined
    answer = ({ signal }) => {
      request = signal
      return untilAborted(signal)
    }
    const scan = await open(keeperWith(uploaded).keeper)
    press(scan)
    await until(() => {
      expect(request).toBeDefined()
    })
    leave()
    leave = () => undefined
    expect(request?.aborted).toBe(true)
  })

  test('when the photo is forgotten, then the device keeps it no longer', async () => {
    const { keeper, kept } = keeperWith(uploaded)
    const scan = await open(keeper)
    act(() => {
      scan().forget()
    })
    expect(scan().photo).toBeUndefined()
    expect(kept()).toBeUndefined()
  })
})

describe('with a photo that is new', () => {
  const fresh: ScanPhoto = { ...uploaded, objectPath: null }
  /** Every upload that was begun. The test reports how it goes, in place of the browser. */
  const uploads: FakeUpload[] = []

  class FakeUpload {
    status = 200
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    open(): void {
      uploads.push(this)
    }
    setRequestHeader(): void {
      // The answers do not depend on it.
    }
    send(): void {
      // The test reports the progress and the end.
    }
    abort(): void {
      // An aborted upload reports nothing more.
    }
  }

  test('when it is processed, then it is sent once, with its progress, and then read', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeUpload)
    answer = ({ path }) => {
      if (path === `/api/objects/upload?bytes=${fresh.jpeg.size}`)
        return json(200, { uploadURL: '/api/objects/upload/pho_1?token=t' })
      return path === '/api/scorecard-photos'
        ? json(200, { objectPath: uploaded.objectPath })
        : json(200, reply)
    }
    const { keeper, kept } = keeperWith(fresh)
    const scan = await open(keeper)
    press(scan)
    expect(scan().step).toEqual({ at: 'sending', percent: 0 })
    await until(() => {
      expect(uploads).toHaveLength(1)
    })
    act(() => uploads[0]?.upload.onprogress?.({ loaded: 2, total: 4 }))
    expect(scan().step).toEqual({ at: 'sending', percent: 50 })
    act(() => uploads[0]?.onload?.())
    await until(() => {
      expect(scan()).toMatchObject({ reply: { reader: 'local' }, step: undefined })
    })
    expect(kept()?.objectPath).toBe(uploaded.objectPath)
    press(scan)
    expect(scan().step).toEqual({ at: 'reading' })
    await until(() => {
      expect(scan().reply).toBeDefined()
    })
    expect(uploads).toHaveLength(1)
  })
})

describe('with a reader on this phone', () => {
  const fresh: ScanPhoto = { ...uploaded, objectPath: null }

  test('when the photo is read, then each stage is shown as it begins and nothing is sent', async () => {
    let begin: (stage: PhoneStage) => void = () => undefined
    let finish: (read: ScanReply) => void = () => undefined
    const scan = await open(keeperWith(fresh).keeper)
    press(scan, (photo, { onStage }) => {
      expect(photo).toBe(fresh.jpeg)
      begin = onStage
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    expect(scan().step).toEqual({ at: 'on_phone', stage: 'finding_card' })
    await until(() => {
      act(() => begin('reading'))
      expect(scan().step).toEqual({ at: 'on_phone', stage: 'reading' })
    })
    finish(reply)
    await until(() => {
      expect(scan()).toMatchObject({ reply: { reader: 'local' }, step: undefined })
    })
    expect(scan().photo?.objectPath).toBeNull()
    expect(bodies).toEqual([])
  })

  test('when it breaks off, then the photo stays and the next try may go to the club', async () => {
    const scan = await open(keeperWith(uploaded).keeper)
    press(scan, () => Promise.reject(new Error('its worker ended')))
    await until(() => {
      expect(scan()).toMatchObject({ step: undefined, problem: { tone: 'bad', text: scanText.failedText } })
    })
    press(scan)
    await until(() => {
      expect(scan()).toMatchObject({ reply: { reader: 'local' }, problem: undefined })
    })
  })

  test('when the reading is stopped, then the reader hears it and a late reading changes nothing', async () => {
    let stopped: AbortSignal | undefined
    let finish: (read: ScanReply) => void = () => undefined
    const scan = await open(keeperWith(fresh).keeper)
    press(scan, (_photo, { signal }) => {
      stopped = signal
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    await until(() => {
      expect(stopped).toBeDefined()
    })
    act(() => {
      scan().stop()
    })
    expect(stopped?.aborted).toBe(true)
    finish({ ...reply, rows: [] })
    await until(() => {
      expect(scan()).toMatchObject({ photo: fresh, step: undefined, problem: { title: scanText.stopped } })
    })
  })
})

describe('without a photo', () => {
  test('when the button is pressed, then the person is asked for one and nothing is sent', async () => {
    const scan = await open()
    press(scan)
    expect(scan()).toMatchObject({ fault: scanText.noFileText, step: undefined })
    expect(bodies).toEqual([])
  })

  test('when the chosen file is no image, then it is refused', async () => {
    const scan = await open()
    act(() => {
      scan().choose(new File(['a letter'], 'letter.pdf', { type: 'application/pdf' }))
    })
    expect(scan().isPreparing).toBe(true)
    await until(() => {
      expect(scan()).toMatchObject({
        isPreparing: false,
        photo: undefined,
        fault: expect.any(String) as string,
      })
    })
  })
})

test('when the device cannot keep the photo, then it is read all the same', async () => {
  const broken = () => Promise.reject(new Error('no storage'))
  const scan = await open({ read: () => Promise.resolve(uploaded), keep: broken, drop: broken })
  press(scan)
  await until(() => {
    expect(scan().reply).toBeDefined()
  })
})
