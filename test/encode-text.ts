import { decodeBytes } from '#server/club/member-import/decode-text.ts'

const tables = new Map<string, Map<string, number>>()

/** A text in an encoding of one byte a letter, as a program of its country writes it; undefined where it has no such letter. */
export function encodeText(text: string, encoding: string): Buffer | undefined {
  const table =
    tables.get(encoding) ??
    new Map(Array.from({ length: 256 }, (_, byte) => [decodeBytes(new Uint8Array([byte]), encoding), byte]))
  tables.set(encoding, table)
  const bytes = [...text].map((letter) => table.get(letter))
  const known = bytes.filter((byte) => byte !== undefined)
  return known.length === bytes.length ? Buffer.from(known) : undefined
}
