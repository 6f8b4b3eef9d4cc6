import type { GreyImage } from './grey-image.ts'

/** The lobes of the Lanczos window on each side. */
const lobes = 3

/** Scaled down to at most `longSide` pixels on its long side; a smaller picture stays as it is. */
export function scaleDown(image: GreyImage, longSide: number): GreyImage {
  const scale = Math.max(image.width, image.height) / longSide
  if (scale <= 1) return image
  const width = Math.max(1, Math.round(image.width / scale))
  const height = Math.max(1, Math.round(image.height / scale))
  return scaleRows(scaleColumns(image, width), height)
}

/** Each pixel of the smaller side is made of `taps` of the larger one from `first` on, each with its share. */
type Shares = { taps: number; first: Int32Array; shares: Float64Array }

function lanczosShares(from: number, to: number): Shares {
  const scale = from / to
  const reach = lobes * scale
  const taps = Math.min(from, 2 * Math.ceil(reach) + 1)
  const first = new Int32Array(to)
  const shares = new Float64Array(to * taps)
  for (let index = 0; index < to; index += 1) {
    const middle = (index + 0.5) * scale - 0.5
    const start = Math.min(from - taps, Math.max(0, Math.ceil(middle - reach)))
    const weights = Array.from({ length: taps }, (_, i) => lanczos((start + i - middle) / scale))
    const sum = weights.reduce((total, weight) => total + weight, 0)
    first[index] = start
    for (const [i, weight] of weights.entries()) shares[index * taps + i] = weight / sum
  }
  return { taps, first, shares }
}

function lanczos(at: number): number {
  if (at === 0) return 1
  if (Math.abs(at) >= lobes) return 0
  const turn = Math.PI * at
  return (lobes * Math.sin(turn) * Math.sin(turn / lobes)) / (turn * turn)
}

function scaleColumns({ width: from, height, data }: GreyImage, width: number): GreyImage {
  // A clamped array rounds, and cuts off what the window takes beyond black and white.
  const scaled = new Uint8ClampedArray(width * height)
  const { taps, first, shares } = lanczosShares(from, width)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const start = y * from + (first[x] ?? 0)
      const share = x * taps
      let sum = 0
      for (let i = 0; i < taps; i += 1) sum += (shares[share + i] ?? 0) * (data[start + i] ?? 0)
      scaled[y * width + x] = sum
    }
  return { width, height, data: new Uint8Array(scaled.buffer) }
}

function scaleRows({ width, height: from, data }: GreyImage, height: number): GreyImage {
  const scaled = new Uint8ClampedArray(width * height)
  const { taps, first, shares } = lanczosShares(from, height)
  const row = new Float64Array(width)
  for (let y = 0; y < height; y += 1) {
    row.fill(0)
    for (let i = 0; i < taps; i += 1) {
      const share = shares[y * taps + i] ?? 0
      const start = ((first[y] ?? 0) + i) * width
      for (let x = 0; x < width; x += 1) row[x] = (row[x] ?? 0) + share * (data[start + x] ?? 0)
    }
    scaled.set(row, y * width)
  }
  return { width, height, data: new Uint8Array(scaled.buffer) }
}
