import type { GreyImage } from './grey-image.ts'

/** In pixels: the side of the squares whose brightness is compared. */
const side = 24
/** In squares: a dark band of a card is no wider, so that paper is never further away. */
const reach = 3
/** Paper in a shadow is at least this bright beside the brightest squares of the picture. Chosen by hand. */
const leastShare = 0.45

/** Tells which points of a picture, in pixels, lie on something bright or beside it: a cloth that is much darker than the card does not. */
export function paperIn({ width, height, data }: GreyImage): (x: number, y: number) => boolean {
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)]
  const means = new Float32Array(across * down)
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      let [sum, count] = [0, 0]
      for (let y = row * side; y < Math.min(height, (row + 1) * side); y += 2)
        for (let x = column * side; x < Math.min(width, (column + 1) * side); x += 2) {
          sum += data[y * width + x] ?? 0
          count += 1
        }
      means[row * across + column] = sum / count
    }
  const brightest = [...means].sort((a, b) => a - b)[Math.floor(0.95 * means.length)] ?? 0
  const isBright = means.map((mean) => (mean >= leastShare * brightest ? 1 : 0))
  return (x, y) => {
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)]
    for (let j = Math.max(0, row - reach); j <= Math.min(down - 1, row + reach); j += 1)
      for (let i = Math.max(0, column - reach); i <= Math.min(across - 1, column + reach); i += 1)
        if (isBright[j * across + i]) return true
    return false
  }
}
