import { htmlRows, pipeRows } from './card-markup.ts'

/** What stands between the cells. Between spaces and commas a number such as 3 378 or 3,378 may have come apart into two cells. */
export type CardSign = '|' | '\t' | ';' | ',' | ' '

export type SplitCard = { rows: string[][]; sign: CardSign }

/**
 * The cells of a pasted table: of HTML or Markdown, or separated by tabs, else semicolons, else commas, else spaces. Empty lines
 * are left out. Between spaces every word is a cell of its own.
 */
export function splitCard(text: string): SplitCard {
  const html = htmlRows(text)
  if (html) return { rows: html, sign: '|' }
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '' && !/^\s*"?sep=.{1,2}"?\s*$/i.test(line))
  const piped = pipeRows(lines)
  if (piped) return { rows: piped, sign: '|' }
  const sign = signOf(lines)
  if (sign === ' ') {
    const joined = joinThinSpaces(lines)
    return { rows: joined.map(splitBySpaces), sign }
  }
  return { rows: lines.map((line) => splitQuoted(line, sign)), sign }
}

/** The cells of a row or a column of numbers: as above, but words that stand together are one cell. */
export function splitCardText(text: string): string[][] {
  const { rows, sign } = splitCard(text)
  if (sign !== ' ') return rows
  return rows.map((row) => {
    const at = row.findIndex((cell) => /^\d/.test(cell))
    if (at > 1) return [row.slice(0, at).join(' '), ...row.slice(at)]
    // A line of words alone is a line of headings; only "stroke index" is one of two words.
    return at < 0
      ? row
          .join(' ')
          .replace(/stroke\s+index/gi, 'strokeindex')
          .split(' ')
      : row
  })
}

/** Commas separate where there are more of them than of spaces between numbers: "402 188 3,378" is a row of spaces. */
function signOf(lines: readonly string[]): CardSign {
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, '""'))
  for (const sign of ['\t', ';'] as const) if (bare.some((line) => line.includes(sign))) return sign
  const count = (pattern: RegExp) => bare.reduce((sum, line) => sum + [...line.matchAll(pattern)].length, 0)
  const commas = count(/,/g)
  return commas > 0 && commas > count(/[\d\p{L}][.)]?\s+(?=\d)/gu) ? ',' : ' '
}

/** A quote opens at the beginning of a cell only, and a line whose last one never closes has no quotes: 5'11" is no quoted text. */
function splitQuoted(line: string, sign: CardSign): string[] {
  const cells: string[] = ['']
  let isQuoted = false
  let before = ''
  for (const letter of line) {
    const cell = cells.pop() ?? ''
    const isQuote: boolean = letter === '"' && (isQuoted || before === '"' || cell.trim() === '')
    if (letter === sign && !isQuoted) cells.push(cell, '')
    else cells.push(`${cell}${letter}`)
    isQuoted = isQuote ? !isQuoted : isQuoted
    before = letter
  }
  return (isQuoted ? line.split(sign) : cells).map(trimCell)
}

/** 3 378 with one of the spaces that belong into numbers, in a text that has other spaces between its cells. */
function joinThinSpaces(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /\d[ \t]+\d/.test(line))) return lines
  return lines.map((line) => line.replace(/(^|\D)(\d{1,2})[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '$1$2'))
}

/** Rating and slope, or two indexes of a hole, belong together however they are spaced: "73.4 / 131", "7 / 8". */
function splitBySpaces(line: string): string[] {
  return line
    .replace(/(\d)\s*\/\s*(?=\d)/g, '$1/')
    .trim()
    .split(/\s+/)
    .map(trimCell)
    .filter((cell) => cell !== '')
}

function trimCell(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/""/g, '"')
    .trim()
}
