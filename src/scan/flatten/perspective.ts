import type { Frame, VanishingPoint } from './vanishing-point.ts'

/** Maps between the photo and the plane of the card, in which its rules are upright and level. Both in pixels. */
export type Perspective = {
  toPlane: (x: number, y: number) => readonly [u: number, v: number]
  toPhoto: (u: number, v: number) => readonly [x: number, y: number]
}

/**
 * The perspective in which both kinds of rules are parallel, at about the photo's scale in its middle. `upright` and `level` are the
 * points where the rules of each kind meet. undefined where the two points allow no plane.
 */
export function perspectiveOf(
  upright: VanishingPoint,
  level: VanishingPoint,
  frame: Frame,
): Perspective | undefined {
  // The line through both points is the plane's horizon. Moving it to infinity makes both kinds of rules parallel.
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
