import { describe, expect, test } from 'vitest'
import { type Follower, StreamPlaces } from './stream-places.ts'

const roomy = { streams: 1_000, streamsOfAddress: 1_000, streamsOfClub: 1_000, streamsOfPerson: 20 }
const refused = expect.objectContaining({ code: 'boards_full', status: 503 }) as unknown

/** Takes places and remembers whose stream was ended. */
function placesOf(capacity: Partial<typeof roomy>) {
  const places = new StreamPlaces({ ...roomy, ...capacity })
  const ended: string[] = []
  let count = 0
  const take = (userId: string, more: Partial<Pick<Follower, 'address' | 'clubId'>> = {}) => {
    count += 1
    const name = `${userId} ${count}`
    const follower = { userId, address: `address of ${userId}`, clubId: 'oak', ...more }
    return places.take({ ...follower, end: () => void ended.push(name) })
  }
  return { places, ended, take }
}

describe('a person', () => {
  test('when they open one too many, then their own oldest ends and nobody else notices', () => {
    const { places, ended, take } = placesOf({ streamsOfPerson: 3 })
    take('ann')
    for (let i = 0; i < 4; i += 1) take('bob')
    expect(ended).toEqual(['bob 2'])
    expect(places.size).toBe(4)
  })

  test('when they close one, then the next ends none', () => {
    const { ended, take } = placesOf({ streamsOfPerson: 2 })
    const leave = take('ann')
    take('ann')
    leave()
    leave()
    take('ann')
    expect(ended).toEqual([])
  })
})

describe('when the whole is taken', () => {
  test('then whoever has most gives one to somebody who has none', () => {
    const { ended, take } = placesOf({ streams: 5 })
    for (let i = 0; i < 4; i += 1) take('greedy')
    take('ann')
    take('bob')
    take('cora')
    expect(ended).toEqual(['greedy 1', 'greedy 2'])
  })

  test('and everybody has one, then the next is refused and nobody loses theirs', () => {
    const { ended, take } = placesOf({ streams: 3 })
    for (const name of ['ann', 'bob', 'cora']) take(name)
    expect(() => take('dan')).toThrow(refused)
    expect(ended).toEqual([])
  })
})

describe('when the share of an address or of a club is taken', () => {
  test.each([
    ['address', { streamsOfAddress: 3 }, { address: 'wifi' }],
    ['club', { streamsOfClub: 3 }, { clubId: 'elm' }],
  ])('then the %s shares it out, and the others have room', (_group, capacity, where) => {
    const { ended, take } = placesOf(capacity)
    for (let i = 0; i < 3; i += 1) take('greedy', where)
    take('ann', where)
    take('bob', where)
    expect(ended).toEqual(['greedy 1', 'greedy 2'])
    expect(() => take('cora', where)).toThrow(refused)
    take('cora')
  })
})

test('when places come and go, then nothing of them stays', () => {
  const { places, take } = placesOf({ streamsOfPerson: 5 })
  const leaving = Array.from({ length: 200 }, (_, i) => take(`person ${i % 9}`))
  expect(places.size).toBe(45)
  for (const leave of leaving) leave()
  expect(places.size).toBe(0)
  for (let i = 0; i < 5; i += 1) take('person 1')
  expect(places.size).toBe(5)
})
