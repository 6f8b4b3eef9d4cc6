import sharp from 'sharp'
import type { NoCardReason } from '../card-reading.ts'
import type { GreyImage } from './grey-image.ts'

/** Twice the pixels of the largest phone camera. A larger file is a mistake or an attack. */
const mostPixels = 110_000_000

/** Decodes a photo: turned upright as its EXIF says, in grey, and scaled down to at most `longSide` pixels on its long side. */
export async function decodePhoto(
  photo: Uint8Array,
  longSide: number,
): Promise<{ image: GreyImage } | { reason: NoCardReason }> {
  const limits = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const
  try {
    const { width, height } = await sharp(photo, { ...limits, limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { reason: 'too_large' }
    const { data, info } = await sharp(photo, limits)
      .rotate()
      .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return {
      image: {
        width: info.width,
        height: info.height,
        data: new Uint8Array(data.buffer, data.byteOffset, data.length),
      },
    }
  } catch (error) {
    // sharp throws a plain Error for every broken, truncated or unknown file.
    if (error instanceof Error) return { reason: 'not_a_picture' }
    throw error
  }
}
