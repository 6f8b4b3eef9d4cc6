import { afterEach, expect, test, vi } from 'vitest'
import { LACKS_LETTERS_HEADER, printSeason } from '#contract/print/printouts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { fetchSheet } from './fetch-sheet.ts'

vi.mock('#web/ui/toast.tsx', () => ({ showToast: vi.fn() }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  ['lacks letters', { [LACKS_LETTERS_HEADER]: 'true' }, 1],
  ['has all letters', {}, 0],
])('a sheet that %s comes, and it is said', async (_, headers, times) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('%PDF', { headers })))
  expect(await (await fetchSheet(printSeason, { clubId: 'x', seasonId: 'x' })).text()).toBe('%PDF')
  expect(showToast).toHaveBeenCalledTimes(times)
})
