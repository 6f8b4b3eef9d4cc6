export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff' | 'heic' | 'bmp' | 'pdf'

/** How many bytes of a file `imageKind` needs. */
export const KIND_BYTES = 32

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/**
 * The format of a picture by its first bytes, whatever its name or its sender says. Nothing else reaches the decoder,
 * which could also read SVG and other formats that are text or code and too easy to abuse.
 */
export function imageKind(head: Buffer): ImageKind | undefined {
  const text = head.toString('latin1')
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  // BigTIFF has a plus in place of the star.
  if (/^(?:II[*+]\0|MM\0[*+])/.test(text)) return 'tiff'
  // Four reserved bytes after its size are always zero.
  if (/^BM[^]{4}\0{4}/.test(text)) return 'bmp'
  if (text.startsWith('%PDF-')) return 'pdf'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  const brand = text.slice(8, 12)
  if (brand === 'avif' || brand === 'avis') return 'avif'
  // AVIF may call itself mif1 first and name avif among the brands that follow.
  if (heicBrands.has(brand)) return text.slice(16).includes('avif') ? 'avif' : 'heic'
  return undefined
}
