import { expect, test } from 'vitest'
import { SharedPlaces, type Sharer } from './shared-places.ts'

const roomy = { whole: 100, ofPerson: 100, ofAddress: 100, ofClub: 100 }
const ann: Sharer = { userId: 'ann', address: 'wifi', clubId: 'oak' }

test.each([
  ['person', { ofPerson: 3 }, { userId: 'ann' }],
  ['address', { ofAddress: 3 }, { address: 'wifi' }],
  ['club', { ofClub: 3 }, { clubId: 'oak' }],
] as const)(
  'when the share of a %s is taken, then one more is refused, and others are served',
  (share, shares, same) => {
    const places = new SharedPlaces({ ...roomy, ...shares })
    const others = (n: number): Sharer => ({
      userId: `person ${n}`,
      address: `address ${n}`,
      clubId: `club ${n}`,
    })
    const taken = [1, 2, 3].map((n) => places.take({ ...others(n), ...same }))
    expect(taken.every((one) => 'leave' in one)).toBe(true)
    expect(places.take({ ...others(4), ...same })).toEqual({ full: share })
    expect('leave' in places.take(others(5))).toBe(true)
    if (taken[0] && 'leave' in taken[0]) {
      taken[0].leave()
      taken[0].leave()
    }
    expect('leave' in places.take({ ...others(6), ...same })).toBe(true)
    expect(places.take({ ...others(7), ...same })).toEqual({ full: share })
  },
)

test('when the whole is taken, then the next is refused until somebody leaves, and nothing stays of those who left', () => {
  const places = new SharedPlaces({ ...roomy, whole: 2 })
  const [first, second] = [places.take({ address: 'a' }), places.take(ann)]
  expect(places.take({ address: 'b', clubId: null })).toEqual({ full: 'whole' })
  for (const one of [first, second]) if ('leave' in one) one.leave()
  expect(places.taken).toBe(0)
  expect('leave' in places.take({ address: 'b', clubId: null })).toBe(true)
})
