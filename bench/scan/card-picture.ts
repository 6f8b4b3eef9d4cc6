import sharp from 'sharp'
import type { PhotoQuad } from '../../src/scan/card-reading.ts'
import { isRight, type ScoredPicture } from './set-figures.ts'

const longSide = 1000
const colours = { right: '#14804a', doubtful: '#d08700', wrong: '#d4251a', sum: '#2463c2', name: '#7a3fb0' }

/** Draws a whole card with its reading on top: cells in the colour of their outcome, sums and names. */
export async function drawCard({ file, reading, card }: ScoredPicture, target: string): Promise<void> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ width: longSide, height: longSide, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const outline = (quad: PhotoQuad | undefined, colour: string) =>
    quad === undefined
      ? ''
      : `<polygon points="${quad.map(([x, y]) => `${(x * info.width).toFixed(1)},${(y * info.height).toFixed(1)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`
  const players = reading.outcome === 'read' ? reading.players : []
  const shapes = [
    ...players.flatMap(({ nameQuad, sums }) => [
      outline(nameQuad, colours.name),
      ...sums.map(({ quad }) => outline(quad, colours.sum)),
    ]),
    ...card.cells.map((cell) =>
      outline(cell.quad, cell.isDoubtful ? colours.doubtful : isRight(cell) ? colours.right : colours.wrong),
    ),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">${shapes.join('')}</svg>`
  await sharp(data)
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: 60, effort: 6 })
    .toFile(target)
}
