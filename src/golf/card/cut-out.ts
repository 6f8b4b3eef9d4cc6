/** Corners in fractions of the picture, in reading order from the top left. */
export type Quad = readonly (readonly number[])[]

export type Size = { width: number; height: number }

export type CutOut = Size & {
  /** From the picture's pixels to those of the cut-out, as the canvas's `setTransform` takes it. */
  transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
  /** The part of the picture that the cut-out covers. */
  source: Size & { x: number; y: number }
}

/** A share of the cell, because a digit and its circle often cross the cell's lines. */
const MARGIN = 0.18
const LEAST_HEIGHT = 48
const MOST_HEIGHT = 240
const MOST_WIDTH = 960

/**
 * How to draw a cell of the photo upright, with a small margin. A cell is so small that it can be taken for a
 * parallelogram, without perspective. undefined where the four corners enclose no area.
 */
export function cutOut(quad: Quad, picture: Size, margin = MARGIN): CutOut | undefined {
  const corners = quad.map(([x = 0, y = 0]) => ({ x: x * picture.width, y: y * picture.height }))
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return undefined
  const right = scaled(plus(minus(topRight, topLeft), minus(bottomRight, bottomLeft)), 0.5)
  const down = scaled(plus(minus(bottomLeft, topLeft), minus(bottomRight, topRight)), 0.5)
  const area = right.x * down.y - right.y * down.x
  if (!(Math.abs(area) >= 1)) return undefined
  // The same margin on all sides, measured by the shorter side: a name is far wider than it is high.
  const edge = 2 * margin * Math.min(length(right), length(down))
  const across = scaled(right, 1 + edge / length(right))
  const along = scaled(down, 1 + edge / length(down))
  const middle = scaled(corners.reduce(plus), 0.25)
  const origin = minus(middle, scaled(plus(across, along), 0.5))

  const aspect = length(across) / length(along)
  const height = clamp(Math.min(length(along), MOST_WIDTH / aspect), LEAST_HEIGHT, MOST_HEIGHT)
  const size = { width: Math.round(height * aspect), height: Math.round(height) }
  const det = across.x * along.y - across.y * along.x
  const toX = { x: (along.y * size.width) / det, y: (-along.x * size.width) / det }
  const toY = { x: (-across.y * size.height) / det, y: (across.x * size.height) / det }
  return {
    ...size,
    transform: [
      toX.x,
      toY.x,
      toX.y,
      toY.y,
      -(toX.x * origin.x + toX.y * origin.y),
      -(toY.x * origin.x + toY.y * origin.y),
    ],
    source: boundsWithin(
      [origin, plus(origin, across), plus(origin, along), plus(plus(origin, across), along)],
      picture,
    ),
  }
}

type Point = { x: number; y: number }

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

function scaled(a: Point, by: number): Point {
  return { x: a.x * by, y: a.y * by }
}

function length(a: Point): number {
  return Math.hypot(a.x, a.y)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function boundsWithin(points: readonly Point[], picture: Size) {
  const xs = points.map(({ x }) => clamp(x, 0, picture.width))
  const ys = points.map(({ y }) => clamp(y, 0, picture.height))
  const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))]
  return {
    x,
    y,
    width: Math.max(1, Math.ceil(Math.max(...xs)) - x),
    height: Math.max(1, Math.ceil(Math.max(...ys)) - y),
  }
}
