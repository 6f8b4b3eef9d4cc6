import sharp from 'sharp'
import type { GreyImage } from './grey-image.ts'

/** A phone's largest picture; more than that is a poster or an attack. */
export const mostPixels = 120_000_000

/** The picture as a person sees it, in grey, at most `longSide` long. Throws what sharp throws for no picture. */
export async function decodePhoto(photo: Uint8Array, longSide: number): Promise<GreyImage> {
  const { data, info } = await sharp(photo, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  }
}
