import { expect, test } from 'vitest'
import { countTiffPages, isTiff } from './tiff-pages.ts'

/** Directories without entries, one after the other, as either kind of processor writes them. */
function tiff(pages: number, { isLittle = true, isLoop = false } = {}): Blob {
  const bytes = new DataView(new ArrayBuffer(8 + 6 * pages))
  bytes.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  bytes.setUint16(2, 42, isLittle)
  bytes.setUint32(4, 8, isLittle)
  for (let page = 0; page < pages; page += 1) {
    const isLast = page === pages - 1
    bytes.setUint32(8 + 6 * page + 2, isLast ? (isLoop ? 8 : 0) : 8 + 6 * (page + 1), isLittle)
  }
  return new Blob([bytes.buffer])
}

test.each([
  ['one page', tiff(1), 1],
  ['three pages', tiff(3), 3],
  ['three pages of a Motorola processor', tiff(3, { isLittle: false }), 3],
  ['pages that lead back to the first', tiff(2, { isLoop: true }), 1_000],
  ['three pages, cut off in the second', tiff(3).slice(0, 16), 2],
  ['nothing but a head', tiff(3).slice(0, 4), 1],
])('when a TIFF has %s, then so many are counted', async (_, file, pages) => {
  expect(await isTiff(file)).toBe(true)
  expect(await countTiffPages(file)).toBe(pages)
})

test.each([['%PDF-1.7'], ['BM'], ['II*x'], ['']])('a file that begins with %j is no TIFF', async (text) => {
  expect(await isTiff(new Blob([text]))).toBe(false)
})
