import type { CardField } from '#golf/course/card-values.ts'

export type RightCard = {
  holeCount: 9 | 18
  tees: readonly string[]
  rows: readonly { field: CardField; values: readonly number[] }[]
}

/** A card as a text, and by what name each of its rows stands there. */
export type WrittenCard = { text: string; labels: ReadonlyMap<CardField, string> }

type Random = () => number

const words = [
  ...['Black', 'Blue', 'White', 'Yellow', 'Red', 'Gold', 'Gul/blå', 'Blue/White', 'III', 'IV', '58', '51'],
  ...['47', '40', '56/52', 'Klubb-tee', 'GRØNN 34', '600m', 'Tee 52', 'Amarillas'],
]

/** A card on which everything is right: lengths fit the pars, each tee is shorter than the one before, each index stands once. */
export function rightCard(random: Random): RightCard {
  const holeCount = random() < 0.4 ? 9 : 18
  const holes = Array.from({ length: holeCount }, (_, at) => at)
  const pars = holes.map(() => pick(random, [3, 4, 4, 4, 4, 5, 5, 3, random() < 0.1 ? 6 : 4]))
  const longest = pars.map((par) => {
    const [least, most] =
      par === 3 ? [130, 230] : par === 4 ? [310, 460] : par === 5 ? [480, 590] : [660, 720]
    return whole(random, least, most)
  })
  const tees = shuffled(random, words).slice(0, whole(random, 1, 5))
  const lengths = tees.map((_, at) =>
    longest.map((length) => Math.round(length * 0.93 ** at) - whole(random, 0, 4)),
  )
  const hasWomens = random() < 0.4
  return {
    holeCount,
    tees,
    rows: [
      ...tees.map((tee, at) => ({ field: `yards.${tee}` as const, values: lengths[at] ?? [] })),
      { field: 'par', values: pars },
      { field: 'strokeIndex', values: indexes(random, holeCount) },
      ...(hasWomens
        ? ([
            { field: 'womenPar', values: pars.map((par) => (random() < 0.1 && par === 4 ? 5 : par)) },
            { field: 'womenStrokeIndex', values: indexes(random, holeCount) },
          ] as const)
        : []),
    ],
  }
}

function indexes(random: Random, holeCount: 9 | 18): number[] {
  const step = holeCount === 9 && random() < 0.5 ? 2 : 1
  return shuffled(
    random,
    Array.from({ length: holeCount }, (_, at) => 1 + at * step),
  )
}

const names = {
  par: ['Par', 'PAR', 'par', 'Pares'],
  strokeIndex: ['SI', 'S.I.', 'HCP', 'Handicap', 'Stroke Index', 'Hcp.', 'Índice'],
  mens: ['Handicap (M)', "Men's HCP", 'M Hcp', 'Gents S.I.', 'SI Men', 'MENS INDEX', 'HCP Herren'],
  womenPar: ['Par (W)', 'Ladies Par', "Women's Par", 'L Par', 'Par Damas', 'Women’s par'],
  womenStrokeIndex: ['Handicap (W)', 'Ladies S.I.', "Women's HCP", 'L Hcp', 'HCP Damen', 'SI ladies'],
} as const

export const signs = ['\t', ',', ';', ' ', '   ', ' | ', 'markdown', 'html'] as const
type Sign = (typeof signs)[number]

type Ways = {
  sign: Sign
  ordinal: (hole: number) => string
  thousands: (sum: number) => string
  labels: ReadonlyMap<CardField, string>
  isTwice: boolean
}

/** Writes the card as clubs, pages and spreadsheets do, each time in another way. */
export function writeCard(card: RightCard, random: Random): WrittenCard {
  const sign = pick(random, signs)
  const isSpaced = sign.trim() === ''
  const isDown = random() < 0.35
  const labels = labelsOf(card, random)
  // Between spaces nobody can tell where a heading of two words ends.
  if (isDown && isSpaced && sign !== '\t')
    for (const [field, label] of labels) if (/\s/.test(label)) labels.set(field, label.replace(/\s+/g, '-'))
  const ways: Ways = {
    sign,
    ordinal: pick(random, [
      String,
      String,
      (hole) => `${hole}${['', 'st', 'nd', 'rd'][hole] ?? 'th'}`,
      (hole) => `${hole}.`,
      (hole) => `Hole ${hole}`,
    ]),
    thousands: thousandsOf(sign, random),
    labels,
    isTwice: card.holeCount === 9 && random() < 0.1,
  }
  const table = isDown ? downTable(card, ways, random) : acrossTables(card, ways, random)
  const title = random() < 0.1 ? 'Navy Example\n' : ''
  return { text: `${sign === 'html' ? '' : title}${joined(table, sign, random)}`, labels }
}

