import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeRound, type RoundDetail } from '#contract/card/rounds.ts'
import { makeRoundDetail } from '#test/make-round-detail.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { query } from '#web/lib/query.ts'
import { latestRounds } from './use-latest-rounds.ts'
import { useOpenSinceTaken } from './use-open-since-taken.ts'

const card = makeRoundDetail()

let root: Root
let client: QueryClient
/** What the screen took for the open round, at each rendering. */
let shown: (string | undefined)[]
let answers: ((round: RoundDetail | null) => void)[]

beforeEach(() => {
  shown = []
  answers = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push((round) => {
          resolve(new Response(JSON.stringify(round)))
        })
      }),
  )
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  client = makeQueryClient(() => undefined)
})
afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()))
  vi.unstubAllGlobals()
})

function Screen({ takenId }: { takenId: string | undefined }) {
  const asked = useQuery({ ...query(activeRound), staleTime: 0 })
  shown.push(useOpenSinceTaken(asked.data?.id, takenId))
  return asked.data === null ? 'Nothing is open' : null
}

function show(takenId?: string): void {
  act(() => {
    root.render(
      <QueryClientProvider client={client}>
        <Screen takenId={takenId} />
      </QueryClientProvider>,
    )
  })
}

const asks = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times))
const closes = () => vi.waitFor(() => expect(document.body.textContent).toBe('Nothing is open'))

test('when the club takes a card while it is asked for the open one, then its answer to that does not count', async () => {
  show()
  await asks(1)
  show(card.id)
  answers[0]?.(card)
  await asks(2)
  answers[1]?.(null)
  await closes()
  expect(shown.filter((id) => id !== undefined)).toEqual([])
})

test('when the club takes the card that it has just called open, then it is asked again', async () => {
  show()
  await asks(1)
  answers[0]?.(card)
  await vi.waitFor(() => expect(shown.at(-1)).toBe(card.id))
  shown = []
  show(card.id)
  await asks(2)
  answers[1]?.(null)
  await closes()
  expect(shown.filter((id) => id !== undefined)).toEqual([])
})

test('when the club reopens the card that it took, then it counts as open without a reload', async () => {
  show(card.id)
  await asks(2)
  answers[1]?.(null)
  await closes()
  act(() => void client.invalidateQueries(query(activeRound)))
  await asks(3)
  answers[2]?.(card)
  await vi.waitFor(() => expect(shown.at(-1)).toBe(card.id))
})

test('when the club takes a card while home is open, then the latest rounds are asked for anew', async () => {
  client.setQueryData(latestRounds.queryKey, [])
  show()
  await asks(1)
  expect(client.getQueryState(latestRounds.queryKey)?.isInvalidated).toBe(false)
  show(card.id)
  await asks(2)
  expect(client.getQueryState(latestRounds.queryKey)?.isInvalidated).toBe(true)
  answers[1]?.(null)
  await closes()
})
