import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { openSync } from 'fontkit'
import subsetFont from 'subset-font'
import { z } from 'zod/mini'

const { resolve } = createRequire(import.meta.url)

/** pdfmake brings Roboto: the letters of Europe. All fonts are under the Open Font License, with nothing to install on the machine. */
const roboto = join(dirname(resolve('pdfmake/package.json')), 'fonts/Roboto')
export const MAIN_FONT = 'Roboto'
export const mainFiles = {
  normal: join(roboto, 'Roboto-Regular.ttf'),
  bold: join(roboto, 'Roboto-Medium.ttf'),
}

/**
 * Families of Noto Sans and the letters that each is for. A letter is drawn by the first one that has it: those that China and Japan
 * share by the Chinese font, because a name does not say whose it is.
 */
const families: readonly (readonly [name: string, letters: RegExp])[] = [
  ['hebrew', /[\u0590-\u05ff\ufb1d-\ufb4f]/u],
  [
    'arabic',
    /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08e1\u08e3-\u08ff\u200c\u200d\ufb50-\ufbc1\ufbd3-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdff\ufe70-\ufefc]/u,
  ],
  ['thai', /[\u0e00-\u0e7f]/u],
  ['kr', /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/u],
  ['sc', /[\u3000-\u303f\u3100-\u312f\u4e00-\u9fff\uff00-\uffef]|\p{Script=Han}/u],
  ['jp', /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]|\p{Script=Han}/u],
]

/** A family comes in files, each with some of its letters, so that only those that a document needs are read. */
type NotoFont = { family: string; part: string; ranges: readonly (readonly [from: number, to: number])[] }

const fontsOfFamily = new Map<string, readonly NotoFont[]>()

function readFonts(family: string): readonly NotoFont[] {
  const known = fontsOfFamily.get(family)
  if (known) return known
  const text = readFileSync(resolve(`${packageOf(family)}/unicode.json`), 'utf8')
  const fonts = Object.entries(z.parse(rangesOfParts, JSON.parse(text))).flatMap(([key, ranges]) => {
    const part = key.replace(/[[\]]/g, '')
    // The others have the letters of Europe once more.
    if (part !== family && !/^\d+$/.test(part)) return []
    return { family, part, ranges: ranges.split(',').map(readRange) }
  })
  fontsOfFamily.set(family, fonts)
  return fonts
}

const packageOf = (family: string) => `@fontsource-variable/noto-sans-${family}`
/** "[4]": "U+4e00-4e05,U+4e07" */
const rangesOfParts = z.record(z.string(), z.string())

function readRange(range: string): [from: number, to: number] {
  const [from = '', to = from] = range.slice('U+'.length).split('-')
  return [parseInt(from, 16), parseInt(to, 16)]
}

let lettersOfMainFont: ReadonlySet<number> | undefined

function isInMainFont(code: number): boolean {
  const font = lettersOfMainFont ? undefined : openSync(mainFiles.normal)
  if (font && 'characterSet' in font) lettersOfMainFont = new Set(font.characterSet)
  return lettersOfMainFont?.has(code) === true
}

const fontsOfLetters = new Map<string, NotoFont | undefined>()

function findNotoFont(letter: string): NotoFont | undefined {
  if (fontsOfLetters.has(letter)) return fontsOfLetters.get(letter)
  const code = letter.codePointAt(0) ?? 0
  const found = families
    .filter(([, letters]) => letters.test(letter))
    .flatMap(([family]) => readFonts(family))
    .find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
  fontsOfLetters.set(letter, found)
  return found
}

const notoFonts = new Map<string, NotoFont>()

/** The name of the font that draws a letter; null where none has it. */
export function fontOf(letter: string): string | null {
  if (isInMainFont(letter.codePointAt(0) ?? 0)) return MAIN_FONT
  const font = findNotoFont(letter)
  if (!font) return null
  const name = `${font.family}-${font.part}`
  notoFonts.set(name, font)
  return name
}

/**
 * A font that fontOf has named, as files of TrueType. Noto Sans is stored packed (WOFF2) and with all weights in one, which pdfkit cannot
 * take parts of.
 */
export async function readFont(name: string): Promise<{ normal: Buffer; bold: Buffer }> {
  const font = notoFonts.get(name)
  if (!font) throw new Error(`No letter has the font ${name}`)
  const { family, part, ranges } = font
  const file = await readFile(
    resolve(`${packageOf(family)}/files/noto-sans-${family}-${part}-wght-normal.woff2`),
  )
  const letters = ranges.map(([from, to]) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i)),
  )
  const ofWeight = (wght: number) =>
    subsetFont(file, letters.join(''), { targetFormat: 'truetype', variationAxes: { wght } })
  return { normal: await ofWeight(400), bold: await ofWeight(600) }
}
