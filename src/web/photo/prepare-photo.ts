import Compressor from 'compressorjs'
import { LARGEST_PHOTO } from '#contract/photo/photos.ts'
import { accepted, refused, type Outcome } from '#golf/outcome.ts'
import { isHeic, isImageType, isPdf, type PhotoRefusal } from './photo-refusals.ts'
import { isTiff, TIFF_TYPE } from './tiff-pages.ts'

const LONGEST_SIDE = 3_000

/**
 * Turns a chosen file into a JPEG that may be sent. It is scaled down before it is measured, because phones take pictures of
 * more than 10 MB (T57). A HEIC photo becomes a JPEG too, where the browser can decode it. A TIFF of an office scanner goes as
 * it is where the browser cannot: the server reads its first page and keeps nothing of its data about the device.
 */
export async function preparePhoto(file: File): Promise<Outcome<Blob, PhotoRefusal>> {
  if (isPdf(file)) return refused('pdf')
  const isScan = await isTiff(file)
  if (!isScan && !isImageType(file.type)) return refused('not_an_image')
  const jpeg = (await isWhatItSays(file)) ? await compress(file) : undefined
  if (jpeg) return jpeg.size > LARGEST_PHOTO ? refused('too_large') : accepted(jpeg)
  if (file.size > LARGEST_PHOTO) return refused('too_large')
  if (isScan) return accepted(file.slice(0, file.size, TIFF_TYPE))
  return refused(isHeic(file) ? 'heic' : 'not_an_image')
}

const signatures: Record<string, string> = {
  'image/jpeg': '\xff\xd8\xff',
  'image/png': '\x89PNG',
  'image/gif': 'GIF8',
  'image/webp': 'RIFF',
}

/** Whether the first bytes fit the type, so that a text file named .jpg never reaches the decoder. Rarer types are left to the browser. */
async function isWhatItSays(file: File): Promise<boolean> {
  const signature = signatures[file.type] ?? ''
  const head = new Uint8Array(await file.slice(0, signature.length).arrayBuffer())
  return String.fromCharCode(...head) === signature
}

/** undefined where the browser cannot decode the file as a picture. */
function compress(file: File): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    new Compressor(file, {
      mimeType: 'image/jpeg',
      quality: 0.85,
      maxWidth: LONGEST_SIDE,
      maxHeight: LONGEST_SIDE,
      // Never the original, even if it is smaller: its data about place and device must stay on the phone.
      strict: false,
      success: resolve,
      error: () => {
        resolve(undefined)
      },
    })
  })
}
