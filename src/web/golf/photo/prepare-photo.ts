import Compressor from 'compressorjs'
import { LARGEST_PHOTO } from '#contract/photos.ts'
import { accepted, refused, type Outcome } from '#domain/outcome.ts'
import { isHeic, isImageType, type PhotoRefusal } from './photo-refusals.ts'

const LONGEST_SIDE = 3_000

/**
 * A chosen file as a JPEG that may be sent: made smaller before it is measured, because phones take larger pictures than
 * 10 MB (T57). The browser decodes it, so a HEIC photo becomes JPEG where the browser can read it.
 */
export async function preparePhoto(file: File): Promise<Outcome<Blob, PhotoRefusal>> {
  if (!isImageType(file.type)) return refused('not_an_image')
  const jpeg = (await isWhatItSays(file)) ? await compress(file) : undefined
  if (jpeg) return jpeg.size > LARGEST_PHOTO ? refused('too_large') : accepted(jpeg)
  if (file.size > LARGEST_PHOTO) return refused('too_large')
  return refused(isHeic(file) ? 'heic' : 'not_an_image')
}

const signatures: Record<string, string> = {
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG',
  'image/gif': 'GIF8',
  'image/webp': 'RIFF',
}

/** A text that was named .jpg is told from its first bytes, before a decoder gets it; rarer kinds the browser judges. */
async function isWhatItSays(file: File): Promise<boolean> {
  const signature = signatures[file.type] ?? ''
  const head = new Uint8Array(await file.slice(0, signature.length).arrayBuffer())
  return String.fromCharCode(...head) === signature
}

/** Undefined when the browser cannot read the file as a picture. */
function compress(file: File): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    new Compressor(file, {
      mimeType: 'image/jpeg',
      quality: 0.85,
      maxWidth: LONGEST_SIDE,
      maxHeight: LONGEST_SIDE,
      // Even where the original is smaller: what it says of place and device stays on the phone.
      strict: false,
      success: resolve,
      error: () => {
        resolve(undefined)
      },
    })
  })
}
