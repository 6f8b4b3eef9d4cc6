import sharp, { type Sharp } from 'sharp'
import { cutOut, type CutOut, type Quad } from '#golf/card/cut-out.ts'
import { AppError } from '../platform/http/app-error.ts'
import { inDecodingTurn, openPicture } from './clean-image.ts'

const QUALITY = 80

/** Cuts these parts out of a photo and turns them upright; a part that encloses no area is undefined. */
export async function cutPictures(
  photo: Uint8Array,
  quads: readonly Quad[],
): Promise<(Buffer | undefined)[]> {
  return inDecodingTurn(async () => {
    const picture = await decodePixels(photo)
    const pictures: (Buffer | undefined)[] = []
    for (const quad of quads) {
      const cut = cutOut(quad, picture)
      const drawn = cut && (await drawCutOut(picture, cut))
      pictures.push(await drawn?.jpeg({ quality: QUALITY }).toBuffer())
    }
    return pictures
  })
}

export type Pixels = { data: Buffer; width: number; height: number }

const raw = ({ width, height }: Omit<Pixels, 'data'>) => ({ raw: { width, height, channels: 3 } }) as const

/** The pixels of a whole photo, three bytes each. Throws `photo_unreadable`. */
export async function decodePixels(photo: Uint8Array): Promise<Pixels> {
  try {
    const { data, info } = await openPicture(Buffer.from(photo))
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    // Any error of the decoder is a fault of the file.
    throw new AppError('photo_unreadable')
  }
}

/** Corners that are hardly a cell (a thin line, two sides that nearly coincide) would take gigabytes to draw. */
const MOST_PIXELS = 16_000_000

/**
 * The part of the picture around the cell, drawn as `transform` says, and of that what lies within the cut-out. undefined where
 * it would be too large.
 */
export async function drawCutOut(
  picture: Pixels,
  { transform, source, width, height }: CutOut,
): Promise<Sharp | undefined> {
  const [a, b, c, d, e, f] = transform
  const corners = [
    [source.x, source.y],
    [source.x + source.width, source.y],
    [source.x, source.y + source.height],
    [source.x + source.width, source.y + source.height],
  ] as const
  const across = corners.map(([x, y]) => a * x + c * y + e)
  const down = corners.map(([x, y]) => b * x + d * y + f)
  const drawn = (Math.max(...across) - Math.min(...across)) * (Math.max(...down) - Math.min(...down))
  if (drawn > MOST_PIXELS || width * height > MOST_PIXELS) return undefined
  const turned = await sharp(picture.data, raw(picture))
    .extract({ left: source.x, top: source.y, width: source.width, height: source.height })
    .affine(
      [
        [a, c],
        [b, d],
      ],
      { background: 'white' },
    )
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = clamp(-Math.min(...across), turned.info.width - 1)
  const top = clamp(-Math.min(...down), turned.info.height - 1)
  return sharp(turned.data, raw(turned.info)).extract({
    left,
    top,
    width: Math.min(width, turned.info.width - left),
    height: Math.min(height, turned.info.height - top),
  })
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(value)))
}
