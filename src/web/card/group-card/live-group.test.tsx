import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentGroup } from '#contract/card/groups.ts'
import { query } from '#web/lib/query.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { LEADERBOARD_REFRESH_MS } from '#web/lib/timings.ts'
import LiveGroup from './live-group.ts'

class FakeEventSource extends EventTarget {
  static opened: FakeEventSource | undefined
  constructor() {
    super()
    FakeEventSource.opened = this
  }
  close() {
    FakeEventSource.opened = undefined
  }
}

let root: Root
let reads: number
let isReachable: boolean
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('isSecureContext', false)
  reads = 0
  isReachable = true
  vi.stubGlobal('fetch', () => {
    reads += 1
    return isReachable ? Promise.resolve(Response.json(null)) : Promise.reject(new TypeError('no network'))
  })
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => {
  act(() => {
    root.unmount()
  })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The page with the group that it read before, as it draws its stream beside it. */
function GroupPage() {
  useQuery(query(currentGroup))
  return <LiveGroup groupId="grp_1" />
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** What the stream says, and the moment in which changes are read together. */
async function hear(name: string) {
  act(() => {
    FakeEventSource.opened?.dispatchEvent(new MessageEvent(name, { data: '{}' }))
  })
  await wait(1_000)
}

test('when the read that the stream asked for fails, then the group is read again though the stream stays open', async () => {
  const client = makeQueryClient(() => undefined)
  client.setQueryData([...query(currentGroup).queryKey], { id: 'grp_1' })
  act(() => {
    root.render(
      <QueryClientProvider client={client}>
        <GroupPage />
      </QueryClientProvider>,
    )
  })
  act(() => {
    FakeEventSource.opened?.dispatchEvent(new Event('open'))
  })
  await wait(LEADERBOARD_REFRESH_MS)
  expect(reads).toBe(0)

  isReachable = false
  await hear('change')
  expect(reads).toBe(1)
  isReachable = true
  for (let ping = 0; ping < 2; ping += 1) {
    await wait(LEADERBOARD_REFRESH_MS / 2)
    await hear('ping')
  }
  expect(reads).toBe(2)
  expect(client.getQueryData([...query(currentGroup).queryKey])).toBeNull()

  await wait(LEADERBOARD_REFRESH_MS)
  expect(reads).toBe(2)
})
