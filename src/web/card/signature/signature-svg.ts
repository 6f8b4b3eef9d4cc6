export type Stroke = readonly { x: number; y: number }[]

export const LONGEST_SIGNATURE = 20_000

/**
 * A drawn signature as an SVG data URL of at most LONGEST_SIGNATURE characters: lines between whole points, thinned
 * until they fit. Empty when nothing was drawn.
 */
export function signatureSvg(strokes: readonly Stroke[], size: { width: number; height: number }): string {
  const drawn = strokes.filter((stroke) => stroke.length > 0)
  if (drawn.length === 0) return ''
  for (let keepEvery = 1; ; keepEvery++) {
    const url = encode(drawn.map((stroke) => path(thin(stroke, keepEvery))).join(''), size)
    if (url.length <= LONGEST_SIGNATURE) return url
    if (keepEvery > 64) return ''
  }
}

function thin(stroke: Stroke, keepEvery: number): Stroke {
  return stroke.filter((_, i) => i % keepEvery === 0 || i === stroke.length - 1)
}

function path(stroke: Stroke): string {
  const [first, ...rest] = stroke.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  if (!first) return ''
  let at = first
  let line = `M${first.x} ${first.y}`
  // A dot is a line of no length; round caps make it visible.
  if (rest.length === 0) return `${line}h0`
  for (const point of rest) {
    if (point.x === at.x && point.y === at.y) continue
    line += `l${point.x - at.x} ${point.y - at.y}`
    at = point
  }
  return line
}

function encode(d: string, { width, height }: { width: number; height: number }): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${Math.round(height)}">` +
    `<path d="${d}" fill="none" stroke="#142019" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
