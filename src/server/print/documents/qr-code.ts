import type { Content } from 'pdfmake/interfaces.js'
import { encode } from 'uqr'

/**
 * A code as wide as `size` with the quiet zone that readers need on its left and below; above and to the right is the margin of the
 * sheet. Level M, because paper is folded, wet and photographed askew. One path, so that no printer leaves hairlines between modules.
 */
export function qrCode(text: string, size: number): Content {
  const { data, size: modules } = encode(text, { ecc: 'M', boostEcc: false, border: 0 })
  const path = data.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  const quiet = (QUIET_MODULES * size) / modules
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} ${modules}"><path fill="#000" d="${path.join('')}"/></svg>`,
    width: size,
    height: size,
    margin: [quiet, 0, 0, Math.max(0, quiet - BELOW)],
  }
}

const QUIET_MODULES = 4
/** What the table below it leaves white. */
const BELOW = 4

/** Where dark modules begin in a row, and how many there are. */
function darkRuns(row: readonly boolean[]): [x: number, width: number][] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1] === true) return []
    const end = row.indexOf(false, x)
    return [[x, (end === -1 ? row.length : end) - x]]
  })
}
