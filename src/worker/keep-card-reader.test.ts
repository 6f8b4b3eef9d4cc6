import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CARD_READER, dropOldCardReader, keepCardReaderAgain } from './keep-card-reader.ts'

const ORIGIN = 'https://club.example'
/** What each cache has, by the paths of the files; `fetched` is what came over the network. */
let kept: Map<string, Set<string>>
let fetched: string[]

beforeEach(() => {
  kept = new Map()
  fetched = []
  vi.stubGlobal('caches', {
    open: (name: string) => {
      const files = kept.get(name) ?? new Set()
      kept.set(name, files)
      return Promise.resolve({
        keys: () => Promise.resolve([...files].map((path) => ({ url: `${ORIGIN}${path}` }))),
        delete: ({ url }: { url: string }) => Promise.resolve(files.delete(new URL(url).pathname)),
        addAll: (paths: readonly string[]) => {
          fetched.push(...paths)
          for (const path of paths) files.add(path)
          return Promise.resolve()
        },
      })
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const now = [
  '/assets/runtime-1.wasm',
  '/assets/cells-1.onnx',
  '/assets/card-reader-1.js',
  '/assets/review-1.js',
]
const next = [
  '/assets/runtime-1.wasm',
  '/assets/cells-2.onnx',
  '/assets/card-reader-2.js',
  '/assets/review-1.js',
]

test('when a version comes to a phone that has the reader, then only what has changed is fetched, and the rest goes once it has taken over', async () => {
  kept.set(CARD_READER, new Set(now))
  await keepCardReaderAgain(next)
  expect(fetched).toEqual(['/assets/cells-2.onnx', '/assets/card-reader-2.js'])
  // The version before still answers, and still has its own files.
  expect([...(kept.get(CARD_READER) ?? [])]).toEqual(expect.arrayContaining(now))
  await dropOldCardReader(next)
  expect([...(kept.get(CARD_READER) ?? [])].sort()).toEqual([...next].sort())
})

test.each([
  ['nothing of it', []],
  ['only the review of what the club’s server read', ['/assets/review-1.js']],
])('when a phone has %s, then nothing is fetched', async (_what, files) => {
  kept.set(CARD_READER, new Set(files))
  await keepCardReaderAgain(next)
  expect(fetched).toEqual([])
})
