import type { NumberChain } from './number-chains.ts'
import { median } from '../find-card/median.ts'

/** Even columns that several rows of numbers share. */
export type ColumnSet = {
  readonly chains: readonly NumberChain[]
  /** The middle of each column, from the left, in pixels. */
  readonly middles: readonly number[]
  readonly pitch: number
  /** The median height of its numbers, in pixels. */
  readonly height: number
  /** How many numbers stand in its columns. */
  readonly score: number
}

/** As shares of the pitch: how far the columns of two rows may lie apart, and how much their pitches may differ. */
const farthestApart = 0.18
const unlikePitch = 0.06
const fewestShared = 6
/** Rows of pars, indexes and lengths stand over each other: a row alone is a chance of texture or of running text. */
const worthOfCompany = 1.5

/** Joins rows whose columns stand over each other; the sets with the most numbers first. */
export function columnSetsOf(chains: readonly NumberChain[]): ColumnSet[] {
  const groups: NumberChain[][] = []
  for (const chain of chains) {
    const group = groups.find(([first]) => first !== undefined && shareColumns(first, chain))
    if (group) group.push(chain)
    else groups.push([chain])
  }
  return groups.map(setOf).sort((a, b) => b.score - a.score)
}

function shareColumns(one: NumberChain, other: NumberChain): boolean {
  if (Math.abs(one.pitch / other.pitch - 1) > unlikePitch) return false
  const near = other.places.filter(({ x }) =>
    one.places.some((place) => Math.abs(place.x - x) < farthestApart * one.pitch),
  )
  return near.length >= Math.min(fewestShared, one.places.length)
}

function setOf(chains: readonly NumberChain[]): ColumnSet {
  const first = chains[0]
  const pitch = first?.pitch ?? 0
  const middles = (first?.places ?? []).map(({ x }) => {
    const near = chains.flatMap(({ places }) =>
      places.filter((place) => Math.abs(place.x - x) < farthestApart * pitch).map((place) => place.x),
    )
    return median(near)
  })
  const found = chains.reduce((sum, chain) => sum + Math.min(18, chain.found), 0)
  return {
    chains,
    middles,
    pitch,
    height: median(chains.map(({ height }) => height)),
    score: chains.length > 1 ? worthOfCompany * found : found,
  }
}
