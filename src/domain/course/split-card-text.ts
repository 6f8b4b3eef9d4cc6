/** "3,252" in a row of numbers with spaces between is a number; "3,252" in a row of commas is two. */
const groupedNumber = /\d,\d{3}(?!\d)/g

/** The cells of a pasted table: separated by tabs, else semicolons, else commas, else spaces. Empty lines are left out. */
export function splitCardText(text: string): string[][] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const hasSpaces = lines.some((line) => /\d\s+\d/.test(line))
  const plain = hasSpaces ? lines.map((line) => line.replace(groupedNumber, '')) : lines
  const separator = ['\t', ';', ','].find((one) => plain.some((line) => line.includes(one)))
  return lines.map((line) =>
    (separator === undefined ? splitBySpaces(line) : line.split(separator)).map(trimCell),
  )
}

/** "Stroke index 7 1 15": the words before the first number belong together. */
function splitBySpaces(line: string): string[] {
  const [, words = '', rest = ''] = /^\s*([^\d\t]*?)\s*(\d.*)?$/.exec(line) ?? []
  const numbers = rest.split(/\s+/).filter((cell) => cell !== '')
  if (numbers.length > 0) return words === '' ? numbers : [words, ...numbers]
  // A line of words alone is a line of headings; only "stroke index" is one of two words.
  return words.replace(/stroke\s+index/gi, 'strokeindex').split(/\s+/)
}

function trimCell(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
}
