import { expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { makeQueryClient } from './query-client.ts'

const refuse = (status: number) => () => Promise.reject(new ApiError(status, 'Unauthorized', ''))

test('queries are not retried, do not become stale and are not read again by themselves', () => {
  const { queries, mutations } = makeQueryClient(() => undefined).getDefaultOptions()
  expect(queries).toMatchObject({
    retry: false,
    staleTime: Infinity,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  expect(mutations).toMatchObject({ retry: false })
})

test('when a query fails, then it is not sent again', async () => {
  const queryFn = vi.fn(refuse(500))
  await makeQueryClient(() => undefined)
    .fetchQuery({ queryKey: ['x'], queryFn })
    .catch(() => undefined)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('when a call is answered with 401, then the reader is sent to sign in, unless the call reads it itself (T41)', async () => {
  const toTheDoor = vi.fn()
  const client = makeQueryClient(toTheDoor)
  const load = (status: number, meta?: { quietUnauthorized: boolean }) =>
    client
      .fetchQuery({ queryKey: [status, meta], queryFn: refuse(status), ...(meta ? { meta } : {}) })
      .catch(() => undefined)
  await load(403)
  await load(401, { quietUnauthorized: true })
  expect(toTheDoor).not.toHaveBeenCalled()
  await load(401)
  expect(toTheDoor).toHaveBeenCalledTimes(1)
})
