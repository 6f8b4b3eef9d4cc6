import { inflateSync } from 'node:zlib'

type Place = { x: number; y: number }

/**
 * The text of each page of a PDF as the server writes it (pdfkit), its size and the places of its texts in points from the corner below
 * on the left, the addresses that its links have, its structure, and what is said of its fonts. Enough of the format for that
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
  /** Its structure, a part a line, as a program reads it aloud: "  TH Column: Hole". */
  structure: string[]
  /** Whether it says that it has one, and shows its title; its language. */
  isMarked: boolean
  showsTitle: boolean
  language: string | undefined
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
  const root = heads.find((head) => head.includes('/Type /Catalog')) ?? ''
  return {
    structure: readStructure(objects, letters),
    isMarked: heads.some((head) => head.includes('/Marked true')),
    showsTitle: heads.some((head) => head.includes('/DisplayDocTitle true')),
    language: /\/Lang \((.*?)\)/.exec(root)?.[1],
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

type Objects = ReadonlyMap<string, { head: string; stream: string }>
type Letters = ReadonlyMap<string, ReadonlyMap<number, string>>

function readStructure(objects: Objects, letters: Letters): string[] {
  const root = [...objects.values()].find(({ head }) => head.includes('/Type /StructTreeRoot'))?.head ?? ''
  const marked = new Map<string, ReadonlyMap<string, string>>()
  const textsOf = (page: string) => {
    const contents = objects.get(/\/Contents (\d+)/.exec(objects.get(page)?.head ?? '')?.[1] ?? '')
    const found = marked.get(page) ?? markedTexts(contents?.stream ?? '', letters)
    marked.set(page, found)
    return found
  }
  const linesOf = (id: string, depth: number): string[] => {
    const head = objects.get(id)?.head ?? ''
    const page = /\/Pg (\d+)/.exec(head)?.[1] ?? ''
    const kids = kidsOf(head)
    const texts = kids.flatMap((kid) => (/^\d+$/.test(kid) ? (textsOf(page).get(kid) ?? 'no text') : []))
    const actual = /\/ActualText \(((?:\\.|[^\\)])*)\)/s.exec(head)?.[1]
    const name = [/\/S \/(\w+)/.exec(head)?.[1], /\/Scope \/(\w+)/.exec(head)?.[1]].filter(Boolean).join(' ')
    const text = actual === undefined ? texts.join(' ') : utf16(actual)
    const inside = kids.flatMap((kid) => /^(\d+) 0 R$/.exec(kid)?.[1] ?? [])
    return [
      `${'  '.repeat(depth)}${name}${text === '' ? '' : `: ${text}`}`,
      ...inside.flatMap((one) => linesOf(one, depth + 1)),
    ]
  }
  return kidsOf(root).flatMap((kid) => linesOf(kid.split(' ')[0] ?? '', 0))
}

/** Numbers of marked texts and references to parts, without annotations. */
function kidsOf(head: string): string[] {
  const list = /\/K \[([^\]]*)\]/s.exec(head)?.[1] ?? ''
  return list.replace(/<<.*?>>/gs, '').match(/\d+ 0 R|\d+/g) ?? []
}

function markedTexts(contents: string, letters: Letters): Map<string, string> {
  // Fonts go on from one text to the next.
  let font = ''
  const found = new Map<string, string>()
  for (const [piece, , id = ''] of contents.matchAll(
    /\/(\w+) (?:<<\s*\/MCID (\d+)\s*>> BDC|<<\s*>> BDC)(.*?)EMC/gs,
  )) {
    const text = textOf(`${font}${piece}`, letters)
    if (id !== '') found.set(id, text.replaceAll('\n', ''))
    font = [...piece.matchAll(/\/F\d+ [\d.]+ Tf/g)].at(-1)?.[0] ?? font
  }
  return found
}

/** The bytes of a string of PDF, which escapes some of them. */
function utf16(text: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = Buffer.from(
    text.replace(/\\(.)/gs, (_, one: string) => escapes[one] ?? one),
    'latin1',
  )
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')
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
