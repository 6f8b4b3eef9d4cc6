import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { LONGEST_SIGNATURE, signatureSvg } from './signature-svg.ts'

const size = { width: 320, height: 140 }
const point = fc.record({
  x: fc.double({ min: 0, max: 320, noNaN: true }),
  y: fc.double({ min: 0, max: 140, noNaN: true }),
})

function pathOf(url: string): string {
  return / d="([^"]*)"/.exec(atob(url.replace('data:image/svg+xml;base64,', '')))?.[1] ?? ''
}

test('strokes become lines between whole points, a dot a line of no length', () => {
  const url = signatureSvg(
    [
      [
        { x: 1.2, y: 2 },
        { x: 4, y: 0.4 },
        { x: 4.1, y: 0.3 },
      ],
      [{ x: 9, y: 9 }],
    ],
    size,
  )
  expect(pathOf(url)).toBe('M1 2l3 -2M9 9h0')
})

test('nothing drawn is no signature', () => {
  expect(signatureSvg([[]], size)).toBe('')
})

test('ten thousand points are thinned until they fit', () => {
  const scrawl = Array.from({ length: 10_000 }, (_, i) => ({ x: (i * 37) % 320, y: (i * 91) % 140 }))
  const url = signatureSvg([scrawl], size)
  expect(url.length).toBeGreaterThan(LONGEST_SIGNATURE / 3)
  expect(url.length).toBeLessThanOrEqual(LONGEST_SIGNATURE)
})

test.prop([fc.array(fc.array(point, { minLength: 1, maxLength: 400 }), { minLength: 1, maxLength: 10 })])(
  'every drawing fits and is not empty',
  (strokes) => {
    const url = signatureSvg(strokes, size)
    expect(url.length).toBeLessThanOrEqual(LONGEST_SIGNATURE)
    expect(pathOf(url)).toMatch(/^M/)
  },
)
