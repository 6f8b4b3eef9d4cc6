import { fitDrift, type Area, type PlaneChain } from './drift-field.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import { perspectiveOf, type Perspective } from './perspective.ts'
import type { RuleChain } from './rule-chains.ts'
import { findThinLines, type ThinLines } from './thin-lines.ts'
import {
  findVanishingPoint,
  fitLine,
  slopeTowards,
  type Frame,
  type VanishingPoint,
} from './vanishing-point.ts'

/** A picture of the card as if seen from straight above and pressed flat: its rules run along the pixels. */
export type FlatCard = {
  readonly image: GreyImage
  /** The place in the photo, in pixels, of a point of the flat picture. */
  readonly toPhoto: (u: number, v: number) => readonly [x: number, y: number]
}

const longestSide = 2200

/** What is known to lie on the card. */
export type KnownPart = {
  /** Its rows and columns of print. */
  readonly lines: ThinLines
  /** In pixels of the photo: shown whole. */
  readonly region: Area
}

/**
 * Flattens the card in a photo. undefined where there are too few thin lines in two directions for any card. Without a part that is
 * `known` it is shown as far as lines of both directions run.
 */
export function flatten(
  photo: GreyImage,
  lines: ThinLines = findThinLines(photo),
  known?: KnownPart,
): FlatCard | undefined {
  const frame: Frame = {
    centreX: photo.width / 2,
    centreY: photo.height / 2,
    scale: Math.max(photo.width, photo.height) / 2,
  }
  const upright = family(lines.upright, frame, known?.lines.upright)
  const turnedFrame = { centreX: frame.centreY, centreY: frame.centreX, scale: frame.scale }
  const level = family(lines.level, turnedFrame, known?.lines.level)
  if (!upright || !level) return undefined
  const [x, y, w] = level.point
  const perspective = perspectiveOf(upright.point, [y, x, w], frame)
  if (!perspective) return undefined
  const columns = upright.chains.map((chain) => onPlane(chain.x, chain.y, perspective))
  const rows = level.chains.map((chain) => onPlane(chain.y, chain.x, perspective))
  const ruled = areaOf(columns, rows)
  if (!ruled) return undefined
  const area = known ? around(ruled, known.region, photo, perspective) : ruled
  const strayV = fitDrift(rows, area, 17, 5)
  const strayU = fitDrift(
    columns.map(({ u, v }) => ({ u: v, v: u })),
    { left: area.top, right: area.bottom, top: area.left, bottom: area.right },
    11,
    7,
  )
  const size = Math.max(area.right - area.left, area.bottom - area.top)
  const zoom = Math.min(1.25, longestSide / size)
  const toPhoto = (u: number, v: number) => {
    const planeU = area.left + u / zoom
    const planeV = area.top + v / zoom
    return perspective.toPhoto(planeU + strayU.at(planeV, planeU), planeV + strayV.at(planeU, planeV))
  }
  const width = Math.round((area.right - area.left) * zoom)
  const height = Math.round((area.bottom - area.top) * zoom)
  return { image: resample(photo, width, height, toPhoto), toPhoto }
}

/** As slopes: how far a line's may differ from that of a flat card. Among lines that are known to be the card's, curls show. */
const mostBent = { unknown: 0.06, known: 0.25 } as const
/** Fewer lines do not tell how the lines of a card converge. */
const fewestKnown = 4

/** Whether so many lines are known to be the card's that they decide how it is flattened. */
export function isKnown({ upright, level }: ThinLines): boolean {
  return Math.min(upright.length, level.length) >= fewestKnown
}

/** The chains that run towards one vanishing point, with that point. Those that are known to be the card's decide it and are all kept. */
function family(
  chains: readonly RuleChain[],
  frame: Frame,
  known: readonly RuleChain[] = [],
): { point: VanishingPoint; chains: RuleChain[] } | undefined {
  const all = [...known, ...chains]
  const lines = all.map((chain) => fitLine(chain, frame))
  const isKnown = known.length >= fewestKnown
  const sure = isKnown ? lines.slice(0, known.length) : lines
  const point = findVanishingPoint(lines, sure)
  if (!point) return undefined
  const most = isKnown ? mostBent.known : mostBent.unknown
  const kept = all.filter((_, index) => {
    const line = lines[index]
    if (!line) return false
    if (index < known.length) return true
    return (
      Math.abs(slopeTowards(point, line.offset + line.slope * line.middle, line.middle) - line.slope) < most
    )
  })
  return kept.length < 4 ? undefined : { point, chains: kept }
}

