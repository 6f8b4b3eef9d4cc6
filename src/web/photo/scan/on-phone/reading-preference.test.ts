import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasKeptReader, readingPreference, rememberPreference } from './reading-preference.ts'

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('reading photos on this phone', () => {
  test('is a preference once it was chosen, either way', () => {
    const before = readingPreference()
    rememberPreference(true)
    const ticked = readingPreference()
    rememberPreference(false)
    expect([before, ticked, readingPreference()]).toEqual([undefined, true, false])
  })

  test.each([
    { kept: undefined, has: false, what: 'nothing is kept' },
    { kept: ['/assets/review.js'], has: false, what: 'only the review is kept' },
    { kept: ['/assets/review.js', '/assets/reader.wasm'], has: true, what: 'the reader is kept' },
  ])('when $what, then the phone has the reader: $has', async ({ kept, has }) => {
    vi.stubGlobal('caches', {
      has: () => Promise.resolve(kept !== undefined),
      open: () => Promise.resolve({ keys: () => Promise.resolve(kept?.map((url) => ({ url })) ?? []) }),
    })
    expect(await hasKeptReader()).toBe(has)
  })

  test('when the browser keeps no files, then the phone does not have the reader', async () => {
    expect(await hasKeptReader()).toBe(false)
  })
})
