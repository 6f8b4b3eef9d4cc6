import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { COMMAND_CHANNEL, fakeReading } from '#test/fake-scan-thread.ts'
import { ReadingThreads } from './reading-threads.ts'

const { log } = Fastify()
const file = fileURLToPath(new URL('../../../test/fake-scan-thread.ts', import.meta.url))
const channel = new BroadcastChannel(COMMAND_CHANNEL)
let threads: ReadingThreads

function open(more: Partial<ConstructorParameters<typeof ReadingThreads>[0]> = {}) {
  threads = new ReadingThreads({ threads: 1, log, file, ...more })
  return threads
}

const run = (command: string, progress?: Parameters<ReadingThreads['read']>[2]) =>
  threads.read(Buffer.from(command), {}, progress)

afterEach(() => threads.close())
afterAll(() => channel.close())

test('a thread starts with the first photo, reads the next one too, and ends when idle', async () => {
  open({ idleMs: 20 })
  expect(threads.size).toBe(0)
  expect(await run('read')).toEqual(fakeReading)
  expect(await run('anything')).toMatchObject({ outcome: 'unreadable' })
  await expect.poll(() => threads.size, { timeout: 20_000 }).toBe(0)
  expect(await run('read')).toEqual(fakeReading)
})

test('when a stage begins, then it is reported', async () => {
  open()
  const onStage = vi.fn(() => channel.postMessage('go'))
  expect(await run('wait go', { onStage })).toEqual(fakeReading)
  expect(onStage.mock.calls).toEqual([['finding_grid']])
})

describe('when a thread fails, then only its own photo fails', () => {
  test.each([
    ['when the reader throws', 'throw', {}, /as commanded/],
    ['when the thread exits', 'exit', {}, /exited with code: 3/],
    ['when the thread runs out of memory', 'hoard', { heapMb: 24 }, /memory/],
  ])('%s', async (_, photo, more, message) => {
    open(more)
    await expect(run(photo)).rejects.toThrow(message)
    expect(await run('read')).toEqual(fakeReading)
  })

  test('when an aborted reading stops by itself, then its thread stays', async () => {
    open()
    await run('read')
    const leaving = new AbortController()
    const waiting = run('stop', { onStage: () => leaving.abort(), signal: leaving.signal })
    await expect(waiting).rejects.toThrow('stopped')
    expect(threads.size).toBe(1)
    await expect(run('read', { signal: leaving.signal })).rejects.toThrow('aborted')
  })

  test('when an aborted reading does not stop, then its thread is ended', async () => {
    open({ graceMs: 5 })
    const time = new AbortController()
    const spinning = run('spin', { onStage: () => time.abort(), signal: time.signal })
    await expect(spinning).rejects.toThrow('aborted')
    expect(await run('read')).toEqual(fakeReading)
  })

  test('when the program of the thread cannot be loaded, then each reading is rejected', async () => {
    open({ file: `${file}.missing` })
    await expect(run('read')).rejects.toThrow()
    await expect(run('read')).rejects.toThrow()
  })
})

test('when the threads are closed, then the running reading is ended', async () => {
  open()
  const stopped = run('spin', { onStage: () => void threads.close() })
  await expect(stopped).rejects.toThrow('Terminating')
  expect(threads.size).toBe(0)
})

test('when the real thread gets broken pictures, then it answers not_a_picture and goes on', async () => {
  threads = new ReadingThreads({ threads: 1, log })
  const jpeg = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1')
  for (const bytes of [Buffer.alloc(0), Buffer.from('this is no picture'), jpeg])
    expect(await threads.read(bytes, {})).toEqual({ outcome: 'unreadable', reason: 'not_a_picture' })
  expect(threads.size).toBe(1)
})
