import { type SingleByte, singleBytes } from '#contract/club/member-import/text-encodings.ts'
import { areWestern, isPlausible, wordsBeyondAscii } from './plausible-words.ts'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | SingleByte

export type DecodedText = {
  text: string
  encoding: TextEncoding
  /** Letters of some words had been misread before, when the file was written, and were put right. */
  isRepaired: boolean
  /** As what else the file can be read, each with some of its words; none where its bytes say it. */
  encodings: { encoding: SingleByte; words: string[] }[]
  /** Its words are words in several of them. */
  isUnclear: boolean
}

const WORDS_LOOKED_AT = 500
/** As much says in what letters a file is written; all of it, ten times, would hold up every other request for seconds. */
const BYTES_LOOKED_AT = 64 * 1024
const WORDS_SHOWN = 3

/**
 * The text of a file and how it was read: as the reader says, else by its byte order mark, as UTF-16 where every other byte of its
 * beginning is zero, as UTF-8 where that is all it can be, else in the encoding that makes words of most of its words, of equals
 * the western one. No letter is left out. Without the mark.
 */
export function decodeText(bytes: Uint8Array, asked?: SingleByte): DecodedText {
  const unicode = unicodeOf(bytes)
  if (unicode)
    return { ...repaired(decodeBytes(bytes, unicode)), encoding: unicode, encodings: [], isUnclear: false }
  const lines = linesBeyondAscii(bytes)
  const read = singleBytes.map((encoding) => {
    const words = wordsBeyondAscii(decodeBytes(lines, encoding)).slice(0, WORDS_LOOKED_AT)
    return { encoding, words, faults: words.filter((word) => !isPlausible(word)).length }
  })
  const least = Math.min(...read.map(({ faults }) => faults))
  const best = read.filter(({ faults }) => faults === least)
  const [chosen = read[0]] = best
  const others = best.filter(({ words }) => words.join(' ') !== chosen?.words.join(' '))
  const encoding = asked ?? chosen?.encoding ?? 'windows-1252'
  const isWestern = encoding === 'windows-1252' && areWestern(chosen?.words ?? [])
  return {
    ...repaired(decodeBytes(bytes, encoding)),
    encoding,
    encodings: read.map(({ encoding: one, words }) => ({
      encoding: one,
      words: words.slice(0, WORDS_SHOWN),
    })),
    isUnclear: others.length > 0 && !isWestern,
  }
}

/** The first lines that have a letter beyond ASCII. */
function linesBeyondAscii(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = []
  let size = 0
  let start = 0
  let isBeyond = false
  for (let at = 0; at < bytes.length && size < BYTES_LOOKED_AT; at += 1) {
    isBeyond ||= (bytes[at] ?? 0) >= 0x80
    const isEnd = bytes[at] === 0x0a || bytes[at] === 0x0d || at === bytes.length - 1
    if (!isEnd && at - start < BYTES_LOOKED_AT) continue
    if (isBeyond) {
      lines.push(bytes.subarray(start, at + 1))
      size += at + 1 - start
    }
    start = at + 1
    isBeyond = false
  }
  return Buffer.concat(lines)
}

function repaired(text: string): { text: string; isRepaired: boolean } {
  const right = repairText(text)
  return { text: right, isRepaired: right !== text }
}

function unicodeOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
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
    return undefined
  }
}

/** The byte of each character of Windows-1252, as which programs misread UTF-8. */
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [decodeBytes(new Uint8Array([byte]), 'windows-1252'), byte]),
)

/**
 * "GarcÃ­a" as "García": the letters of words that were written as UTF-8 and once read as Windows-1252. Only what is UTF-8 to the
 * last byte, and letters then, is put right; nothing else is UTF-8 by chance.
 */
function repairText(text: string): string {
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

/**
 * The letters of bytes in an encoding. Asked for a whole text of Windows-1252, Node takes it for Latin-1, so that Ž and ’ become
 * signs that nobody sees (nodejs/node#56542); piece by piece it does not.
 */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding)
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}
