import { expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

test('an id has its prefix and 32 digits, and no two are the same', () => {
  const ids = Array.from({ length: 1_000 }, () => newId('sea_'))
  expect(ids.filter((id) => !/^sea_[0-9a-f]{32}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(1_000)
})

test('a page over plain http, which has no randomUUID, makes ids too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newId('')).toMatch(/^[0-9a-f]{32}$/)
  vi.unstubAllGlobals()
})
