import { extentOf, type Block } from '../find-card/blocks.ts'
import type { FoundCard } from '../find-card/find-card.ts'
import { isSure } from '../find-card/nine-places.ts'
import { resample, type FlatCard } from '../flatten/flatten.ts'
import type { GreyImage } from '../photo/grey-image.ts'
import { followColumns, type ColumnsAt, type FollowedColumns } from './follow-columns.ts'
import { joinMarks, transposed } from './numbers.ts'
import { findMarks } from './print-marks.ts'

/** In columns: the smallest lean that is worth another look at the card. */
const leastOff = 0.2
/** In columns: what stands beside the nine leans as its outermost columns do. */
const farthestOut = 2.5

/**
 * The card with the columns of its sure nines upright from its top to its bottom; undefined where they are so already. Where
 * holes run down, its rows are made level.
 */
export function straightenColumns({ flat, front, back }: FoundCard, photo: GreyImage): FlatCard | undefined {
  const { runsDown } = front.nine.lattice
  const found = joinMarks(findMarks(flat.image).marks)
  const numbers = runsDown ? found.map(transposed) : found
  const parts = [front, ...(back ? [back] : [])]
    .filter(({ nine }) => isSure(nine))
    .map((block) => ({ block, columns: followColumns(block.nine, numbers) }))
  if (!parts.some(isOff)) return undefined
  const before = (u: number, v: number) =>
    runsDown ? flat.toPhoto(u, v + shiftAt(parts, v, u)) : flat.toPhoto(u + shiftAt(parts, u, v), v)
  const { width, height } = flat.image
  return { image: resample(photo, width, height, before), toPhoto: before }
}

type Part = { readonly block: Block; readonly columns: FollowedColumns }

function isOff({ block, columns: { header, strips } }: Part): boolean {
  const { from, to } = acrossOf(block)
  return strips
    .filter(({ y }) => y >= from && y <= to)
    .some((strip) =>
      [0, 8].some((hole) => Math.abs(placeAt(strip, hole) - placeAt(header, hole)) > leastOff * header.pitch),
    )
}

/** How far what belongs at a place of the straight card is from there: as in the nine around it, or between two as in both. */
function shiftAt(parts: readonly Part[], along: number, across: number): number {
  let [sum, weights] = [0, 0]
  for (const { block, columns } of parts) {
    const { header } = columns
    const hole = (along - header.first) / header.pitch
    const { from, to } = acrossOf(block)
    const beside = Math.max(0, -0.5 - hole, hole - 8.5)
    const above = Math.max(0, from - across, across - to) / header.pitch
    const weight = 1 / (0.1 + Math.hypot(beside, above)) ** 2
    const near = Math.min(8.5 + farthestOut, Math.max(-0.5 - farthestOut, hole))
    const strip = columnsAt(columns.strips, across)
    sum += weight * (strip ? placeAt(strip, near) - placeAt(header, near) : 0)
    weights += weight
  }
  return sum / weights
}

function placeAt({ first, pitch }: ColumnsAt, hole: number): number {
  return first + hole * pitch
}

/** From the top of the block to its bottom or, where holes run down, from its left to its right. */
function acrossOf(block: Block): { from: number; to: number } {
  const { left, right, top, bottom } = extentOf(block)
  return block.nine.lattice.runsDown ? { from: left, to: right } : { from: top, to: bottom }
}

/** Between two strips in proportion, beyond the last one as there. */
function columnsAt(strips: readonly ColumnsAt[], y: number): ColumnsAt | undefined {
  const next = strips.find((strip) => strip.y >= y)
  const last = strips.filter((strip) => strip.y <= y).at(-1)
  if (!next || !last || next === last) return next ?? last
  const share = (y - last.y) / (next.y - last.y)
  return {
    y,
    first: last.first + share * (next.first - last.first),
    pitch: last.pitch + share * (next.pitch - last.pitch),
  }
}
