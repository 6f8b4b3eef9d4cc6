import { plainText } from '../../club/plain-words.ts'
import { saysNone } from '../../club/member-import/says-none.ts'

const nine = new Set([
  ...['9', '9h', '9 h', 'nine', 'nueve', 'n', '1-9', '10-18'],
  ...['f', 'f9', 'front', 'front 9', 'front nine', 'first 9', 'first nine', 'out', 'outward', 'outward 9'],
  ...['b', 'b9', 'back', 'back 9', 'back nine', 'last 9', 'last nine', 'second 9', 'second nine'],
  ...['in', 'inward', 'inward 9', 'ida', 'vuelta', 'primeros 9', 'primeros nueve', 'primera vuelta'],
  ...['segundos 9', 'segundos nueve', 'segunda vuelta', 'ultimos 9', 'ultimos nueve'],
])
const eighteen = new Set(['18', '18h', '18 h', 'eighteen', 'dieciocho', '1-18', 'all', 'full', 'todos'])

/**
 * How many holes a cell says were played; null where it is empty, undefined where it says neither nine nor eighteen: ten to
 * seventeen holes, or the date that a spreadsheet makes of "1-9".
 */
export function readHoles(text: string): 9 | 18 | null | undefined {
  if (saysNone(text)) return null
  const said = plainText(text.normalize('NFKC'))
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[_"'()]/g, ' ')
    .replace(/\b(holes?|hoyos?|del)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^0*(\d+)[.,]0+$/, '$1')
    .replace(/\b0+(?=\d)/g, '')
    .replace(/^(\d+) ?(?:-|to|al?) ?(\d+)$/, '$1-$2')
    .replace(/^([a-z]+)-(9|nine|nueve)$/, '$1 $2')
    .replace(/^([fb])[ -]9$/, '$19')
    .replace(/^(9|18)-?h?$/, '$1')
  return nine.has(said) ? 9 : eighteen.has(said) ? 18 : undefined
}
