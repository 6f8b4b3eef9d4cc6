import type { Frame, VanishingPoint } from './vanishing-point.ts'

/** Between a photo and the plane of the card, in which its rules run upright and level. Both in pixels. */
export type Perspective = {
  toPlane: (x: number, y: number) => readonly [u: number, v: number]
  toPhoto: (u: number, v: number) => readonly [x: number, y: number]
}

/** Of about the same size as the photo at its middle. `level` is the point where the level rules meet. */
export function perspectiveOf(
  upright: VanishingPoint,
  level: VanishingPoint,
  frame: Frame,
): Perspective | undefined {
  // The line through both points is the plane's horizon: sent to infinity, both kinds of rules become parallel.
  const l1 = upright[1] * level[2] - upright[2] * level[1]
  const l2 = upright[2] * level[0] - upright[0] * level[2]
  const l3 = upright[0] * level[1] - upright[1] * level[0]
  if (Math.abs(l3) < 1e-9) return undefined
  const [p, q] = [l1 / l3, l2 / l3]
  const [ux, uy] = direction(level[0], level[1], 'x')
  const [vx, vy] = direction(upright[0], upright[1], 'y')
  const determinant = ux * vy - vx * uy
  if (determinant < 0.3) return undefined
  const { centreX, centreY, scale } = frame
  return {
    toPlane: (x, y) => {
      const sx = (x - centreX) / scale
      const sy = (y - centreY) / scale
      const w = p * sx + q * sy + 1
      const a = sx / w
      const b = sy / w
      return [((vy * a - vx * b) / determinant) * scale, ((ux * b - uy * a) / determinant) * scale]
    },
    toPhoto: (u, v) => {
      const a = (ux * u + vx * v) / scale
      const b = (uy * u + vy * v) / scale
      const w = 1 / (1 - p * a - q * b)
      return [a * w * scale + centreX, b * w * scale + centreY]
    },
  }
}

function direction(x: number, y: number, positive: 'x' | 'y'): readonly [number, number] {
  const size = Math.hypot(x, y) * ((positive === 'x' ? x : y) < 0 ? -1 : 1)
  return [x / size, y / size]
}
