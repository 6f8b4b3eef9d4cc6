import { AppError } from '../platform/http/app-error.ts'
import { imageKind, KIND_BYTES } from './image-kind.ts'
import { inDecodingTurn, openPicture } from './clean-image.ts'

/** Of the larger one the widest place on screen needs a third, so that it is sharp on every phone and on paper. */
const SCREEN_SIDE = 256
const MAIL_SIDE = 96

/**
 * Encodes a crest again, square and see-through around it, without metadata: for screens and paper, and small for mails.
 * Throws `photo_unreadable` for what is not a picture, with a sentence of its own for SVG, which can carry a program.
 */
export async function cleanCrest(picture: Buffer): Promise<{ webp: Buffer; png: Buffer }> {
  if (looksLikeMarkup(picture))
    throw new AppError('photo_unreadable', {
      message:
        'This is an SVG drawing, which could carry a program. Save the crest as a PNG, JPEG or WebP picture and choose that.',
    })
  const kind = imageKind(picture.subarray(0, KIND_BYTES))
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') throw new AppError('photo_unreadable')
  return inDecodingTurn(async () => {
    try {
      const square = await openPicture(picture)
        .resize({
          width: SCREEN_SIDE,
          height: SCREEN_SIDE,
          fit: 'contain',
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        })
        .toColourspace('srgb')
        .png()
        .toBuffer()
      return {
        webp: await openPicture(square).webp({ quality: 90 }).toBuffer(),
        png: await openPicture(square).resize(MAIL_SIDE).png({ palette: true }).toBuffer(),
      }
    } catch {
      // Any error of the decoder is a fault of the file.
      throw new AppError('photo_unreadable')
    }
  })
}

function looksLikeMarkup(picture: Buffer): boolean {
  return /^(?:\uFEFF|\s)*</.test(picture.subarray(0, 200).toString('utf8'))
}
