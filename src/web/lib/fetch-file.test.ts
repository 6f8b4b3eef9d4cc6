import { afterEach, expect, test, vi } from 'vitest'
import { printSeason } from '#contract/print/printouts.ts'
import { ApiError, OfflineError } from './api.ts'
import { fetchFile } from './fetch-file.ts'

afterEach(() => vi.unstubAllGlobals())

const file = (status: number, body: string, type: string) => {
  const answer = () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }))
  vi.stubGlobal('fetch', answer)
  return fetchFile(printSeason, { clubId: 'x', seasonId: 'x' })
}

test('a file comes as its bytes', async () => {
  expect(await (await file(200, 'a,b', 'text/csv')).text()).toBe('a,b')
})

test.each([
  [200, OfflineError],
  [403, OfflineError],
  [502, ApiError],
])('when a page comes in its place with %s, then nothing is saved', async (status, kind) => {
  await expect(file(status, '<html>Guest Wi-Fi</html>', 'text/html; charset=utf-8')).rejects.toBeInstanceOf(
    kind,
  )
})

test('a refusal comes with its reason', async () => {
  const refused = file(403, '{"code":"forbidden","message":"Not yours."}', 'application/json')
  await expect(refused).rejects.toMatchObject({ userMessage: 'Not yours.' })
})
