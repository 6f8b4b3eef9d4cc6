import type { Area } from '../flatten/drift-field.ts'
import type { RuleChain } from '../flatten/rule-chains.ts'
import type { ThinLines } from '../flatten/thin-lines.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import { findChains, type NumberChain } from './number-chains.ts'
import { joinMarks, transposed } from './numbers.ts'
import { findMarks } from './print-marks.ts'
import { likeRows, weightOf } from './straighten.ts'
import { median } from '../find-card/median.ts'

/** The rows and columns of print in a photo, as lines, and where the card is that they are printed on. */
export type PrintLines = {
  readonly lines: ThinLines
  readonly region: Area
  /** The rows of print run from top to bottom of the photo. */
  readonly runsDown: boolean
}

/** In columns: labels stand before the holes, sums behind them. */
const beside = 5
/** In columns: the players' rows lie above or below what is printed. On a card whose holes run down, they are wider. */
const aboveAndBelow = 5
const aboveAndBelowDown = 12
/** In columns: how far the second page or block may lie from the first one. */
const nextPage = 8
const nextBlock = 16
/** In shares of the pitch and as slopes: how far rows of one card differ where it lies askew or is curled. */
const unlikePitch = 0.3
const unlikeSlope = 0.12
const fewestRows = 3

/**
 * The rows of print of a photo that was not flattened, in either direction in which there are three like ones; the likelier one first, and
 * the other only when it is asked for.
 */
export function* findPrintLines(photo: GreyImage): Generator<PrintLines> {
  const numbers = joinMarks(findMarks(photo).marks)
  const directions = [numbers, numbers.map(transposed)]
    .map((directed, index) => {
      const chains = findChains(directed)
      return { rows: likeRows(chains), chains, runsDown: index === 1 }
    })
    .filter(({ rows }) => rows.length >= fewestRows)
    .sort((a, b) => weightOf(b.rows) - weightOf(a.rows))
  for (const { rows, chains, runsDown } of directions) yield linesOf(rows, chains, runsDown)
}

/** `rows` are surely the card's; of all others those are taken that lie near them and run nearly alike. */
function linesOf(rows: readonly NumberChain[], all: readonly NumberChain[], runsDown: boolean): PrintLines {
  const first = rows[0]
  const pitch = first?.pitch ?? 0
  const like = all.filter(
    (chain) =>
      Math.abs(chain.pitch / pitch - 1) < unlikePitch &&
      Math.abs(chain.slope - (first?.slope ?? 0)) < unlikeSlope,
  )
  const near = { beside: nextPage * pitch, across: nextBlock * pitch }
  let kept: readonly NumberChain[] = rows
  for (let count = 0; count < kept.length;) {
    count = kept.length
    const around = areaAround(kept, near)
    kept = like.filter(({ places }) => places.every(({ x, y }) => isIn(around, x, y)))
  }
  const level = kept.map(({ places }) => asRule(places.map(({ x, y }) => ({ x: y, y: x }))))
  const upright = columnsOf(kept, pitch).map(asRule)
  const { left, right, top, bottom } = areaAround(kept, {
    beside: beside * pitch,
    across: (runsDown ? aboveAndBelowDown : aboveAndBelow) * pitch,
  })
  // Rows that run down were found with x and y exchanged.
  return runsDown
    ? {
        lines: { upright: level, level: upright },
        region: { left: top, right: bottom, top: left, bottom: right },
        runsDown,
      }
    : { lines: { upright, level }, region: { left, right, top, bottom }, runsDown }
}

function areaAround(rows: readonly NumberChain[], margin: { beside: number; across: number }): Area {
  const places = rows.flatMap((row) => row.places)
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  return {
    left: Math.min(...xs) - margin.beside,
    right: Math.max(...xs) + margin.beside,
    top: Math.min(...ys) - margin.across,
    bottom: Math.max(...ys) + margin.across,
  }
}

function isIn({ left, top, right, bottom }: Area, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

type Place = { readonly x: number; readonly y: number }

/** In columns: the farthest row below that still continues a column, and how far it may stand from where the column leads. */
const farthestBelow = 3
const farthestBeside = 0.25
const fewestInColumn = 4

/** The columns of the rows' numbers, each from the top down. */
function columnsOf(rows: readonly NumberChain[], pitch: number): Place[][] {
  const lean = leanOf(rows, pitch)
  const places = rows
    .flatMap((row) => row.places.map(({ x, y }) => ({ x, y, height: row.height })))
    .sort((a, b) => a.y - b.y)
  const open: { column: Place[]; lean: number }[] = []
  for (const { x, y, height } of places) {
    let best: (typeof open)[number] | undefined
    let least = farthestBeside * pitch
    let isKnown = false
    for (const each of open) {
      const last = each.column.at(-1)
      if (!last || y - last.y > farthestBelow * pitch) continue
      const apart = Math.abs(x - last.x - each.lean * (y - last.y))
      // Chains that begin in different places share most of their numbers.
      if (y - last.y < 0.7 * height && apart < farthestBeside * pitch) isKnown = true
      if (apart < least) [best, least] = [each, apart]
    }
    if (isKnown) continue
    if (!best) {
      open.push({ column: [{ x, y }], lean })
      continue
    }
    best.column.push({ x, y })
    const from = best.column.at(-5) ?? best.column[0]
    if (from && best.column.length >= 4) best.lean = (x - from.x) / (y - from.y)
  }
  return open.map(({ column }) => column).filter(({ length }) => length >= fewestInColumn)
}

/** In columns: rows that are so near that the number below is the nearest one, however much the columns lean. */
const nearestRow = 1.3

/** About how far the columns lean to the right for each pixel down. */
function leanOf(rows: readonly NumberChain[], pitch: number): number {
  const leans = rows.flatMap((row) =>
    rows.flatMap((other) =>
      row.places.flatMap(({ x, y }) => {
        const below = other.places
          .filter((place) => place.y - y > row.height && place.y - y < nearestRow * pitch)
          .sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
        return below && Math.abs(below.x - x) < 0.5 * pitch ? [(below.x - x) / (below.y - y)] : []
      }),
    ),
  )
  return leans.length > 0 ? median(leans) : 0
}

/** In pixels along the line, as far apart as the points of a rule that was followed through the photo. */
const step = 8

/** Points at even steps down from one place to the next. */
function asRule(places: readonly Place[]): RuleChain {
  const x: number[] = []
  const y: number[] = []
  for (const [index, to] of places.entries()) {
    const from = places[index - 1]
    if (!from || to.y <= from.y) continue
    const count = Math.max(1, Math.round((to.y - from.y) / step))
    for (let part = 0; part < count; part += 1) {
      x.push(from.x + ((to.x - from.x) * part) / count)
      y.push(from.y + ((to.y - from.y) * part) / count)
    }
  }
  return { x, y }
}

/** The thin lines of a photo that lie on the printed card. */
export function withinRegion({ upright, level }: ThinLines, region: Area): ThinLines {
  const turned = { left: region.top, right: region.bottom, top: region.left, bottom: region.right }
  return {
    upright: upright.filter((line) => isMostlyIn(region, line)),
    level: level.filter((line) => isMostlyIn(turned, line)),
  }
}

function isMostlyIn(region: Area, { x, y }: RuleChain): boolean {
  const inside = x.filter((at, index) => isIn(region, at, y[index] ?? 0)).length
  return 2 * inside > x.length
}
