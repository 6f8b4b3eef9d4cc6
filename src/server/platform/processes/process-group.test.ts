import cluster, { type Worker } from 'node:cluster'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { repositoryRoot } from '../repository-root.ts'
import { ProcessGroup } from './process-group.ts'

let gates: string
let lines: string[]
let group: ProcessGroup
beforeEach(() => {
  gates = mkdtempSync(join(tmpdir(), 'scoreclub-gates-'))
  lines = []
  group = new ProcessGroup({
    count: 2,
    env: { GATES: gates },
    say: (line) => void lines.push(line),
    program: join(repositoryRoot, 'test/stand-in-web-process.mjs'),
  })
})
afterEach(async () => {
  await group.stop()
  rmSync(gates, { recursive: true })
})

type Gate = 'prepare' | 'hand-over'
const shut = (gate: Gate) => writeFileSync(join(gates, gate), '')
const open = (gate: Gate) => rmSync(join(gates, gate))

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
const pids = () => workers().map((worker) => worker.process.pid)
const started = () => group.start(() => Promise.resolve())
const restarted = () => expect.poll(() => lines).toContain('Web process 2 of 2 was restarted.')

test('when it is asked to restart while it starts, then each place is opened once and then again', async () => {
  shut('prepare')
  const starting = started()
  await expect.poll(pids).toHaveLength(1)
  const [first] = pids()
  group.restart()
  group.restart()
  open('prepare')
  expect(await starting).toEqual({ hasClub: true })
  await restarted()
  expect(pids()).toHaveLength(2)
  expect(pids()).not.toContain(first)
})

test('when it is asked to restart while one is being replaced, then nobody serves beside those of the places', async () => {
  await started()
  const before = pids()
  shut('prepare')
  workers()[0]?.process.kill('SIGKILL')
  // The one in its place is there and not yet prepared.
  await expect.poll(() => pids().filter((pid) => !before.includes(pid))).toHaveLength(1)
  group.restart()
  open('prepare')
  await restarted()
  expect(pids()).toHaveLength(2)
  expect(pids().filter((pid) => before.includes(pid))).toEqual([])
})

test('when one cannot be told something while it hands over, then the restart goes on', async () => {
  await started()
  const before = workers()
  shut('hand-over')
  group.restart()
  await expect.poll(() => existsSync(join(gates, 'handing-over'))).toBe(true)
  for (const worker of before) worker.emit('error', new Error('write EPIPE'))
  open('hand-over')
  await restarted()
  expect(workers().filter((worker) => before.includes(worker))).toEqual([])
  expect(pids()).toHaveLength(2)
})
