import { expect, test } from 'vitest'
import {
  connectionsOfStore,
  shareOfConnections,
  shareOfCores,
  shareOfMachine,
} from '../../processes/share-of-machine.ts'
import { capacityOf, measureMachine } from './capacity.ts'

const GIB = 1024 ** 3

test.each([
  ['a small container', { openFiles: 1_024, memoryBytes: GIB / 2, cores: 1 }, 691],
  ['many files and little memory', { openFiles: 1_048_576, memoryBytes: GIB, cores: 2 }, 6_553],
  ['much memory and few files', { openFiles: 20_000, memoryBytes: 64 * GIB, cores: 16 }, 17_769],
])('on %s the whole grows with what is there', (_machine, machine, connections) => {
  expect(capacityOf(machine).connections).toBe(connections)
})

test('when the operator says how many, then that is the whole, and each share is well below it', () => {
  const machine = { openFiles: 1_024, memoryBytes: GIB, cores: 2 }
  expect(capacityOf(machine, 10_000)).toMatchObject({
    connections: 10_000,
    connectionsOfAddress: 2_500,
    streams: 8_000,
    streamsOfAddress: 2_000,
    streamsOfClub: 4_000,
    streamsOfPerson: 20,
  })
})

test('more cores take more calls and more memory takes more photos, and each share is well below the whole', () => {
  const small = capacityOf({ openFiles: 1_024, memoryBytes: GIB, cores: 1 })
  expect([small.requests, small.scores, small.uploads]).toEqual([
    { whole: 1_000, ofPerson: 40, ofAddress: 250, ofClub: 500 },
    { whole: 2_000, ofPerson: 40, ofAddress: 500, ofClub: 1_000 },
    { whole: 64, ofPerson: 3, ofAddress: 16, ofClub: 32 },
  ])
  const large = capacityOf({ openFiles: 1_024, memoryBytes: 64 * GIB, cores: 16 })
  expect([large.requests.whole, large.scores.whole, large.uploads.whole]).toEqual([8_000, 16_000, 1_024])
})

test('each of several processes counts on its part of the memory and of the cores', () => {
  const machine = { openFiles: 65_536, memoryBytes: 16 * GIB, cores: 8 }
  const part = capacityOf(shareOfMachine(machine, 4))
  expect(part.connections).toBe(Math.floor((4 * GIB) / 4 / 40 / 1024))
  expect([part.uploads.whole, part.requests.whole]).toEqual([64, 1_000])
  expect([shareOfCores(1, 4), shareOfCores(7, 2)]).toEqual([1, 3])
  expect([1, 2, 4, 16].map(shareOfConnections)).toEqual([16, 8, 5, 5])
  expect([1, 2, 4, 11, 12, 16].map(connectionsOfStore)).toEqual([100, 100, 100, 100, 104, 128])
})

test('this machine has room', () => {
  const { openFiles, memoryBytes, cores } = measureMachine()
  expect(cores).toBeGreaterThan(0)
  expect(openFiles).toBeGreaterThan(100)
  expect(memoryBytes).toBeGreaterThan(GIB / 8)
})
