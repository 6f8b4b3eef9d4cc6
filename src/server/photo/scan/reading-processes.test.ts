import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeReading, release } from '#test/fake-scan-process.ts'
import { ReadingProcesses } from './reading-processes.ts'

const { log } = Fastify()
const file = fileURLToPath(new URL('../../../../test/fake-scan-process.ts', import.meta.url))
let processes: ReadingProcesses

function open(more: Partial<ConstructorParameters<typeof ReadingProcesses>[0]> = {}) {
  processes = new ReadingProcesses({ processes: 1, log, file, ...more })
  return processes
}

const run = (command: string, progress?: Parameters<ReadingProcesses['read']>[2]) =>
  processes.read(Buffer.from(command), {}, progress)

afterEach(async () => {
  vi.unstubAllEnvs()
  await processes.close()
})

test('a process starts with the first photo, reads the next one too, and ends when idle', async () => {
  open({ idleMs: 20 })
  expect(processes.size).toBe(0)
  expect(await run('read')).toEqual(fakeReading)
  expect(await run('anything')).toMatchObject({ outcome: 'unreadable' })
  await expect.poll(() => processes.size, { timeout: 20_000 }).toBe(0)
  expect(await run('read')).toEqual(fakeReading)
})

test('when a stage begins, then it is reported', async () => {
  open()
  const onStage = vi.fn(() => release('go'))
  expect(await run('wait go', { onStage })).toEqual(fakeReading)
  expect(onStage.mock.calls).toEqual([['finding_grid']])
})

describe('when a process fails, then only its own photo fails', () => {
  test.each([
    ['when the reader throws', 'throw', {}, /as commanded/],
    ['when the process exits', 'exit', {}, /exited/],
    ['when native code aborts', 'abort', {}, /exited/],
    ['when the process runs out of memory', 'hoard', { heapMb: 24 }, /exited/],
  ])('%s', async (_, photo, more, message) => {
    open(more)
    await expect(run(photo)).rejects.toThrow(message)
    expect(await run('read')).toEqual(fakeReading)
  })

  test('when an aborted reading stops by itself, then its process stays', async () => {
    open()
    await run('read')
    const leaving = new AbortController()
    const waiting = run('stop', { onStage: () => leaving.abort(), signal: leaving.signal })
    await expect(waiting).rejects.toThrow('stopped')
    expect(processes.size).toBe(1)
    await expect(run('read', { signal: leaving.signal })).rejects.toThrow('aborted')
  })

  test('when an aborted reading does not stop, then its process is ended', async () => {
    open({ graceMs: 5 })
    const time = new AbortController()
    const spinning = run('spin', { onStage: () => time.abort(), signal: time.signal })
    await expect(spinning).rejects.toThrow('aborted')
    expect(await run('read')).toEqual(fakeReading)
  })

  test('when the program of the process cannot be loaded, then each reading is rejected', async () => {
    open({ file: `${file}.missing` })
    await expect(run('read')).rejects.toThrow()
    await expect(run('read')).rejects.toThrow()
  })
})

test('a process has the variables that it needs, and none of the server’s secrets', async () => {
  vi.stubEnv('AUTH_SECRET', 'never to be seen by a decoder of pictures')
  open()
  await expect(run('variables')).rejects.toThrow(/^(?!.*AUTH_SECRET).*MALLOC_ARENA_MAX.*PATH/)
})

test('when the processes are closed, then the running reading is ended', async () => {
  open()
  const stopped = run('spin', { onStage: () => void processes.close() })
  await expect(stopped).rejects.toThrow('Terminating')
  expect(processes.size).toBe(0)
})

test('when the real process gets broken pictures, then it answers not_a_picture and goes on', async () => {
  processes = new ReadingProcesses({ processes: 1, log })
  const jpeg = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0', 'latin1')
  for (const bytes of [Buffer.alloc(0), Buffer.from('this is no picture'), jpeg])
    expect(await processes.read(bytes, {})).toEqual({ outcome: 'unreadable', reason: 'not_a_picture' })
  expect(processes.size).toBe(1)
})
