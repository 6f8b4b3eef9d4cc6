export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type TextEncoding = (typeof textEncodings)[number]

/**
 * The text of a file and how it was read: by its byte order mark, as UTF-16 where every other byte of its beginning is
 * zero, as UTF-8 where that is all it can be, else as Windows-1252, which has every letter of Latin-1. Without the mark.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const encoding = encodingOf(bytes)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const beginning = bytes.subarray(0, 1000)
  const zeros = [0, 1].map((odd) => beginning.filter((byte, i) => byte === 0 && i % 2 === odd).length)
  const half = beginning.length / 2
  if ((zeros[1] ?? 0) > half * 0.6) return 'utf-16le'
  if ((zeros[0] ?? 0) > half * 0.6) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
