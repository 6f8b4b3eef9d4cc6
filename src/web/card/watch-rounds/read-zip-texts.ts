import { accepted, refused, type Outcome } from '#golf/outcome.ts'

/*
 * An archive of an account has thousands of files and hundreds of megabytes, which no phone sends and no server takes. So it is
 * opened where it lies: its list at the end is read, and then only the files that are asked for.
 */

/** 65,535 is what an archive can have without the longer form, which is not read. */
const MOST_LIST_BYTES = 16_000_000
const MOST_PACKED = 20_000_000
const MOST_UNPACKED = 60_000_000
/** JSON of rounds packs to a tenth or so. */
const MOST_RATIO = 100
const MOST_END = 22 + 0xffff

export type ZipRefusal = 'zip_broken' | 'zip_too_large' | 'zip_locked' | 'zip_not_here'

type Entry = { name: string; method: number; flags: number; packed: number; unpacked: number; at: number }

/** The texts of those files of an archive whose names fit; of several of a name the first. Nothing else is unpacked. */
export async function readZipTexts(
  file: Blob,
  isWanted: (name: string) => boolean,
): Promise<Outcome<string[], ZipRefusal>> {
  // Browsers from before 2023 cannot unpack.
  if (typeof DecompressionStream === 'undefined') return refused('zip_not_here')
  const list = await readList(file)
  if (!list.ok) return list
  const texts: string[] = []
  for (const entry of list.value.filter(({ name }) => isWanted(name)).slice(0, 2)) {
    const text = await readEntry(file, entry)
    if (!text.ok) return text
    texts.push(text.value)
  }
  return accepted(texts)
}

const viewOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(from, to).arrayBuffer())

async function readList(file: Blob): Promise<Outcome<Entry[], ZipRefusal>> {
  const from = Math.max(0, file.size - MOST_END)
  const tail = await viewOf(file, from, file.size)
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0) return refused('zip_broken')
  const [count, size, start] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ]
  if (count === 0xffff || start === 0xffffffff || size > MOST_LIST_BYTES) return refused('zip_too_large')
  if (start + size > file.size) return refused('zip_broken')
  return readEntries(await viewOf(file, start, start + size), count)
}

function readEntries(list: DataView, count: number): Outcome<Entry[], ZipRefusal> {
  const entries: Entry[] = []
  const names = new TextDecoder()
  let at = 0
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== 0x02014b50) return refused('zip_broken')
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => list.getUint16(at + field, true))
    const next = at + 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
    if (next > list.byteLength) return refused('zip_broken')
    entries.push({
      name: names.decode(new Uint8Array(list.buffer, list.byteOffset + at + 46, nameLength)),
      flags: list.getUint16(at + 8, true),
      method: list.getUint16(at + 10, true),
      packed: list.getUint32(at + 20, true),
      unpacked: list.getUint32(at + 24, true),
      at: list.getUint32(at + 42, true),
    })
    at = next
  }
  return accepted(entries)
}

async function readEntry(file: Blob, entry: Entry): Promise<Outcome<string, ZipRefusal>> {
  const { at, packed, unpacked, method, flags } = entry
  if ((flags & 1) === 1) return refused('zip_locked')
  if (packed > MOST_PACKED || unpacked > MOST_UNPACKED || unpacked > packed * MOST_RATIO)
    return refused('zip_too_large')
  const head = await viewOf(file, at, at + 30)
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50 || (method !== 0 && method !== 8))
    return refused('zip_broken')
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const stored = file.slice(start, start + packed)
  if (method === 0) return readText(stored.stream(), unpacked)
  // eslint-disable-next-line compat/compat -- readZipTexts has asked for it
  const unpacking = new DecompressionStream('deflate-raw')
  return readText(stored.stream().pipeThrough(unpacking), unpacked)
}

/** Stops where more comes out than the list says. */
async function readText(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Outcome<string, ZipRefusal>> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  let bytes = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength
      if (bytes > most) {
        await reader.cancel()
        return refused('zip_broken')
      }
      text += decoder.decode(part.value, { stream: true })
    }
    return bytes === most ? accepted(text + decoder.decode()) : refused('zip_broken')
  } catch (fault) {
    // What cannot be unpacked, or is no text, is a damaged archive.
    if (fault instanceof TypeError || fault instanceof DOMException) return refused('zip_broken')
    throw fault
  }
}
