import type { CellLook, CellNetwork } from './cell-network.ts'
import type { Rectangle } from './cut-cell.ts'
import type { GreyImage } from '../photo/grey-image.ts'

/** Shifts and growth of the cut, in shares of the cell: what one cut misreads, the others often do not. */
const cuts = [
  [0, 0, 0],
  [-0.05, 0.04, 0.03],
  [0.05, -0.05, 0.03],
  [0.03, 0.07, -0.02],
] as const

/** The mean of several looks at each cell, cut a little differently each time. */
export async function predictWithAugmentation(
  network: CellNetwork,
  image: GreyImage,
  cells: readonly Rectangle[],
): Promise<CellLook[]> {
  const looks = await network.look(
    image,
    cells.flatMap((cell) => cuts.map((cut) => shifted(cell, cut))),
  )
  return cells.map((_, index) => meanLook(looks.slice(index * cuts.length, (index + 1) * cuts.length)))
}

function shifted({ left, top, right, bottom }: Rectangle, [x, y, grow]: (typeof cuts)[number]): Rectangle {
  const wide = right - left
  const high = bottom - top
  return {
    left: left + (x - grow) * wide,
    right: right + (x + grow) * wide,
    top: top + (y - grow) * high,
    bottom: bottom + (y + grow) * high,
  }
}

function meanLook(looks: readonly CellLook[]): CellLook {
  const mean = (of: (look: CellLook) => Float32Array) => {
    const sum = new Float32Array(11)
    let size = 0
    for (const look of looks) {
      const values = of(look)
      size = values.length
      for (const [index, value] of values.entries()) sum[index] = (sum[index] ?? 0) + value / looks.length
    }
    return sum.slice(0, size)
  }
  return {
    kind: mean(({ kind }) => kind),
    digits: mean(({ digits }) => digits),
    hundreds: mean(({ hundreds }) => hundreds),
    tens: mean(({ tens }) => tens),
    ones: mean(({ ones }) => ones),
    minus: mean(({ minus }) => minus),
    ring: mean(({ ring }) => ring),
  }
}
