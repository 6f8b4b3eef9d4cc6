import type { Block } from '../find-card/blocks.ts'
import type { Rectangle } from '../read-cells/cut-cell.ts'
import type { Rules } from '../find-card/rule-map.ts'
import { rectangle } from '../find-card/lattice.ts'
import { profile, type RuleMap } from '../find-card/rule-map.ts'
import { middleOfPeak } from '../find-card/rule-runs.ts'

/** The spans beside the nine holes of a block: the name before them, the sums after them. */
export type EdgeSpans = {
  readonly name: Span | undefined
  /** OUT or IN first, then TOTAL where there is one. */
  readonly sums: readonly Span[]
}
type Span = { readonly from: number; readonly to: number }

export function edgeSpans(block: Block, rules: Rules): EdgeSpans {
  const { lattice } = block.nine
  const { runsDown, across, along, pitch } = lattice
  const map: RuleMap = runsDown ? rules.level : rules.upright
  const rows = [...block.rows, block.nine.headerRow]
  const top = Math.min(...rows.map((row) => across[row] ?? 0))
  const bottom = Math.max(...rows.map((row) => across[row + 1] ?? 0))
  const strengths = profile(map, Math.max(0, Math.round(top)), Math.min(map.height, Math.round(bottom)))
  const last = along.at(-1) ?? 0
  const ends = rulesBetween(strengths, last + 0.45 * pitch, last + 5 * pitch)
  const sums: Span[] = []
  let from = last
  for (const to of ends) {
    if (to - from < 0.55 * pitch || sums.length === 3) continue
    if (to - from > 2.8 * pitch) break
    sums.push({ from, to })
    from = to
  }
  // Where the card's last rule is too faint to see, the sum is taken to be as wide as a hole.
  if (sums.length === 0 && last + 1.1 * pitch < map.width) sums.push({ from: last, to: last + 1.1 * pitch })
  const first = along[0] ?? 0
  const before = rulesBetween(strengths, first - (runsDown ? 3 : 8) * pitch, first - 0.6 * pitch).at(-1)
  const start = before ?? Math.max(0, first - (runsDown ? 1.2 : 2.5) * pitch)
  return { name: first - start > 0.4 * pitch ? { from: start, to: first } : undefined, sums }
}

export function edgeCell(block: Block, span: Span, row: number): Rectangle {
  const { runsDown, across } = block.nine.lattice
  return rectangle(runsDown, span.from, span.to, across[row] ?? 0, across[row + 1] ?? 0)
}

function rulesBetween(strengths: Float32Array, from: number, to: number): number[] {
  const found: number[] = []
  for (let at = Math.max(3, Math.round(from)); at < Math.min(strengths.length - 3, Math.round(to)); at += 1) {
    const here = strengths[at] ?? 0
    if (here < 0.3) continue
    let isTop = true
    for (let near = at - 4; near <= at + 4; near += 1)
      if ((strengths[near] ?? 0) > here || ((strengths[near] ?? 0) === here && near < at)) isTop = false
    if (isTop) found.push(middleOfPeak(strengths, at))
  }
  return found
}
