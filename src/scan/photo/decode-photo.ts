import sharp from 'sharp'
import type { NoCardReason } from '../card-reading.ts'
import type { DecodePhoto } from '../card-reader.ts'

/** Twice the pixels of the largest phone camera. A larger file is a mistake or an attack. */
const mostPixels = 110_000_000
/** Larger photos are scaled down while they are decoded, so that they never lie in memory whole. Pages send none larger. */
const decodedLongSide = 4_000

/** Decodes a photo on the server, turned upright as its EXIF says. */
export const decodePhoto: DecodePhoto = async (photo) => {
  const limits = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const
  try {
    const { width, height } = await sharp(photo, { ...limits, limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return tooLarge
    const { data, info } = await sharp(photo, limits)
      .rotate()
      .resize({ width: decodedLongSide, height: decodedLongSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) throw new Error(`a colour photo has three channels, not ${info.channels}`)
    const { width: across, height: down, channels } = info
    return { image: { width: across, height: down, channels, data } }
  } catch (error) {
    // sharp throws a plain Error for every broken, truncated or unknown file.
    if (error instanceof Error) return { reason: 'not_a_picture' }
    throw error
  }
}

const tooLarge: { reason: NoCardReason } = { reason: 'too_large' }
