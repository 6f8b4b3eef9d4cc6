import { inflateSync } from 'node:zlib'

type Part = { head: string; stream: string | undefined }

/**
 * The words of each page of a PDF as Chromium writes it, blanks left out: text is drawn in pieces whose gaps say nothing.
 * Enough of the format for that one writer: plain cross references, deflated streams, hexadecimal strings.
 */
export function pagesOf(pdf: Buffer): string[] {
  const parts = readParts(pdf)
  return [...parts.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
    .map((page) => textOf(page, parts))
}

function readParts(pdf: Buffer): Map<string, Part> {
  const text = pdf.toString('latin1')
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\s/g)].map((found): [string, Part] => {
      const from = found.index + found[0].length
      const end = text.indexOf('endobj', from)
      const opening = /stream\r?\n/.exec(text.slice(from, end))
      if (!opening) return [found[1] ?? '', { head: text.slice(from, end), stream: undefined }]
      const head = text.slice(from, from + opening.index)
      const start = from + opening.index + opening[0].length
      const bytes = pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(head)?.[1]))
      const isDeflated = head.includes('/FlateDecode')
      return [found[1] ?? '', { head, stream: (isDeflated ? inflateSync(bytes) : bytes).toString('latin1') }]
    }),
  )
}

function textOf(page: Part, parts: Map<string, Part>): string {
  const contents = parts.get(/\/Contents (\d+)/.exec(page.head)?.[1] ?? '')?.stream
  if (contents === undefined) throw new Error('A page without contents')
  let font: Font | undefined
  let text = ''
  for (const [, name, hex] of contents.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = fontNamed(name, page, parts)
    else if (font && hex !== undefined) text += decode(hex, font)
  }
  return text.replaceAll(/\s/g, '')
}

type Font = { digits: number; letters: ReadonlyMap<number, string> }

function fontNamed(name: string, page: Part, parts: Map<string, Part>): Font {
  const font = parts.get(new RegExp(`/${name} (\\d+) 0 R`).exec(page.head)?.[1] ?? '')
  const map = parts.get(/\/ToUnicode (\d+)/.exec(font?.head ?? '')?.[1] ?? '')?.stream
  if (!font || map === undefined) throw new Error(`Font ${name} does not say which letters it has`)
  return { digits: font.head.includes('/Type3') ? 2 : 4, letters: lettersOf(map) }
}

function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  const pairs = /(\w+) beginbf(char|range)\n([\s\S]*?)endbf/g
  for (const [, , kind, lines] of map.matchAll(pairs))
    for (const line of (lines ?? '').split('\n')) {
      const [from, second, third] = [...line.matchAll(/<([0-9A-Fa-f]+)>/g)].map((found) => found[1] ?? '')
      if (from === undefined || second === undefined) continue
      const first = parseInt(from, 16)
      const last = kind === 'range' ? parseInt(second, 16) : first
      const letter = kind === 'range' ? (third ?? '') : second
      for (let code = first; code <= last; code++) letters.set(code, letterOf(letter, code - first))
    }
  return letters
}

/** UTF-16 in hexadecimal; in a range the last unit counts on. */
function letterOf(hex: string, further: number): string {
  const units = [...hex.matchAll(/.{4}/g)].map(([unit]) => parseInt(unit, 16))
  return String.fromCharCode(...units.map((unit, i) => (i === units.length - 1 ? unit + further : unit)))
}

function decode(hex: string, { digits, letters }: Font): string {
  return [...hex.matchAll(new RegExp(`.{${digits}}`, 'g'))]
    .map(([code]) => letters.get(parseInt(code, 16)) ?? '')
    .join('')
}
