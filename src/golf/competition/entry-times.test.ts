import { expect, test } from 'vitest'
import { entryPhase } from './entry-times.ts'

const at = (time: string) => new Date(`2026-06-01T${time}Z`)

test.each<[string, Date | null, Date | null, string]>([
  ['nothing is said', null, null, 'open'],
  ['they open later', at('12:00:01'), null, 'not_yet'],
  ['they open now', at('12:00:00'), at('13:00:00'), 'open'],
  ['they close in a second', null, at('12:00:01'), 'open'],
  ['they close now', null, at('12:00:00'), 'closed'],
  ['both times have passed', at('10:00:00'), at('11:00:00'), 'closed'],
])('when %s, then entries are as said', (_when, entriesOpenAt, entriesCloseAt, expected) => {
  expect(entryPhase({ entriesOpenAt, entriesCloseAt }, at('12:00:00'))).toBe(expected)
})
