/** As servers and pickers know it; some systems say no type at all. */
export const TIFF_TYPE = 'image/tiff'

const TIFF = 42
const MOST_COUNTED = 1_000
const ENTRY_BYTES = 12

/** Whether the bytes are those of a TIFF, which only some browsers show; "BigTIFF" is one of more than 4 GB. */
export async function isTiff(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return /^(?:II[*+]\0|MM\0[*+])/.test(String.fromCharCode(...head))
}

/** How many pages a TIFF has: each directory says where the next one is, the last one says 0. */
export async function countTiffPages(file: Blob): Promise<number> {
  const bytes = new DataView(await file.arrayBuffer())
  const holds = (from: number, size: number) => from + size <= bytes.byteLength
  if (!holds(0, 8)) return 1
  const isLittle = bytes.getUint8(0) === 0x49
  if (bytes.getUint16(2, isLittle) !== TIFF) return 1
  let at = bytes.getUint32(4, isLittle)
  let pages = 0
  while (at !== 0 && pages < MOST_COUNTED && holds(at, 2)) {
    pages += 1
    const next = at + 2 + ENTRY_BYTES * bytes.getUint16(at, isLittle)
    at = holds(next, 4) ? bytes.getUint32(next, isLittle) : 0
  }
  return Math.max(1, pages)
}
