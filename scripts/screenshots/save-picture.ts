import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const MOST_BYTES = 60 * 1024
const qualities = [62, 56, 50, 44, 38, 32, 26, 20]

/** Saves as AVIF, in the best quality that fits the budget of one picture. Returns its size. */
export async function savePicture(
  png: Buffer,
  { file, width, height }: { file: string; width: number; height: number },
): Promise<number> {
  const picture = sharp(png).resize(width, height, { fit: 'cover', position: 'top' })
  for (const quality of qualities) {
    const bytes = await picture.clone().avif({ quality, effort: 6 }).toBuffer()
    if (bytes.length > MOST_BYTES) continue
    await writeFile(file, bytes)
    return bytes.length
  }
  throw new Error(`${file} does not fit into ${MOST_BYTES} bytes in any quality.`)
}

/** Saves the upper part of the screen as a thumbnail. */
export async function saveThumbnail(
  png: Buffer,
  { file, width, height }: { file: string; width: number; height: number },
): Promise<void> {
  await sharp(png)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .avif({ quality: 50, effort: 6 })
    .toFile(file)
}

/** Saves as PNG with a palette, for places that need PNG, such as a social card or the readme. */
export async function savePng(
  png: Buffer,
  { file, width, height }: { file: string; width: number; height: number },
): Promise<void> {
  await sharp(png)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .png({ palette: true, effort: 10 })
    .toFile(file)
}
