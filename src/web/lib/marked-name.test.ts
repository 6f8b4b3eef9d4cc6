import { expect, test } from 'vitest'
import { formatTime } from './format.ts'
import { markedName } from './marked-name.ts'

test('when nobody else has the name, then it stands alone', () => {
  expect(markedName('Ann Byrne', undefined)).toBe('Ann Byrne')
  expect(markedName('Ann Byrne', [])).toBe('Ann Byrne')
})

test.each([
  [{ kind: 'number', value: '1012' }, 'No. 1012'],
  [{ kind: 'number_end', value: '12' }, 'No. ending in 12'],
  [{ kind: 'handicap', value: '-2.4' }, 'index +2.4'],
  [
    { kind: 'start', value: '2026-05-02T07:10:00.000Z', timeZone: 'Europe/London' },
    formatTime('2026-05-02T07:10:00.000Z', 'Europe/London'),
  ],
  [{ kind: 'hole', value: '4B' }, 'hole 4B'],
  [{ kind: 'tee', value: 'White' }, 'White tees'],
  [{ kind: 'home_club', value: 'Royal Dublin' }, 'Royal Dublin'],
] as const)('a namesake is marked with %o', (mark, words) => {
  expect(markedName('Ann Byrne', [mark])).toBe(`Ann Byrne (${words})`)
})
