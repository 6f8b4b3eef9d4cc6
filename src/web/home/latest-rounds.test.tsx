import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { LatestRounds } from './latest-rounds.tsx'
import { latestRounds, useLatestRounds } from './use-latest-rounds.ts'

function Screen() {
  return <LatestRounds isKnown rounds={useLatestRounds(true)} />
}

let root: Root | undefined
afterEach(async () => {
  await act(() => Promise.resolve(root?.unmount()))
  vi.unstubAllGlobals()
})

test('when the rounds are asked for again without a signal, then those that were there stay', async () => {
  const round = { ...makeRoundDetail(), status: 'submitted', isCompleted: true, holesPickedUp: 0 }
  let isCut = false
  vi.stubGlobal('fetch', () =>
    isCut
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(JSON.stringify([round]))),
  )
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  const client = makeQueryClient(() => undefined)
  act(() =>
    root?.render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    ),
  )
  await vi.waitFor(() => expect(document.body.textContent).toContain('Fox Creek'))
  isCut = true
  await act(() => client.invalidateQueries(latestRounds))
  await vi.waitFor(() => expect(client.getQueryState(latestRounds.queryKey)?.status).toBe('error'))
  expect(document.body.textContent).toContain('Fox Creek')
  expect(document.querySelector('[role=alert]')).toBeNull()
})
