import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodePhoto } from './decode-photo.ts'
import type { GreyImage } from './grey-image.ts'
import { greyPhoto } from './grey-photo.ts'
import { photoFault } from './photo-faults.ts'

/** A page of even rules, dark on light, changed as asked. */
async function page(change: (image: Sharp) => Sharp, width = 1600): Promise<GreyImage> {
  const lines = Array.from({ length: 40 }, (_, index) => {
    const at = (index + 0.5) * 30
    return `<path d="M${at} 0V1200M0 ${at}H1200" stroke="#333" stroke-width="2"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#e8e4da"/>${lines.join('')}</svg>`
  const drawn = sharp(Buffer.from(svg)).resize(width)
  const decoded = await decodePhoto(await change(drawn).png().toBuffer())
  if ('reason' in decoded) throw new Error(decoded.reason)
  return greyPhoto(decoded.image)
}

describe('the fault of a photo without a card', () => {
  test.each([
    ['a good photo of something else', undefined, (image: Sharp) => image, 1600],
    ['taken from far away', 'too_small', (image: Sharp) => image, 500],
    ['taken at night', 'too_dark', (image: Sharp) => image.linear(0.15, 0), 1600],
    ['out of focus', 'blurred', (image: Sharp) => image.blur(14), 1600],
    [
      'taken from far away in the dark, where coming closer helps first',
      'too_small',
      (i: Sharp) => i.linear(0.15, 0),
      500,
    ],
  ] as const)('%s: %s', async (_, fault, change, width) => {
    expect(photoFault(await page(change, width))).toBe(fault)
  })
})

describe('decoding', () => {
  test.each([
    ['a text', Buffer.from('Fairway')],
    ['empty', Buffer.alloc(0)],
    ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('when the file is %s, then it is not a picture', async (_, bytes) => {
    expect(await decodePhoto(bytes)).toEqual({ reason: 'not_a_picture' })
  })

  test('a photo is turned as its EXIF says, and one from a large camera is made smaller', async () => {
    const photo = await sharp({ create: { width: 8_000, height: 4_000, channels: 3, background: 'white' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const decoded = await decodePhoto(photo)
    expect(decoded).toMatchObject({ image: { width: 2_000, height: 4_000, channels: 3 } })
  })
})
