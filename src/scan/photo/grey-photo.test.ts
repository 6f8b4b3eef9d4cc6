import { fc, test as property } from '@fast-check/vitest'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { greyPhoto } from './grey-photo.ts'
import { scaleDown } from './scale-down.ts'
import { toGrey } from './to-grey.ts'

const colour = fc.array(fc.nat(255), { minLength: 3, maxLength: 3 })

describe('grey', () => {
  // The values of sRGB whose light is the named share (IEC 61966-2-1).
  test.each([
    [[0, 0, 0], 0],
    [[255, 255, 255], 255],
    [[128, 128, 128], 128],
    [[255, 0, 0], 127],
    [[0, 255, 0], 220],
    [[0, 0, 255], 76],
  ])('when a pixel is %j, then it is %i', (data, expected) => {
    expect([...toGrey({ width: 1, height: 1, channels: 3, data: Uint8Array.from(data) }).data]).toEqual([
      expected,
    ])
  })

  property.prop([colour])('is the same with and without a fourth channel', (data) => {
    const of = (channels: 3 | 4, values: number[]) =>
      toGrey({ width: 1, height: 1, channels, data: Uint8Array.from(values) }).data
    expect(of(4, [...data, 255])).toEqual(of(3, data))
  })
})

describe('scaling down', () => {
  test.each([
    [3_000, 2_250, 2_000, 1_500],
    [2_250, 3_000, 1_500, 2_000],
    [2_000, 900, 2_000, 900],
    [30, 20, 30, 20],
    [40_000, 3, 2_000, 1],
  ])('when a photo is %i by %i, then the reader works with %i by %i', (width, height, across, down) => {
    const data = new Uint8Array(width * height * 3).fill(90)
    const photo = greyPhoto({ width, height, channels: 3, data })
    expect([photo.width, photo.height, photo.data.length]).toEqual([across, down, across * down])
    // An even picture stays even, at its edges too.
    expect(photo.data.every((value) => value === 90)).toBe(true)
  })

  test('agrees with libvips to two shades away from the edges', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#eee"/><g stroke="#222" stroke-width="3">${Array.from({ length: 30 }, (_, i) => `<path d="M${i * 31} 0L${i * 29} 600M0 ${i * 21}L900 ${i * 19}"/>`).join('')}</g></svg>`
    const grey = sharp(Buffer.from(svg)).greyscale()
    const full = { width: 900, height: 600, data: new Uint8Array(await grey.clone().raw().toBuffer()) }
    const theirs = await sharp(full.data, { raw: { width: 900, height: 600, channels: 1 } })
      .resize(600, 400, { kernel: 'lanczos3' })
      .greyscale()
      .raw()
      .toBuffer()
    const ours = scaleDown(full, 600)
    const differences = [...ours.data].flatMap((value, at) => {
      const [x, y] = [at % 600, Math.floor(at / 600)]
      return x < 8 || y < 8 || x > 591 || y > 391 ? [] : [Math.abs(value - (theirs[at] ?? 0))]
    })
    expect(Math.max(...differences.filter((_, i) => i % 7 === 0))).toBeLessThanOrEqual(2)
  })
})
