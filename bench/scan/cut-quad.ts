import type { PhotoQuad } from '../../src/scan/card-reading.ts'
import { brightnessAt } from '../../src/scan/flatten/flatten.ts'
import type { GreyImage } from '../../src/scan/photo/grey-image.ts'

/** Cuts out the area between four corners, upright, with a margin on each side as a share of its size. */
export function cutQuad(
  photo: GreyImage,
  quad: PhotoQuad,
  { width, height, margin }: { width: number; height: number; margin: number },
): GreyImage {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const t = ((y + 0.5) / height) * (1 + 2 * margin) - margin
    for (let x = 0; x < width; x += 1) {
      const s = ((x + 0.5) / width) * (1 + 2 * margin) - margin
      const [px, py] = within(quad, s, t)
      data[y * width + x] = brightnessAt(photo, px * photo.width, py * photo.height)
    }
  }
  return { width, height, data }
}

function within([a, b, c, d]: PhotoQuad, s: number, t: number): readonly [number, number] {
  const mix = (at: 0 | 1) => (a[at] * (1 - s) + b[at] * s) * (1 - t) + (d[at] * (1 - s) + c[at] * s) * t
  return [mix(0), mix(1)]
}

/** Width and height of a quad in the photo, in pixels. */
export function sizeOf({ width, height }: GreyImage, [a, b, , d]: PhotoQuad) {
  return {
    wide: Math.hypot((b[0] - a[0]) * width, (b[1] - a[1]) * height),
    high: Math.hypot((d[0] - a[0]) * width, (d[1] - a[1]) * height),
  }
}

/** Whether a point lies inside a convex quad. */
export function isInside(quad: readonly (readonly [number, number])[], x: number, y: number): boolean {
  const sides = quad.map(([ax, ay], index) => {
    const [bx = 0, by = 0] = quad[(index + 1) % quad.length] ?? []
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  })
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0)
}
