import { expect, test } from 'vitest'
import { QueueFull, ReadingQueue } from './reading-queue.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Somebody in the queue: the places he heard, and how his work ends. */
function enter(queue: ReadingQueue) {
  const leaving = new AbortController()
  const places: number[] = []
  let end: () => void = () => undefined
  const work = () => new Promise<string>((resolve) => (end = () => resolve('done')))
  const outcome = queue
    .run(work, { onPlace: (place) => places.push(place), signal: leaving.signal })
    .catch((error: unknown) => error)
  return { places, outcome, leave: () => leaving.abort(), end: () => end() }
}

test('so many at once; those who wait hear their places as they move up', async () => {
  const queue = new ReadingQueue({ atOnce: 2, mostWaiting: 5 })
  const [first, second, third, fourth, fifth] = [1, 2, 3, 4, 5].map(() => enter(queue))
  await settle()
  expect([first, second, third, fourth, fifth].map((one) => one?.places)).toEqual([[0], [0], [1], [2], [3]])
  second?.end()
  await settle()
  expect([third, fourth, fifth].map((one) => one?.places)).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ])
  expect(await second?.outcome).toBe('done')
})

test('who leaves makes room for those behind, and never begins', async () => {
  const queue = new ReadingQueue({ atOnce: 1, mostWaiting: 5 })
  const [first, second, third] = [1, 2, 3].map(() => enter(queue))
  await settle()
  second?.leave()
  expect(await second?.outcome).toBeInstanceOf(Error)
  expect(third?.places).toEqual([2, 1])
  first?.end()
  await settle()
  expect([second?.places, third?.places]).toEqual([[1], [2, 1, 0]])
})

test('one too many is refused, and a place that is free again is given', async () => {
  const queue = new ReadingQueue({ atOnce: 1, mostWaiting: 1 })
  const [first, second, third] = [1, 2, 3].map(() => enter(queue))
  expect(await third?.outcome).toBeInstanceOf(QueueFull)
  first?.end()
  await settle()
  second?.end()
  await settle()
  const last = enter(queue)
  await settle()
  expect(last.places).toEqual([0])
})

test('a work that fails gives its place on', async () => {
  const queue = new ReadingQueue({ atOnce: 1, mostWaiting: 1 })
  const signal = new AbortController().signal
  const onPlace = () => undefined
  const failing = queue.run(() => Promise.reject(new Error('broken')), { onPlace, signal })
  const next = queue.run(() => Promise.resolve('read'), { onPlace, signal })
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('read')
})
