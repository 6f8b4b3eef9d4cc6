import { decodeBytes } from './decode-bytes.ts'

/** The byte of each character of Windows-1252, as which programs misread UTF-8. */
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [decodeBytes(new Uint8Array([byte]), 'windows-1252'), byte]),
)

/**
 * "GarcÃ­a" as "García": the letters of words that were written as UTF-8 and once read as Windows-1252. Only what is UTF-8 to the
 * last byte, and letters then, is put right; nothing else is UTF-8 by chance.
 */
export function repairText(text: string): string {
  if (!/[\u00C2-\u00DF\u00E0-\u00EF]/.test(text)) return text
  return text.replace(/[\u00C2-\u00EF](?:(?!\p{ASCII})[\s\S])+/gu, (run) => {
    const bytes = [...run].map((letter) => byteOf.get(letter))
    if (bytes.some((byte) => byte === undefined)) return run
    try {
      const right = new TextDecoder('utf-8', { fatal: true }).decode(
        new Uint8Array(bytes.filter((byte) => byte !== undefined)),
      )
      return /^[\p{L}\p{M}ºª’‘–—]+$/u.test(right) ? right : run
    } catch {
      return run
    }
  })
}