function onPlane(xs: readonly number[], ys: readonly number[], { toPlane }: Perspective): PlaneChain {
  const points = xs.map((x, index) => toPlane(x, ys[index] ?? 0))
  return { u: points.map(([u]) => u), v: points.map(([, v]) => v) }
}

/** The area together with a region of the photo, as far as it lies in the picture. */
function around(area: Area, region: Area, { width, height }: GreyImage, { toPlane }: Perspective): Area {
  const [left, right] = [Math.max(0, region.left), Math.min(width, region.right)]
  const [top, bottom] = [Math.max(0, region.top), Math.min(height, region.bottom)]
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => toPlane(x, y)))
  return {
    left: Math.min(area.left, ...corners.map(([u]) => u)),
    right: Math.max(area.right, ...corners.map(([u]) => u)),
    top: Math.min(area.top, ...corners.map(([, v]) => v)),
    bottom: Math.max(area.bottom, ...corners.map(([, v]) => v)),
  }
}

const block = 32

/** The rectangle around the places where rules of both directions run, without single lines of the background. */
function areaOf(columns: readonly PlaneChain[], rows: readonly PlaneChain[]): Area | undefined {
  const seen = new Map<string, number>()
  const mark = (chains: readonly PlaneChain[], bit: number) => {
    for (const { u, v } of chains)
      for (const [index, pu] of u.entries()) {
        const bu = Math.floor(pu / block)
        const bv = Math.floor((v[index] ?? 0) / block)
        for (let du = -1; du <= 1; du += 1)
          for (let dv = -1; dv <= 1; dv += 1) {
            const key = `${bu + du},${bv + dv}`
            seen.set(key, (seen.get(key) ?? 0) | bit)
          }
      }
  }
  mark(columns, 1)
  mark(rows, 2)
  const us: number[] = []
  const vs: number[] = []
  for (const [key, bits] of seen) {
    if (bits !== 3) continue
    const [bu = 0, bv = 0] = key.split(',').map(Number)
    us.push(bu * block)
    vs.push(bv * block)
  }
  if (us.length < 12) return undefined
  us.sort((a, b) => a - b)
  vs.sort((a, b) => a - b)
  const edge = (sorted: readonly number[], part: number) =>
    sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  const area = {
    left: edge(us, 0.002) - block,
    right: edge(us, 0.998) + 2 * block,
    top: edge(vs, 0.002) - block,
    bottom: edge(vs, 0.998) + 2 * block,
  }
  return area.right - area.left < 200 || area.bottom - area.top < 60 ? undefined : area
}

const lattice = 16

/** Fills each flat pixel from its place in the photo. The places are computed on a lattice and interpolated in between. */
export function resample(
  photo: GreyImage,
  width: number,
  height: number,
  toPhoto: (u: number, v: number) => readonly [number, number],
): GreyImage {
  const across = Math.ceil(width / lattice) + 1
  const along = Math.ceil(height / lattice) + 1
  const xs = new Float32Array(across * along)
  const ys = new Float32Array(across * along)
  for (let j = 0; j < along; j += 1)
    for (let i = 0; i < across; i += 1) {
      const [x, y] = toPhoto(i * lattice, j * lattice)
      xs[j * across + i] = x
      ys[j * across + i] = y
    }
  const data = new Uint8Array(width * height)
  for (let v = 0; v < height; v += 1) {
    const row = Math.floor(v / lattice) * across
    const share = (v % lattice) / lattice
    for (let i = 0; i < across - 1; i += 1) {
      let x = between(xs, row + i, across, share)
      let y = between(ys, row + i, across, share)
      const stepX = (between(xs, row + i + 1, across, share) - x) / lattice
      const stepY = (between(ys, row + i + 1, across, share) - y) / lattice
      const end = Math.min(width, (i + 1) * lattice)
      for (let u = i * lattice; u < end; u += 1) {
        data[v * width + u] = brightnessAt(photo, x, y)
        x += stepX
        y += stepY
      }
    }
  }
  return { width, height, data }
}

/** Between a knot of the lattice and the one below it. */
function between(values: Float32Array, at: number, across: number, share: number): number {
  return (values[at] ?? 0) * (1 - share) + (values[at + across] ?? 0) * share
}

/** The brightness between pixels, bilinear. Outside the photo: that of the nearest edge pixel. */
export function brightnessAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const cx = Math.min(width - 1.001, Math.max(0, x))
  const cy = Math.min(height - 1.001, Math.max(0, y))
  const ix = Math.floor(cx)
  const iy = Math.floor(cy)
  const fx = cx - ix
  const fy = cy - iy
  const at = iy * width + ix
  const top = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx
  const bottom = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx
  return top * (1 - fy) + bottom * fy
}
