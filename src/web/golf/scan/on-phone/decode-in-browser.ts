import type { DecodePhoto } from '#scan/card-reader.ts'

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
    if (width * height > mostPixels) return { reason: 'too_large' }
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('This browser draws no pictures in a worker.')
    // What is transparent is paper.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(decoded, 0, 0)
    return { image: { width, height, channels: 4, data: context.getImageData(0, 0, width, height).data } }
  } finally {
    decoded.close()
  }
}
