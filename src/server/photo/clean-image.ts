import { open } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../platform/http/app-error.ts'
import { imageKind, KIND_BYTES } from './image-kind.ts'
import { unreadablePhoto } from './unreadable-photo.ts'

/** A picture of 60 megapixels takes some 180 MB to decode; small files can claim much more (P24). */
const MOST_PIXELS = 60_000_000
const LONGEST_SIDE = 3_000
const LONGEST_WORK_S = 30
const QUALITY = 82

// Each picture is one core's work and as many as there are cores are decoded at once; the others wait. Without this limit
// sharp would fill all threads of Node's pool, on which signing in (hashing a password) waits too.
sharp.concurrency(1)
sharp.cache(false)
const limitDecoding = pLimit(availableParallelism())

/** How many pictures this process decodes at once: fewer than the cores where other processes share them. */
export function decodeAtOnce(count: number): void {
  limitDecoding.concurrency = count
}

/**
 * Opens a picture within the limits of size and time. Ask for a turn (`inDecodingTurn`) before anything is made of it. It
 * is turned upright; metadata is dropped as soon as it is encoded again.
 */
export function openPicture(picture: string | Buffer): Sharp {
  return sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: LONGEST_WORK_S })
    .autoOrient()
}

export function inDecodingTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return limitDecoding(work)
}

/**
 * Encodes the picture, or the one in a file, as a new JPEG: upright, at most 3000 px a side, and without the place, time, device,
 * texts, profiles and thumbnails of the original (P25); of a TIFF with several pages the first. Throws `photo_unreadable` with a sentence that says what to do.
 */
export async function cleanImage(picture: string | Buffer): Promise<Buffer> {
  const kind = imageKind(await readHead(picture))
  switch (kind) {
    case undefined:
      throw new AppError('photo_unreadable')
    case 'heic':
    case 'bmp':
    case 'pdf':
      throw unreadablePhoto(kind)
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'avif':
    case 'gif':
    case 'tiff':
      return inDecodingTurn(() => reencode(picture))
  }
}

async function reencode(picture: string | Buffer): Promise<Buffer> {
  try {
    return await openPicture(picture)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw new AppError('photo_unreadable', {
        message: 'This picture has too many pixels. Send it in a smaller size, at most 60 megapixels.',
      })
    // Any other error of the decoder is a fault of the file.
    throw new AppError('photo_unreadable')
  }
}

async function readHead(picture: string | Buffer): Promise<Buffer> {
  if (typeof picture !== 'string') return picture.subarray(0, KIND_BYTES)
  const file = await open(picture)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(KIND_BYTES), 0, KIND_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
