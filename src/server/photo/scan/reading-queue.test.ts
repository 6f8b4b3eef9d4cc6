import { expect, test } from 'vitest'
import { QueueFull, ReadingQueue } from './reading-queue.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A task in the queue: the places it was told, and how to end it. */
function enqueue(queue: ReadingQueue) {
  const leaving = new AbortController()
  const places: number[] = []
  let end: () => void = () => undefined
  const task = () => new Promise<string>((resolve) => (end = () => resolve('done')))
  const outcome = queue
    .run(task, { onPlace: (place) => places.push(place), signal: leaving.signal })
    .catch((error: unknown) => error)
  return { places, outcome, leave: () => leaving.abort(), end: () => end() }
}

test('when a task ends, then every waiting task moves up and is told its new place', async () => {
  const queue = new ReadingQueue({ concurrency: 2, maxWaiting: 5 })
  const [first, second, third, fourth, fifth] = [1, 2, 3, 4, 5].map(() => enqueue(queue))
  await settle()
  expect([first, second, third, fourth, fifth].map((task) => task?.places)).toEqual([[0], [0], [1], [2], [3]])
  second?.end()
  await settle()
  expect([third, fourth, fifth].map((task) => task?.places)).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
  ])
  expect(await second?.outcome).toBe('done')
})

test('when a waiting task is aborted, then it never starts and those behind it move up', async () => {
  const queue = new ReadingQueue({ concurrency: 1, maxWaiting: 5 })
  const [first, second, third] = [1, 2, 3].map(() => enqueue(queue))
  await settle()
  second?.leave()
  expect(await second?.outcome).toBeInstanceOf(Error)
  expect(third?.places).toEqual([2, 1])
  first?.end()
  await settle()
  expect([second?.places, third?.places]).toEqual([[1], [2, 1, 0]])
})

test('when the queue is full, then one more task is refused, and a free slot is given again later', async () => {
  const queue = new ReadingQueue({ concurrency: 1, maxWaiting: 1 })
  const [first, second, third] = [1, 2, 3].map(() => enqueue(queue))
  expect(await third?.outcome).toBeInstanceOf(QueueFull)
  first?.end()
  await settle()
  second?.end()
  await settle()
  const last = enqueue(queue)
  await settle()
  expect(last.places).toEqual([0])
})

test('when a task fails, then its slot goes to the next one', async () => {
  const queue = new ReadingQueue({ concurrency: 1, maxWaiting: 1 })
  const signal = new AbortController().signal
  const onPlace = () => undefined
  const failing = queue.run(() => Promise.reject(new Error('broken')), { onPlace, signal })
  const next = queue.run(() => Promise.resolve('read'), { onPlace, signal })
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('read')
})
