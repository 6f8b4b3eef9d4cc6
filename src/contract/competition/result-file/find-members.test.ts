import { expect, test } from 'vitest'
import { memberFinder, resultNameKey } from './find-members.ts'

const members = [
  'Ann Byrne',
  'Ana García López',
  'Cy Cole',
  'Cyril Cole',
  'Dee Dunn',
  'Dee Dunn',
  'José Núñez',
].map((name, i) => ({ userId: `usr_${i}`, name }))
const find = memberFinder(members)
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

test.each([
  ['Ann Byrne', ['Ann Byrne'], []],
  ['BYRNE Ann', ['Ann Byrne'], []],
  ['Jose Nunez', ['José Núñez'], []],
  ['Dee Dunn', ['Dee Dunn', 'Dee Dunn'], []],
  ['A. Byrne', [], ['Ann Byrne']],
  ['C Cole', [], ['Cy Cole', 'Cyril Cole']],
  // One is exactly so, and the other may be meant.
  ['Cy Cole', ['Cy Cole'], ['Cyril Cole']],
  ['Ana García', [], ['Ana García López']],
  ['Byrne', [], []],
  ['Zoë Byrne', [], []],
  ['', [], []],
])('%j is exactly %j, and may be %j', (name, exact, close) => {
  const found = find(name)
  expect([names(found.exact), names(found.close)]).toEqual([exact, close])
})

test('names are the same whatever their order, accents and marks', () => {
  expect(resultNameKey('Núñez, José')).toBe(resultNameKey('JOSE NUNEZ'))
  expect(resultNameKey('José Núñez')).not.toBe(resultNameKey('José Núñez Jr.'))
})
