import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { decodePhoto } from '../../src/scan/photo/decode-photo.ts'
import { greyPhoto } from '../../src/scan/photo/grey-photo.ts'
import type { ScoredCell } from './card-score.ts'
import { cutQuad } from './cut-quad.ts'
import { isRight, shown, type ScoredPicture } from './set-figures.ts'

const tile = { wide: 132, high: 88, gap: 10, text: 40 }
const columns = 8

/** Draws the wrongly read cells of the set, the most confident first: what was written, what was read, and the confidence. */
export async function drawFailures(
  pictures: readonly ScoredPicture[],
  file: string,
  most: number,
): Promise<void> {
  const failures = pictures
    .flatMap((picture) => shown(picture.card.cells).map((cell) => ({ picture, cell })))
    .filter(({ cell, picture }) => !isRight(cell) && cell.quad !== undefined && !picture.card.isLost)
    .sort((a, b) => b.cell.confidence - a.cell.confidence)
    .slice(0, most)
  const rows = Math.ceil(failures.length / columns)
  const [stepX, stepY] = [tile.wide + tile.gap, tile.high + tile.text + tile.gap]
  const [width, height] = [columns * stepX + tile.gap, Math.max(1, rows) * stepY + tile.gap]
  const places = failures.map((_, index) => ({
    left: tile.gap + (index % columns) * stepX,
    top: tile.gap + Math.floor(index / columns) * stepY,
  }))
  const cuts = await Promise.all(
    failures.map(async ({ picture, cell }, index) => ({
      input: await cutOut(picture, cell),
      ...(places[index] ?? { left: 0, top: 0 }),
    })),
  )
  const words = failures.map(({ cell }, index) => {
    const { left, top } = places[index] ?? { left: 0, top: 0 }
    const colour = cell.isDoubtful ? '#7a5c00' : '#b3261e'
    return [
      `<text x="${left}" y="${top + tile.high + 16}">${cell.truth}, read ${cell.read}</text>`,
      `<text x="${left}" y="${top + tile.high + 33}" fill="${colour}">${cell.confidence.toFixed(2)}${cell.isDoubtful ? ' doubtful' : ''}</text>`,
    ].join('')
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans, sans-serif" font-size="13" fill="#1c1c1c">${words.join('')}</svg>`
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...cuts, { input: Buffer.from(svg), left: 0, top: 0 }])
    .webp({ quality: 70, effort: 6 })
    .toFile(file)
}

async function cutOut({ file }: ScoredPicture, cell: ScoredCell): Promise<Buffer> {
  const decoded = await decodePhoto(await readFile(file))
  if ('reason' in decoded || !cell.quad) throw new Error(`${file} was read and cannot be decoded`)
  const { width, height, data } = cutQuad(greyPhoto(decoded.image), cell.quad, {
    width: tile.wide,
    height: tile.high,
    margin: 0.2,
  })
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}
