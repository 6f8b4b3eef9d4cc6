import { expect, test } from 'vitest'
import { cutOut, type CutOut, type Quad } from './cut-out.ts'

const picture = { width: 2000, height: 1500 }

function onCutOut({ transform: [a, b, c, d, e, f] }: CutOut, x: number, y: number) {
  return { x: Math.round(a * x + c * y + e), y: Math.round(b * x + d * y + f) }
}

function made(quad: Quad, margin: number): CutOut {
  const cut = cutOut(quad, picture, margin)
  if (!cut) throw new Error('nothing was cut out')
  return cut
}

test('when a cell stands straight, then it is cut out as it is', () => {
  const cut = made(
    [
      [0.1, 0.2],
      [0.15, 0.2],
      [0.15, 0.26],
      [0.1, 0.26],
    ],
    0,
  )
  expect({ width: cut.width, height: cut.height }).toEqual({ width: 100, height: 90 })
  expect(cut.source).toEqual({ x: 200, y: 300, width: 100, height: 90 })
  expect(onCutOut(cut, 200, 300)).toEqual({ x: 0, y: 0 })
  expect(onCutOut(cut, 300, 390)).toEqual({ x: 100, y: 90 })
})

test('when the card was upside down, then its cells stand upright', () => {
  const cut = made(
    [
      [0.15, 0.26],
      [0.1, 0.26],
      [0.1, 0.2],
      [0.15, 0.2],
    ],
    0,
  )
  expect(onCutOut(cut, 300, 390)).toEqual({ x: 0, y: 0 })
  expect(onCutOut(cut, 200, 300)).toEqual({ x: 100, y: 90 })
})

test('when the card lies on its side, then its cells stand upright', () => {
  // Reading to the right goes down the picture.
  const cut = made(
    [
      [0.5, 0.2],
      [0.5, 0.4],
      [0.45, 0.4],
      [0.45, 0.2],
    ],
    0,
  )
  expect({ width: cut.width, height: cut.height }).toEqual({ width: 300, height: 100 })
  expect(onCutOut(cut, 1000, 300)).toEqual({ x: 0, y: 0 })
  expect(onCutOut(cut, 1000, 600)).toEqual({ x: 300, y: 0 })
  expect(onCutOut(cut, 900, 300)).toEqual({ x: 0, y: 100 })
})

test('the margin is the same on all sides and ends at the picture’s edge', () => {
  const cut = made(
    [
      [0, 0],
      [0.1, 0],
      [0.1, 0.08],
      [0, 0.08],
    ],
    0.25,
  )
  expect({ width: cut.width, height: cut.height }).toEqual({ width: 260, height: 180 })
  expect(onCutOut(cut, 0, 0)).toEqual({ x: 30, y: 30 })
  expect(cut.source).toEqual({ x: 0, y: 0, width: 230, height: 150 })
})

test('when a cut-out is too wide or too small, then it is scaled', () => {
  const wide = made(
    [
      [0, 0.5],
      [1, 0.5],
      [1, 0.6],
      [0, 0.6],
    ],
    0,
  )
  expect(wide.width).toBe(960)
  const tiny = made(
    [
      [0.1, 0.1],
      [0.11, 0.1],
      [0.11, 0.11],
      [0.1, 0.11],
    ],
    0,
  )
  expect(tiny.height).toBe(48)
})

test.each([
  ['too few corners', [[0, 0]]],
  ['no area', Array.from({ length: 4 }, () => [0.5, 0.5])],
  [
    'a line',
    [
      [0, 0],
      [1, 0],
      [1, 0],
      [0, 0],
    ],
  ],
])('when the corners are %s, then nothing is cut out', (_, quad) => {
  expect(cutOut(quad, picture)).toBeUndefined()
})
