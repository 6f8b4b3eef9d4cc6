import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { obedientReading, ORDERS } from '#test/obeying-thread.ts'
import { ReadingThreads } from './reading-threads.ts'

const { log } = Fastify()
const file = fileURLToPath(new URL('../../../test/obeying-thread.ts', import.meta.url))
const channel = new BroadcastChannel(ORDERS)
let threads: ReadingThreads

function open(more: Partial<ConstructorParameters<typeof ReadingThreads>[0]> = {}) {
  threads = new ReadingThreads({ threads: 1, log, file, ...more })
  return threads
}

const order = (text: string, progress?: Parameters<ReadingThreads['read']>[2]) =>
  threads.read(Buffer.from(text), {}, progress)

afterEach(() => threads.close())
afterAll(() => channel.close())

test('no thread before the first photo, the same one for the next, none after a while', async () => {
  open({ idleMs: 20 })
  expect(threads.size).toBe(0)
  expect(await order('read')).toEqual(obedientReading)
  expect(await order('anything')).toMatchObject({ outcome: 'unreadable' })
  await expect.poll(() => threads.size, { timeout: 20_000 }).toBe(0)
  expect(await order('read')).toEqual(obedientReading)
})

test('tells the stages as they begin', async () => {
  open()
  const onStage = vi.fn(() => channel.postMessage('go'))
  expect(await order('wait go', { onStage })).toEqual(obedientReading)
  expect(onStage.mock.calls).toEqual([['finding_grid']])
})

describe('a thread that comes to grief fails its own photo alone', () => {
  test.each([
    ['throws', 'throw', {}, /as ordered/],
    ['ends itself', 'exit', {}, /exited with code: 3/],
    ['runs out of memory', 'hoard', { heapMb: 24 }, /memory/],
  ])('one that %s', async (_, photo, more, message) => {
    open(more)
    await expect(order(photo)).rejects.toThrow(message)
    expect(await order('read')).toEqual(obedientReading)
  })

  test('one that is told to stop and does keeps its thread', async () => {
    open()
    await order('read')
    const leaving = new AbortController()
    const waiting = order('stop', { onStage: () => leaving.abort(), signal: leaving.signal })
    await expect(waiting).rejects.toThrow('stopped')
    expect(threads.size).toBe(1)
    await expect(order('read', { signal: leaving.signal })).rejects.toThrow('aborted')
  })

  test('one that never ends is ended', async () => {
    open({ graceMs: 5 })
    const time = new AbortController()
    const spinning = order('spin', { onStage: () => time.abort(), signal: time.signal })
    await expect(spinning).rejects.toThrow('aborted')
    expect(await order('read')).toEqual(obedientReading)
  })

  test('one whose program cannot be loaded', async () => {
    open({ file: `${file}.missing` })
    await expect(order('read')).rejects.toThrow()
    await expect(order('read')).rejects.toThrow()
  })
})

test('at the stop what is being read is ended', async () => {
  open()
  const stopped = order('spin', { onStage: () => void threads.close() })
  await expect(stopped).rejects.toThrow('Terminating')
  expect(threads.size).toBe(0)
})

test('the real thread answers to broken pictures that they are none, and goes on', async () => {
  threads = new ReadingThreads({ threads: 1, log })
  const jpeg = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1')
  for (const bytes of [Buffer.alloc(0), Buffer.from('this is no picture'), jpeg])
    expect(await threads.read(bytes, {})).toEqual({ outcome: 'unreadable', reason: 'not_a_picture' })
  expect(threads.size).toBe(1)
})
