import { expect, test } from 'vitest'
import type { Sharer } from './shared-places.ts'
import { UnderWay } from './under-way.ts'

const shares = { whole: 100, ofPerson: 2, ofAddress: 4, ofClub: 6 }

function requests() {
  const asked: Sharer[] = []
  const underWay = new UnderWay((from: Sharer) => {
    asked.push(from)
    return from
  })
  return { underWay, asked }
}

test('when the first of a crowd asks, then all before it are looked at once, and the next ones cost one look', () => {
  const { underWay, asked } = requests()
  for (let n = 0; n < 50; n += 1) underWay.add({ userId: `usr_${n}`, address: `address ${n}` })
  expect(asked).toHaveLength(0)
  const newcomer = { userId: 'usr_0', address: 'elsewhere' }
  expect(underWay.isOverShare(newcomer, shares, 100)).toBe(false)
  expect(asked).toHaveLength(51)
  expect(underWay.isOverShare(newcomer, shares, 100)).toBe(false)
  expect(asked).toHaveLength(52)
})

test.each([
  ['a person', { userId: 'ann' }, 2],
  ['an address', { address: 'wifi' }, 4],
  ['a club', { clubId: 'oak' }, 6],
])('when %s has its share, then one more is over it until one of them has gone', (_who, same, most) => {
  const { underWay } = requests()
  let others = 0
  const one = () => ({ address: `address ${(others += 1)}`, ...same })
  const ends = Array.from({ length: most - 1 }, () => underWay.add(one()))
  expect(underWay.isOverShare(one(), shares, 100)).toBe(false)
  const end = underWay.add(one())
  expect(underWay.isOverShare(one(), shares, 100)).toBe(true)
  end()
  end()
  expect([underWay.size, underWay.isOverShare(one(), shares, 100)]).toEqual([most - 1, false])
  for (const each of ends) each()
  expect(underWay.size).toBe(0)
})

test('when there is room for half, then shares are halves, but a person always has one', () => {
  const { underWay } = requests()
  underWay.add({ userId: 'ann', address: 'wifi' })
  underWay.add({ userId: 'bob', address: 'wifi' })
  const isOver = (sharer: Sharer, whole: number) => underWay.isOverShare(sharer, shares, whole)
  expect(isOver({ userId: 'ann', address: 'home' }, 50)).toBe(true)
  expect(isOver({ userId: 'eve', address: 'home' }, 1)).toBe(false)
  expect(isOver({ userId: 'eve', address: 'wifi' }, 50)).toBe(true)
  expect(isOver({ userId: 'eve', address: 'wifi' }, 100)).toBe(false)
})
