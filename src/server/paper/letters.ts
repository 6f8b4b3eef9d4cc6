import bidiFactory from 'bidi-js'

export type PaperFont = 'Roboto' | 'Hebrew' | 'Arabic' | 'Thai'
export type Run = { text: string; font: PaperFont }

const bidi = bidiFactory()
const scripts: readonly (readonly [PaperFont, RegExp])[] = [
  ['Hebrew', /[\u0590-\u05ff\ufb1d-\ufb4f]/],
  ['Arabic', /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/],
  ['Thai', /[\u0e00-\u0e7f]/],
]
const hasOtherScript = new RegExp(scripts.map(([, letters]) => letters.source).join('|'))

/**
 * A text as it is drawn from left to right: pieces of one font each, those that are read from right to left in the order in which they
 * stand on paper. Letters within a piece keep the order of reading, because the font turns and joins them itself. Letters and
 * their marks are one (NFC), because fonts draw the two apart.
 */
export function toRuns(text: string): Run[] {
  const composed = text.normalize('NFC')
  if (!hasOtherScript.test(composed)) return [{ text: composed, font: 'Roboto' }]
  return composed
    .split(/(\n)/)
    .flatMap((line) => (line === '\n' ? [{ text: line, font: 'Roboto' as const }] : runsOfLine(line)))
}

type Piece = Run & { from: number; isReversed: boolean; isWord: boolean }

function runsOfLine(line: string): Run[] {
  const levels = bidi.getEmbeddingLevels(line)
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels)
  const pieces: Piece[] = []
  for (const at of bidi.getReorderedIndices(line, levels)) {
    const letter = line.charAt(at)
    const isReversed = (levels.levels[at] ?? 0) % 2 === 1
    const font = fontOf(letter)
    const isWord = font !== 'Roboto'
    const last = pieces.at(-1)
    const goesOn = last?.font === font && last.isReversed === isReversed && last.isWord === isWord
    if (goesOn && isReversed && isWord && at === last.from - 1) {
      last.text = letter + last.text
      last.from = at
    } else if (goesOn && !(isReversed && isWord)) {
      last.text += mirrored.get(at) ?? letter
      last.from = at
    } else {
      pieces.push({ text: mirrored.get(at) ?? letter, font, from: at, isReversed, isWord })
    }
  }
  return pieces.map(({ text, font }) => ({ text, font }))
}

function fontOf(letter: string): PaperFont {
  return scripts.find(([, letters]) => letters.test(letter))?.[0] ?? 'Roboto'
}

/** Puts each text of a document, which nobody else has, into pieces of one font. */
export function spellTexts(part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  if ('text' in part) part.text = textOf(part.text)
  for (const [key, value] of Object.entries(part)) if (key !== 'text') spellTexts(value)
}

function textOf(text: unknown): unknown {
  if (typeof text === 'string') {
    const runs = toRuns(text)
    return runs.length === 1 && runs[0]?.font === 'Roboto' ? runs[0].text : runs
  }
  if (!Array.isArray(text)) return text
  return text.flatMap((one: unknown) => {
    if (typeof one === 'string') return toRuns(one)
    if (typeof one !== 'object' || one === null || !('text' in one) || typeof one.text !== 'string')
      return [one]
    return toRuns(one.text).map((run) => ({ ...one, ...run }))
  })
}