function labelsOf(card: RightCard, random: Random): Map<CardField, string> {
  const hasWomens = card.rows.some(({ field }) => field === 'womenPar')
  const areUnnamed = hasWomens && random() < 0.2
  const par = pick(random, names.par)
  const index = pick(random, hasWomens && !areUnnamed && random() < 0.7 ? names.mens : names.strokeIndex)
  return new Map<CardField, string>([
    ...card.tees.map((tee) => [`yards.${tee}`, pick(random, [tee, tee, tee.toUpperCase()])] as const),
    ['par', par],
    ['strokeIndex', index],
    ['womenPar', areUnnamed ? par : pick(random, names.womenPar)],
    ['womenStrokeIndex', areUnnamed ? index : pick(random, names.womenStrokeIndex)],
  ])
}

function thousandsOf(sign: Sign, random: Random): (sum: number) => string {
  const mark = pick(random, ['', '', ',', '.', ' ', '\u2009'])
  const isQuoted = sign === ',' && (mark === ',' || random() < 0.2) && random() < 0.7
  return (sum) => {
    const text =
      sum < 1000 ? String(sum) : `${Math.floor(sum / 1000)}${mark}${String(sum % 1000).padStart(3, '0')}`
    return isQuoted ? `"${text}"` : text
  }
}

type Cells = string[][]

/** Rows of holes, with the sums that the heading names, all rows or some have. */
function acrossTables(card: RightCard, ways: Ways, random: Random): Cells {
  const isSplit = card.holeCount === 18 && random() < 0.3
  const parts = isSplit ? [[0, 9] as const, [9, 18] as const] : [[0, card.holeCount] as const]
  const sums = { inHead: random() < 0.7, inRows: random() < 0.7, hasInitials: random() < 0.15 }
  const isHoleLast = random() < 0.1
  const order = orderOf(card, random)
  const isRated = random() < 0.3
  const rating = pick(random, ['73.4/131', '71.2 / 127', '(70.1/120)', '131/73.4'])
  return parts.flatMap(([from, to]) => {
    const hasBoth = from === 0 && to === 18
    const row = (values: readonly string[], printed: readonly string[] | undefined) =>
      !printed
        ? [...values]
        : hasBoth
          ? [...values.slice(0, 9), printed[0] ?? '', ...values.slice(9), printed[1] ?? '', printed[2] ?? '']
          : [...values, (from === 0 ? printed[0] : printed[1]) ?? '']
    const holes = card.rows[0]?.values.map((_, at) => ways.ordinal(at + 1)).slice(from, to) ?? []
    const heads = row(holes, sums.inHead ? ['Out', 'In', 'Total'] : undefined)
    if (sums.hasInitials && sums.inHead && hasBoth && sumsAreDropped(ways)) heads.splice(10, 0, 'Initials')
    const lines = order.map((at) => {
      const { field = 'par', values = [] } = card.rows[at] ?? {}
      const isIndex = field === 'strokeIndex' || field === 'womenStrokeIndex'
      const sum = (first: number, last: number) =>
        ways.thousands(values.slice(first, last).reduce((all, one) => all + one, 0))
      const hasSums = !isIndex && sums.inRows && random() < 0.9
      const isPadded = isIndex && sums.inHead && !sumsAreDropped(ways) && random() < 0.7
      const printed = hasSums ? [sum(0, 9), sum(9, 18), sum(0, 18)] : isPadded ? ['', '', ''] : undefined
      const cells = row(cellsOf(field, values, ways).slice(from, to), printed)
      const lead = isRated && field.startsWith('yards.') ? [rating] : []
      return [ways.labels.get(field) ?? '', ...lead, ...cells]
    })
    const heading = ['Hole', ...heads]
    return isHoleLast ? [...lines, heading] : [heading, ...lines]
  })
}

