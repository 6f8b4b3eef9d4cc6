import { expect, test } from 'vitest'
import { LOOK_MS } from '../../db/waiting-time.ts'
import { Room } from './room.ts'

test('when queries wait, then there is room for a tenth fewer than are under way with each look, never for fewer than the least', () => {
  const room = new Room({ whole: 1_000, least: 50 })
  expect(room.places).toBe(1_000)
  room.look({ isLate: true, underWay: 600 })
  expect(room.places).toBe(540)
  room.look({ isLate: true, underWay: 540 })
  expect(room.places).toBe(486)
  for (let n = 0; n < 100; n += 1) room.look({ isLate: true, underWay: 10 })
  expect(room.places).toBe(50)
})

test('when they wait no longer, then the whole is there again within three seconds', () => {
  const room = new Room({ whole: 1_000, least: 50 })
  for (let n = 0; n < 100; n += 1) room.look({ isLate: true, underWay: 50 })
  for (let n = 0; n < 3_000 / LOOK_MS; n += 1) room.look({ isLate: false, underWay: 0 })
  expect(room.places).toBe(1_000)
})

test('when twice as many come as can be answered, then those who are taken wait about as long as is allowed', () => {
  const room = new Room({ whole: 4_000, least: 100 })
  const answeredInLook = 100
  const allowedMs = 150
  const waits: number[] = []
  let underWay = 0
  for (let look = 0; look < 600; look += 1) {
    underWay = Math.max(0, underWay - answeredInLook)
    underWay += Math.min(2 * answeredInLook, Math.max(0, Math.floor(room.places) - underWay))
    const waitMs = (underWay / answeredInLook) * LOOK_MS
    waits.push(waitMs)
    room.look({ isLate: waitMs > allowedMs, underWay })
  }
  const settled = waits.slice(100)
  expect(Math.max(...settled)).toBeLessThan(1.2 * allowedMs)
  // And nobody is sent away whom the store had time for.
  expect(Math.min(...settled)).toBeGreaterThan(LOOK_MS)
})
