import sharp from 'sharp'
import type { Confusion } from './set-figures.ts'

const cell = 46
const edge = 92

/** The matrix as a picture: rows are what was written, columns what it was read as, each row shaded by its shares. */
export async function drawConfusion({ truths, reads, counts }: Confusion, file: string): Promise<void> {
  const width = edge + reads.length * cell + 12
  const height = edge + truths.length * cell + 12
  const at = (index: number) => edge + index * cell
  const label = (text: string, x: number, y: number, anchor: string, weight = 400) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-weight="${weight}">${text}</text>`
  const parts = [
    label('read as', edge + (reads.length * cell) / 2, 24, 'middle', 700),
    `<g transform="rotate(-90 22 ${edge + (truths.length * cell) / 2})">${label('written', 22, edge + (truths.length * cell) / 2, 'middle', 700)}</g>`,
    ...reads.map((name, column) => label(name, at(column) + cell / 2, edge - 12, 'middle')),
    ...truths.map((name, row) => label(name, edge - 12, at(row) + cell / 2 + 5, 'end')),
    ...truths.flatMap((truth, row) => {
      const total = (counts[row] ?? []).reduce((sum, count) => sum + count, 0)
      return reads.map((read, column) => {
        const count = counts[row]?.[column] ?? 0
        const share = total === 0 ? 0 : count / total
        const isRight = truth === read
        // Wrong readings are rare, and would not be visible at the same scale.
        const depth = count === 0 ? 0 : isRight ? 0.15 + 0.75 * share : 0.2 + 0.8 * Math.min(1, share * 8)
        const colour = isRight ? '#1d6b45' : '#b3261e'
        const ink = depth > 0.55 ? '#ffffff' : '#1c1c1c'
        return [
          `<rect x="${at(column)}" y="${at(row)}" width="${cell - 2}" height="${cell - 2}" rx="4" fill="${colour}" fill-opacity="${depth.toFixed(2)}"/>`,
          count === 0
            ? ''
            : `<text x="${at(column) + cell / 2 - 1}" y="${at(row) + cell / 2 + 4}" text-anchor="middle" fill="${ink}">${count}</text>`,
        ].join('')
      })
    }),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans, sans-serif" font-size="14"><rect width="100%" height="100%" fill="#ffffff"/>${parts.join('')}</svg>`
  await sharp(Buffer.from(svg)).webp({ lossless: true, effort: 6 }).toFile(file)
}
