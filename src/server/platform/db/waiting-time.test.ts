import { expect, test } from 'vitest'
import { LOOK_MS, WaitingTime } from './waiting-time.ts'

/** A queue that is looked at as time passes; `serve` lets the one who came first through. */
function start() {
  let now = 0
  const waiting = new WaitingTime(() => now)
  const ends: (() => void)[] = []
  const pass = (ms: number) => {
    for (const until = now + ms; now < until; waiting.look()) now += LOOK_MS
  }
  return {
    waiting,
    pass,
    enter: () => void ends.push(waiting.enter()),
    serve: () => ends.shift()?.(),
    stall: (ms: number) => {
      now += ms
      waiting.look()
    },
  }
}

test('when a queue is not served, then the wait rises with the age of its first', () => {
  const { waiting, enter, pass } = start()
  enter()
  pass(200)
  expect(waiting.standingMs).toBe(0)
  pass(1_000)
  expect(waiting.standingMs).toBe(1_000)
})

test('when everybody waits long although the queue is served, then that is the wait, and it goes with the queue', () => {
  const { waiting, enter, serve, pass } = start()
  for (let i = 0; i < 10; i += 1) enter()
  for (let i = 0; i < 10; i += 1) {
    pass(LOOK_MS)
    serve()
    enter()
  }
  pass(LOOK_MS)
  expect(waiting.standingMs).toBeGreaterThan(200)
  for (let i = 0; i < 10; i += 1) serve()
  pass(2 * LOOK_MS)
  expect(waiting.standingMs).toBe(0)
})

test('when a burst is worked off within a quarter of a second, or somebody passes at once, then that is no wait', () => {
  const { waiting, enter, serve, pass } = start()
  for (let i = 0; i < 100; i += 1) enter()
  pass(200)
  for (let i = 0; i < 100; i += 1) serve()
  pass(LOOK_MS)
  expect(waiting.standingMs).toBeLessThanOrEqual(LOOK_MS)
  enter()
  for (let i = 0; i < 20; i += 1) {
    waiting.passed()
    pass(LOOK_MS)
  }
  expect(waiting.standingMs).toBe(0)
})

test('when the whole process stands still for long, then that alone is no wait', () => {
  const { waiting, enter, serve, pass, stall } = start()
  enter()
  stall(60_000)
  expect(waiting.standingMs).toBe(0)
  serve()
  pass(LOOK_MS)
  expect(waiting.standingMs).toBe(0)
})
