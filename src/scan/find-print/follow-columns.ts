import type { Nine } from '../find-card/find-nines.ts'
import { middleOfRow } from '../find-card/lattice.ts'
import type { PrintedNumber } from './numbers.ts'

/** Where the columns of a nine are at one height: the middle of hole `index` (0 to 8) is at `first + index * pitch`. */
export type ColumnsAt = { readonly y: number; readonly first: number; readonly pitch: number }

/** The columns at the header, and strip by strip from the top down. */
export type FollowedColumns = { readonly header: ColumnsAt; readonly strips: readonly ColumnsAt[] }

/** In columns: how high the strips are. Where holes run down, what is written in a row is wide, and stands more freely in it. */
const stripHigh = { across: 0.5, down: 1.5 } as const
/** In columns: a number farther from where its column leads is no number of it, and a wider one is several. */
const farthestBeside = 0.38
const widest = 1.1
/** The columns are taken to go on as before by as much as this many numbers say; their pitch, as numbers four holes off the middle. */
const weightOfBefore = 2
const weightOfPitch = 3
/** Which share of what the columns were off is taken for a lean that goes on. */
const leanLearned = 0.35
/** A strip with fewer numbers is empty: beyond the table nothing says that the columns go on leaning. */
const fewestNumbers = 3
const leanKept = 0.8

/**
 * Follows the nine columns along their numbers, from the header up and down through the rows of the lattice. Where a curled card was not
 * flattened well, they lean and bend. The numbers are as the nine lies: `x` along its holes.
 */
export function followColumns(
  { lattice, headerRow }: Nine,
  numbers: readonly PrintedNumber[],
): FollowedColumns {
  const { along, across, pitch, runsDown } = lattice
  const step = pitch * (runsDown ? stripHigh.down : stripHigh.across)
  const own = numbers.filter(({ left, right }) => right - left < widest * pitch)
  const wide = ((along[9] ?? 0) - (along[0] ?? 0)) / 9
  const header = { y: middleOfRow(lattice, headerRow), first: (along[0] ?? 0) + wide / 2, pitch: wide }
  const up = follow(header, own, { to: across[0] ?? 0, step: -step })
  const down = follow(header, own, { to: across.at(-1) ?? 0, step })
  return { header, strips: smoothed([...up.reverse(), header, ...down]) }
}

/** The columns strip by strip, each as the one before it goes on, moved by what its numbers say. */
function follow(
  header: ColumnsAt,
  numbers: readonly PrintedNumber[],
  { to, step }: { to: number; step: number },
): ColumnsAt[] {
  const found: ColumnsAt[] = []
  let last = header
  let lean = { first: 0, pitch: 0 }
  for (let y = header.y + step; step < 0 ? y >= to : y <= to; y += step) {
    const expected = { y, first: last.first + lean.first, pitch: last.pitch + lean.pitch }
    const near = numbers.filter((number) => Math.abs(number.y - y) <= Math.abs(step) / 2)
    const off = offBy(expected, near)
    last = { y, first: expected.first + off.first, pitch: expected.pitch + off.pitch }
    const kept = off.count < fewestNumbers ? leanKept : 1
    lean = {
      first: kept * (lean.first + leanLearned * off.first),
      pitch: kept * (lean.pitch + leanLearned * off.pitch),
    }
    found.push(last)
  }
  return found
}

/** How far the numbers of a strip say that the columns are from where they were expected, by weighted least squares. */
function offBy(
  { first, pitch }: ColumnsAt,
  numbers: readonly PrintedNumber[],
): { first: number; pitch: number; count: number } {
  let [count, sum, turn, square] = [0, 0, 0, weightOfPitch * 16]
  for (const { x } of numbers) {
    const index = Math.round((x - first) / pitch)
    const off = x - first - index * pitch
    if (index < 0 || index > 8 || Math.abs(off) > farthestBeside * pitch) continue
    count += 1
    sum += off
    turn += (index - 4) * off
    square += (index - 4) ** 2
  }
  const middle = sum / (count + weightOfBefore)
  const perColumn = turn / square
  return { first: middle - 4 * perColumn, pitch: perColumn, count }
}

/** Each strip as the mean of it and its neighbours. */
function smoothed(strips: readonly ColumnsAt[]): ColumnsAt[] {
  return strips.map((strip, index) => {
    const three = [strips[index - 1] ?? strip, strip, strips[index + 1] ?? strip]
    return {
      y: strip.y,
      first: three.reduce((sum, { first }) => sum + first, 0) / 3,
      pitch: three.reduce((sum, { pitch }) => sum + pitch, 0) / 3,
    }
  })
}
