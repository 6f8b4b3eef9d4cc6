/**
 * How far the rules of a curled or folded card stray from straight lines, in pixels over a rectangle: a smooth field that is
 * linear between the knots of a lattice.
 */
export class DriftField {
  readonly #area: Area
  readonly #across: number
  readonly #along: number
  readonly #values: Float64Array

  constructor(area: Area, across: number, along: number, values: Float64Array) {
    this.#area = area
    this.#across = across
    this.#along = along
    this.#values = values
  }

  at(u: number, v: number): number {
    const { first, right, down } = knotsAround(this.#area, this.#across, this.#along, u, v)
    const values = this.#values
    return (
      (1 - right) * (1 - down) * (values[first] ?? 0) +
      right * (1 - down) * (values[first + 1] ?? 0) +
      (1 - right) * down * (values[first + this.#across] ?? 0) +
      right * down * (values[first + this.#across + 1] ?? 0)
    )
  }
}

export type Area = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** The points of a level rule. For upright rules u and v are exchanged. */
export type PlaneChain = { readonly u: readonly number[]; readonly v: readonly number[] }

/** The knot above and to the left of a point, and how far the point is from it, in shares of the lattice. */
function knotsAround(area: Area, across: number, along: number, u: number, v: number) {
  const s = clamp(((u - area.left) / (area.right - area.left)) * (across - 1), across - 1)
  const t = clamp(((v - area.top) / (area.bottom - area.top)) * (along - 1), along - 1)
  const i = Math.min(across - 2, Math.floor(s))
  const j = Math.min(along - 2, Math.floor(t))
  return { first: j * across + i, right: s - i, down: t - j }
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}

/**
 * The field that makes each chain as level as possible. Each chain's own mean height is left free, so the field holds bends
 * only. Chains that disagree with their neighbours lose weight from round to round.
 */
export function fitDrift(
  chains: readonly PlaneChain[],
  area: Area,
  across: number,
  along: number,
): DriftField {
  const size = across * along
  let field = new DriftField(area, across, along, new Float64Array(size))
  let weights = chains.map(() => 1)
  const known = chains.map((chain) => knotsOf(chain, area, across, along))
  for (let round = 0; round < 4; round += 1) {
    const normal = new Float64Array(size * size)
    const right = new Float64Array(size)
    for (const [index, chain] of known.entries()) {
      const weight = weights[index] ?? 0
      if (weight > 0) add({ normal, right, size }, chain, weight)
    }
    smooth(normal, size, across, along)
    field = new DriftField(area, across, along, solve(normal, right, size))
    const fitted = field
    weights = chains.map((chain) => {
      const spread = roughness(chain, fitted)
      return 1 / (1 + (spread / 1.5) ** 4)
    })
  }
  return field
}

/** The knots around each point of a chain, four of a point, and how much of the field there is theirs. */
type ChainKnots = {
  readonly knots: Int32Array
  readonly weights: Float64Array
  /** By point, how far it is from the chain's mean height. */
  readonly stray: Float64Array
}

function knotsOf({ u, v }: PlaneChain, area: Area, across: number, along: number): ChainKnots {
  const middle = v.reduce((sum, value) => sum + value, 0) / u.length
  const knots = new Int32Array(4 * u.length)
  const weights = new Float64Array(4 * u.length)
  for (let index = 0; index < u.length; index += 1) {
    const { first, right, down } = knotsAround(area, across, along, u[index] ?? 0, v[index] ?? 0)
    knots.set([first, first + 1, first + across, first + across + 1], 4 * index)
    weights.set([(1 - right) * (1 - down), right * (1 - down), (1 - right) * down, right * down], 4 * index)
  }
  return { knots, weights, stray: Float64Array.from(v, (value) => value - middle) }
}

/** The equations for the values at the knots. */
type Equations = { readonly normal: Float64Array; readonly right: Float64Array; readonly size: number }

function add(
  { normal, right, size }: Equations,
  { knots, weights, stray }: ChainKnots,
  weight: number,
): void {
  const mean = new Float64Array(size)
  const near: number[] = []
  for (let at = 0; at < knots.length; at += 1) {
    const [a, wa] = [knots[at] ?? 0, weights[at] ?? 0]
    if (!near.includes(a)) near.push(a)
    mean[a] = (mean[a] ?? 0) + wa / stray.length
    right[a] = (right[a] ?? 0) + weight * wa * (stray[at >> 2] ?? 0)
    const point = at - (at % 4)
    for (let other = point; other < point + 4; other += 1) {
      const to = a * size + (knots[other] ?? 0)
      normal[to] = (normal[to] ?? 0) + weight * wa * (weights[other] ?? 0)
    }
  }
  for (const a of near)
    for (const b of near) {
      const to = a * size + b
      normal[to] = (normal[to] ?? 0) - weight * stray.length * (mean[a] ?? 0) * (mean[b] ?? 0)
    }
}

/** Adds a small cost for bends, so that knots without a chain follow their neighbours, and a smaller one for any value but 0. */
function smooth(normal: Float64Array, size: number, across: number, along: number): void {
  const bend = (a: number, b: number, c: number, cost: number) => {
    const terms = [
      [a, 1],
      [b, -2],
      [c, 1],
    ] as const
    for (const [i, wi] of terms)
      for (const [j, wj] of terms) normal[i * size + j] = (normal[i * size + j] ?? 0) + cost * wi * wj
  }
  for (let j = 0; j < along; j += 1)
    for (let i = 0; i < across; i += 1) {
      const knot = j * across + i
      normal[knot * size + knot] = (normal[knot * size + knot] ?? 0) + 0.02
      if (i > 0 && i < across - 1) bend(knot - 1, knot, knot + 1, 2)
      if (j > 0 && j < along - 1) bend(knot - across, knot, knot + across, 8)
    }
}

function roughness(chain: PlaneChain, field: DriftField): number {
  const rest = chain.v.map((v, index) => v - field.at(chain.u[index] ?? 0, v))
  const mean = rest.reduce((sum, value) => sum + value, 0) / rest.length
  return Math.sqrt(rest.reduce((sum, value) => sum + (value - mean) ** 2, 0) / rest.length)
}

/** Solves the equations by Cholesky decomposition. `smooth` makes the matrix positive definite. */
function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const lower = matrix
  const result = Float64Array.from(right)
  for (let column = 0; column < size; column += 1) {
    for (let row = column; row < size; row += 1) {
      let sum = lower[row * size + column] ?? 0
      for (let k = 0; k < column; k += 1)
        sum -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0)
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (lower[column * size + column] ?? 1)
    }
  }
  for (let row = 0; row < size; row += 1) {
    let sum = result[row] ?? 0
    for (let k = 0; k < row; k += 1) sum -= (lower[row * size + k] ?? 0) * (result[k] ?? 0)
    result[row] = sum / (lower[row * size + row] ?? 1)
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = result[row] ?? 0
    for (let k = row + 1; k < size; k += 1) sum -= (lower[k * size + row] ?? 0) * (result[k] ?? 0)
    result[row] = sum / (lower[row * size + row] ?? 1)
  }
  return result
}
