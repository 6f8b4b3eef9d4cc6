import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mayReloadAgain } from './reload-limit.ts'

/** What a browser has registered, as far as the app looks at it. */
function fakeRegistration() {
  const worker = () => Object.assign(new EventTarget(), { said: [] as string[] })
  const registration = Object.assign(new EventTarget(), {
    active: undefined as ReturnType<typeof worker> | undefined,
    installing: undefined as ReturnType<typeof worker> | undefined,
    waiting: undefined as ReturnType<typeof worker> | undefined,
  })
  return {
    registration,
    worker,
    finishInstalling: () => {
      const { installing } = registration
      registration.waiting = installing
      registration.installing = undefined
      installing?.dispatchEvent(new Event('statechange'))
    },
  }
}

async function watched(fake: ReturnType<typeof fakeRegistration>) {
  vi.resetModules()
  const module = await import('./new-version.ts')
  Reflect.apply(module.watchVersions, undefined, [fake.registration])
  return module
}

describe('a new version of the app', () => {
  test('when the first worker of a browser is installed, then nothing is announced', async () => {
    const fake = fakeRegistration()
    fake.registration.installing = fake.worker()
    const { appVersion } = await watched(fake)
    fake.finishInstalling()
    expect(appVersion()).toBe('current')
  })

  test('when one waits already, or comes later, then it is announced once', async () => {
    const early = fakeRegistration()
    Object.assign(early.registration, { active: early.worker(), waiting: early.worker() })
    expect((await watched(early)).appVersion()).toBe('waiting')

    const later = fakeRegistration()
    later.registration.active = later.worker()
    const { appVersion, onAppVersion, setOutdated } = await watched(later)
    const heard = vi.fn()
    onAppVersion(heard)
    later.registration.installing = later.worker()
    later.registration.dispatchEvent(new Event('updatefound'))
    expect(appVersion()).toBe('current')
    later.finishInstalling()
    expect([appVersion(), heard.mock.calls.length]).toEqual(['waiting', 1])
    setOutdated()
    setOutdated()
    expect([appVersion(), heard.mock.calls.length]).toEqual(['outdated', 2])
  })
})

describe('using a new version now', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  async function asked(answer: (waiting: EventTarget & { state: string }, page: MessagePort) => void) {
    const container = new EventTarget()
    const waiting = Object.assign(new EventTarget(), {
      state: 'installed',
      postMessage: (_said: string, [page]: [MessagePort]) => {
        answer(waiting, page)
      },
    })
    vi.stubGlobal('MessageChannel', MessageChannel)
    vi.stubGlobal('navigator', {
      serviceWorker: Object.assign(container, { getRegistration: () => Promise.resolve({ waiting }) }),
    })
    const { takeWaitingVersion } = await watched(fakeRegistration())
    return { container, outcome: takeWaitingVersion() }
  }
  const silent = () => undefined
  const changes = (worker: EventTarget & { state: string }, state: string) => {
    worker.state = state
    worker.dispatchEvent(new Event('statechange'))
  }

  test('when it takes nineteen seconds, then it is still used', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { container, outcome } = await asked(silent)
    await vi.advanceTimersByTimeAsync(19_000)
    container.dispatchEvent(new Event('controllerchange'))
    expect(await outcome).toBe('taken')
  })

  test.each([
    ['another tab is open', 'held', (_worker, page) => page.postMessage('held')],
    ['a newer one comes in its place', 'failed', (worker) => changes(worker, 'redundant')],
  ] satisfies [string, string, Parameters<typeof asked>[0]][])(
    'when %s, then it is %s',
    async (_when, expected, answer) => {
      const { outcome } = await asked(answer)
      expect(await outcome).toBe(expected)
    },
  )

  test('when the page was not under a worker, then it is taken once it is active', async () => {
    const { outcome } = await asked((worker) => changes(worker, 'activated'))
    expect(await outcome).toBe('taken')
  })

  test('when the browser forbids its workers, then it failed', async () => {
    vi.stubGlobal('navigator', {
      serviceWorker: {
        getRegistration: () => Promise.reject(new DOMException('Forbidden', 'SecurityError')),
      },
    })
    const { takeWaitingVersion } = await watched(fakeRegistration())
    expect(await takeWaitingVersion()).toBe('failed')
  })

  test('when the worker does not answer, then it failed, and no other tab is named', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { outcome } = await asked(silent)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toBe('failed')
  })
})

describe('loading the page again by itself', () => {
  beforeEach(() => {
    sessionStorage.clear()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('happens once in ten minutes, across page loads', () => {
    expect([mayReloadAgain(1e9), mayReloadAgain(1e9 + 599_000), mayReloadAgain(1e9 + 600_000)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('when the browser keeps nothing, then it does not happen by itself', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(mayReloadAgain(1e9)).toBe(false)
  })
})
