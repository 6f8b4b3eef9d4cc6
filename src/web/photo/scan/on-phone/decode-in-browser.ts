import type { DecodePhoto } from '#scan/card-reader.ts'
import type { ColourImage } from '#scan/photo/to-grey.ts'

/** As on the server (src/scan/photo/decode-photo.ts). */
const mostPixels = 110_000_000

/**
 * Decodes a photo with the browser's own decoder, turned upright as its EXIF says. Pages scale photos down before they keep
 * them, so that none is larger than what the server's decoder gives.
 */
export const decodeInBrowser: DecodePhoto = async (photo) => {
  // A copy, because the bytes may lie in a part of a larger buffer.
  const decoded = await createImageBitmap(new Blob([photo.slice()])).catch(() => undefined)
  if (decoded === undefined) return { reason: 'not_a_picture' }
  const { width, height } = decoded
  try {
    return width * height > mostPixels ? { reason: 'too_large' } : { image: pixelsOf(decoded) }
  } finally {
    decoded.close()
  }
}

/** What is transparent is paper. */
export function pixelsOf(picture: ImageBitmap): ColourImage {
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no pictures in a worker.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0)
  return { width, height, channels: 4, data: context.getImageData(0, 0, width, height).data }
}
