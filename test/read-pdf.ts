import { inflateSync } from 'node:zlib'

type Place = { x: number; y: number }

/**
 * The text of each page of a PDF as the server writes it (pdfkit), its size and the places of its texts in points from the corner below
 * on the left, the addresses that its links have, and what is said of its fonts. Enough of the format for that
 * one writer: objects that are not packed, deflated streams, and fonts whose glyphs are named in their ToUnicode maps.
 */
export function readPdf(pdf: Buffer): {
  pages: string[]
  links: string[]
  sizes: [width: number, height: number][]
  places: Place[][]
  /** How many of the drawn letters their font does not have. */
  missing: number
  fontCount: number
} {
  const objects = readObjects(pdf)
  const heads = [...objects.values()].map(({ head }) => head)
  const pages = heads.filter((head) => /\/Type \/Page\b(?!s)/.test(head))
  const letters = new Map<string, Map<number, string>>()
  for (const [, name = '', id = ''] of heads.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+)/.exec(objects.get(id)?.head ?? '')?.[1]
    letters.set(name, lettersOf(objects.get(map ?? '')?.stream ?? ''))
  }
  const contents = pages.map((head) => objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.stream ?? '')
  return {
    missing: contents.flatMap(glyphsOf).filter((glyph) => glyph === 0).length,
    fontCount: letters.size,
    pages: contents.map((one) => textOf(one, letters)),
    sizes: pages.map((head) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? []
      return [Number(width), Number(height)]
    }),
    places: contents.map((one) =>
      [...one.matchAll(/1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      })),
    ),
    // Each word of a link is one of its own.
    links: [...new Set(heads.flatMap((head) => /\/URI \((.*?)\)/.exec(head)?.[1] ?? []))],
  }
}

function readObjects(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const text = pdf.toString('latin1')
  return new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)].map(({ 0: opening, 1: id = '', index }) => {
      const from = index + opening.length
      const end = text.indexOf('\nendobj', from)
      const start = text.indexOf('stream\n', from)
      if (start === -1 || start > end) return [id, { head: text.slice(from, end), stream: '' }]
      const head = text.slice(from, start)
      const bytes = pdf.subarray(start + 7, start + 7 + Number(/\/Length (\d+)/.exec(head)?.[1]))
      const isText = head.includes('/FlateDecode') && !head.includes('/Subtype')
      return [id, { head, stream: isText ? inflateSync(bytes).toString('latin1') : '' }]
    }),
  )
}

function lettersOf(map: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], i) => {
      found.set(
        parseInt(from, 16) + i,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
    })
  return found
}

/** By their numbers in their fonts, where 0 is the box of a letter that is not there. */
function glyphsOf(contents: string): number[] {
  const pieces = [...contents.matchAll(/\[(.*?)\] TJ/g)].flatMap(([, one = '']) => [
    ...one.matchAll(/<(\w+)>/g),
  ])
  return pieces.flatMap(([, hex = '']) => [...hex.matchAll(/.{4}/g)].map(([code]) => parseInt(code, 16)))
}

/** A line break between pieces that are drawn at different places. */
function textOf(contents: string, letters: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> | undefined
  let text = ''
  for (const [, name, pieces] of contents.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = letters.get(name)
    for (const [, hex = ''] of (pieces ?? '').matchAll(/<(\w+)>/g))
      for (const [code] of hex.matchAll(/.{4}/g)) text += font?.get(parseInt(code, 16)) ?? ''
    if (pieces !== undefined) text += '\n'
  }
  return text
}
