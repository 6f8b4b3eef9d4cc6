import { expect, test } from 'vitest'
import { startOutside } from './start-outside.ts'

const at = (clock: string) => Date.parse(`2026-06-06T${clock}Z`)
const play = { from: at('08:00'), to: at('16:00') }
const group = (clock: string, players = ['ann']) => ({ startsAt: at(clock), hole: 1, half: null, players })

test.each([
  ['at the start and before the end', [group('08:00'), group('15:59')], undefined],
  ['before the start', [group('07:37'), group('07:45'), group('08:01')], ['before', '07:37', '08:00']],
  ['at the end', [group('08:00'), group('16:00')], ['after', '16:00', '16:00']],
  ['before the start, and nobody has it', [group('07:37', []), group('08:00')], undefined],
  ['nowhere', [], undefined],
])('when groups start %s, then it is said where no card can be begun', (_, groups, said) => {
  const [of, startsAt = '', limit = ''] = said ?? []
  expect(startOutside(groups, play)).toEqual(said && { of, startsAt: at(startsAt), limit: at(limit) })
})