const sumsAreDropped = ({ sign }: Ways) => sign === ' ' || sign === '   '

/** A column each, with the names of the holes or without, and a line of sums or none. */
function downTable(card: RightCard, ways: Ways, random: Random): Cells {
  const order = orderOf(card, random)
  const columns = order.map((at) => card.rows[at])
  const hasNames = random() < 0.2
  const isNameHeaded = hasNames && random() < 0.5
  const name = () => (hasNames ? [pick(random, ['Birch Hill', 'Road', 'The Dell', 'Long', 'Home'])] : [])
  const heads = [
    'Hole',
    ...(isNameHeaded ? ['Name'] : []),
    ...columns.map((one) => ways.labels.get(one?.field ?? 'par') ?? ''),
  ]
  const lines = Array.from({ length: card.holeCount }, (_, at) => [
    ways.ordinal(at + 1),
    ...name(),
    ...columns.map((one) => cellsOf(one?.field ?? 'par', one?.values ?? [], ways)[at] ?? ''),
  ])
  const sums = (word: string, from: number, to: number) => [
    word,
    ...(isNameHeaded ? [''] : []),
    ...columns.map((one) =>
      one?.field.endsWith('Index')
        ? ''
        : ways.thousands((one?.values ?? []).slice(from, to).reduce((all, value) => all + value, 0)),
    ),
  ]
  const hasSums =
    random() < 0.4 && !sumsAreDropped(ways) && !(ways.sign === ',' && !ways.thousands(3000).startsWith('"'))
  if (!hasSums) return [heads, ...lines]
  const whole = card.holeCount === 18 ? [sums('In', 9, 18), sums('Total', 0, 18)] : []
  return [heads, ...lines.slice(0, 9), sums('Out', 0, 9), ...lines.slice(9), ...whole]
}

/** The women's rows come after the men's where their names do not say whose they are. */
function orderOf(card: RightCard, random: Random): number[] {
  const order = shuffled(
    random,
    card.rows.map((_, at) => at),
  )
  const womens = order.filter((at) => card.rows[at]?.field.startsWith('women'))
  return [...order.filter((at) => !womens.includes(at)), ...womens]
}

function cellsOf(field: CardField, values: readonly number[], { isTwice }: Ways): string[] {
  if (!isTwice || !field.endsWith('Index') || !values.some((one) => one > 9)) return values.map(String)
  return values.map((one) => `${one}/${one + 1}`)
}

function joined(rows: Cells, sign: Sign, random: Random): string {
  if (sign === 'html')
    return `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell.replaceAll('"', '')}</td>`).join('')}</tr>`).join('\n')}</table>`
  if (sign === 'markdown') {
    const [first = [], ...others] = rows
    const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
    return [line(first), `|${'---|'.repeat(first.length)}`, ...others.map(line)].join('\n')
  }
  const shown =
    sign.trim() === '' && sign !== '\t' ? rows.map((row) => row.filter((cell) => cell !== '')) : rows
  const isQuoted = (sign === ',' || sign === ';') && random() < 0.2
  const quoted = (cell: string) => (isQuoted && !cell.startsWith('"') ? `"${cell}"` : cell)
  return shown.map((row) => row.map(quoted).join(sign)).join(pick(random, ['\n', '\r\n']))
}

/** Drops a cell of a line, or puts another number into it, as a slip of the hand does. */
export function damage(text: string, sign: string, random: Random): string {
  const lines = text.split('\n')
  const at = whole(random, 1, lines.length - 1)
  const cells = (lines[at] ?? '').split(sign)
  const cell = whole(random, 1, Math.max(1, cells.length - 1))
  if (random() < 0.5) cells.splice(cell, 1)
  else cells.splice(cell, 0, String(whole(random, 1, 500)))
  return [...lines.slice(0, at), cells.join(sign), ...lines.slice(at + 1)].join('\n')
}

function whole(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

function pick<T>(random: Random, from: readonly [T, ...T[]]): T
function pick<T>(random: Random, from: readonly T[]): T
function pick<T>(random: Random, from: readonly T[]): T {
  const found = from[Math.floor(random() * from.length)]
  if (found === undefined) throw new Error('Nothing to choose from.')
  return found
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
