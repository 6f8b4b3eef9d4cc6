import { expect, test } from 'vitest'
import { capacityOf, measureMachine } from './capacity.ts'

const GIB = 1024 ** 3

test.each([
  ['a small container', { openFiles: 1_024, memoryBytes: GIB / 2 }, 691],
  ['many files and little memory', { openFiles: 1_048_576, memoryBytes: GIB }, 6_553],
  ['much memory and few files', { openFiles: 20_000, memoryBytes: 64 * GIB }, 17_769],
])('on %s the whole grows with what is there', (_machine, machine, connections) => {
  expect(capacityOf(machine).connections).toBe(connections)
})

test('when the operator says how many, then that is the whole, and each share is well below it', () => {
  const machine = { openFiles: 1_024, memoryBytes: GIB }
  expect(capacityOf(machine, 10_000)).toEqual({
    ...{ connections: 10_000, connectionsOfAddress: 2_500 },
    ...{ streams: 8_000, streamsOfAddress: 2_000, streamsOfClub: 4_000, streamsOfPerson: 20 },
  })
})

test('this machine has room', () => {
  const { openFiles, memoryBytes } = measureMachine()
  expect(openFiles).toBeGreaterThan(100)
  expect(memoryBytes).toBeGreaterThan(GIB / 8)
})
