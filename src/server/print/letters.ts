import bidiFactory from 'bidi-js'
import { fontOf, MAIN_FONT } from './paper-fonts.ts'

export type Run = { text: string; font: string }

const bidi = bidiFactory()
/** Stands for a letter that no font has. */
const UNPRINTABLE = '\ufffd'
/** Marks of writing that are not drawn. */
const notDrawn = /\p{Default_Ignorable_Code_Point}/u

/** Thai writes a tone above the circle of the vowel AM, though it comes before it. */
const toneBeforeAm = /([\u0e48-\u0e4b])\u0e33/g

/** Whether a letter of these texts stands on paper as a sign in its place. */
export function hasUnprintable(part: unknown): boolean {
  if (typeof part === 'string')
    return [...part.normalize('NFC')].some(
      (letter) => letter !== '\n' && !notDrawn.test(letter) && fontOf(letter) === null,
    )
  return typeof part === 'object' && part !== null && Object.values(part).some(hasUnprintable)
}

/**
 * A text as it is drawn from left to right: pieces of one font each, those that are read from right to left in the order in which they
 * stand on paper. Letters within a piece keep the order of reading, because the font turns and joins them itself. Letters and
 * their marks are one (NFC), because fonts draw the two apart.
 */
export function toRuns(text: string): Run[] {
  const composed = text.normalize('NFC').replace(toneBeforeAm, '\u0e4d$1\u0e32')
  if ([...composed].every((letter) => letter === '\n' || fontOf(letter) === MAIN_FONT))
    return [{ text: composed, font: MAIN_FONT }]
  return composed
    .split(/(\n)/)
    .flatMap((line) => (line === '\n' ? [{ text: line, font: MAIN_FONT }] : runsOfLine(line)))
}

/** A line with words of these is one of the sheet, which is read from left to right, whatever name it begins with. */
const europe = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

type Piece = Run & { from: number; isReversed: boolean }

function runsOfLine(line: string): Run[] {
  const levels = bidi.getEmbeddingLevels(line, europe.test(line) ? 'ltr' : undefined)
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels)
  const pieces: Piece[] = []
  for (const at of bidi.getReorderedIndices(line, levels)) {
    if (isSecondHalf(line, at)) continue
    const read = String.fromCodePoint(line.codePointAt(at) ?? 0)
    const font = fontOf(read)
    if (font === null && notDrawn.test(read)) continue
    const letter = font === null ? UNPRINTABLE : read
    const isReversed = (levels.levels[at] ?? 0) % 2 === 1
    const isWord = font !== null && font !== MAIN_FONT
    const last = pieces.at(-1)
    const goesOn = last?.font === (font ?? MAIN_FONT) && last.isReversed === isReversed
    if (goesOn && isReversed && isWord && at + letter.length === last.from) {
      last.text = letter + last.text
      last.from = at
    } else if (goesOn && !(isReversed && isWord)) {
      last.text += mirrored.get(at) ?? letter
      last.from = at
    } else {
      pieces.push({ text: mirrored.get(at) ?? letter, font: font ?? MAIN_FONT, from: at, isReversed })
    }
  }
  return pieces.map(({ text, font }) => ({ text, font }))
}

/** Of a letter that takes two places in a string. */
function isSecondHalf(line: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(line.charAt(at)) && (line.codePointAt(at - 1) ?? 0) > 0xffff
}
