import { expect, test } from 'vitest'
import { once } from './bucket.ts'

test('when the client of the store could not be loaded, then the next photo loads it, and the one after that has it', async () => {
  let tries = 0
  const load = once(() => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('too many open files')) : Promise.resolve('client')
  })
  await expect(load()).rejects.toThrow('too many open files')
  expect(await load()).toBe('client')
  expect(await load()).toBe('client')
  expect(tries).toBe(2)
})
