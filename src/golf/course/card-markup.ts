/** The rows of an HTML table that was pasted as source; undefined when the text holds none. A cell over several columns has empty ones behind it. */
export function htmlRows(text: string): string[][] | undefined {
  if (!/<t[dh][\s>]/i.test(text)) return undefined
  const rows = [...text.matchAll(/<tr\b[^>]*>(.*?)(?=<tr\b|<\/tr>|<\/table>|$)/gis)]
  return rows
    .map(([, row = '']) =>
      [...row.matchAll(/<t[dh]\b([^>]*)>(.*?)(?=<t[dh]\b|<\/t[dh]>|$)/gis)].flatMap(
        ([, attributes = '', content = '']) => {
          const span = Number(/colspan\s*=\s*["']?(\d{1,2})/i.exec(attributes)?.[1] ?? '1')
          return [plainContent(content), ...Array<string>(Math.max(0, span - 1)).fill('')]
        },
      ),
    )
    .filter((row) => row.some((cell) => cell !== ''))
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  thinsp: ' ',
}

function plainContent(html: string): string {
  return html
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&#x([\da-f]{1,5});/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replace(/&([a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

function characterOf(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

/** The rows of a table with pipes between its cells, as chats and Markdown write it; undefined for other text. */
export function pipeRows(lines: readonly string[]): string[][] | undefined {
  const withPipes = lines.filter((line) => line.includes('|'))
  if (withPipes.length === 0 || withPipes.some((line) => line.includes('\t'))) return undefined
  if (withPipes.length * 2 <= lines.length && !withPipes.some(isDivider)) return undefined
  return lines
    .filter((line) => !isDivider(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim().replace(/^([*_`]{1,2})(.*)\1$/, '$2')),
    )
}

/** The line of dashes below the headings. */
function isDivider(line: string): boolean {
  return /^[\s|:+=-]+$/.test(line) && /[-=]{2}/.test(line)
}
