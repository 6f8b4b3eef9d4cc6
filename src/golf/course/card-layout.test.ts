import { describe, expect, test } from 'vitest'
import { readCardText } from './card-text.ts'
import { takeable } from './doubtful-values.ts'
import type { CardField } from './card-values.ts'

const pars = [4, 3, 5, 4, 4, 5, 3, 4, 4]
const indexes = [5, 15, 1, 11, 7, 3, 17, 13, 9]
const womensPars = [4, 3, 5, 4, 5, 5, 3, 4, 4]
const womensIndexes = [7, 17, 1, 11, 5, 3, 15, 13, 9]
const white = [385, 160, 510, 402, 377, 520, 172, 388, 345]
const red = [340, 132, 440, 365, 322, 470, 140, 333, 300]

function read(text: string, tees: readonly string[] = ['White', 'Red'], holeCount: 9 | 18 = 9) {
  const reading = readCardText(text, { teeNames: tees, holeCount })
  const of = (field: CardField) =>
    takeable(reading)
      .filter((value) => value.field === field)
      .sort((a, b) => a.holeNumber - b.holeNumber)
      .map(({ value }) => value)
  return { of, problems: reading.problems, kinds: reading.problems.map(({ kind }) => kind) }
}

const holes = pars.map((_, at) => at + 1)
const table = (heads: readonly string[], columns: readonly (readonly (string | number)[])[], sign = '\t') =>
  [heads, ...holes.map((_, at) => columns.map((column) => column[at] ?? ''))]
    .map((row) => row.join(sign))
    .join('\n')

describe('several nines in one table', () => {
  const line = (course: string, nine: string, hole: number, at: number) =>
    [course, nine, hole, white[at], pars[at], indexes[at]].join(',')
  const lines = (nine: string) => holes.map((hole, at) => line('Navy Example', nine, hole, at))
  const heads = 'course,nine,hole,white,par,hcp'

  test.each([9, 18] as const)('when each hole stands twice on a course of %i, then it is asked', (count) => {
    const { of, problems } = read([heads, ...lines('East'), ...lines('South')].join('\n'), ['White'], count)
    expect(problems).toEqual([{ kind: 'hole_repeated', holes }])
    expect(of('par')).toEqual([])
    expect(of('yards.White')).toEqual([])
  })

  test('when one hole alone stands twice, then the others are read', () => {
    const { of, problems } = read([heads, ...lines('East'), line('Navy Example', 'East', 3, 3)].join('\n'))
    expect(problems).toEqual([{ kind: 'hole_repeated', holes: [3] }])
    expect(of('par')).toEqual([4, 3, 4, 4, 5, 3, 4, 4])
  })

  test('when two blocks of rows have the same holes and other values, then they are asked about', () => {
    const block = (own: readonly number[]) => `Hole ${holes.join(' ')}\nPar ${own.join(' ')}`
    const { of, problems } = read(`${block(pars)}\n${block([...pars].reverse())}`, ['White'], 18)
    expect(problems).toEqual([{ kind: 'hole_repeated', holes }])
    expect(of('par')).toEqual([])
  })

  test('when the second nine is numbered 10 to 18, then both are read', () => {
    const second = holes.map((hole, at) =>
      ['Navy Example', 'South', hole + 9, white[at], pars[at], (indexes[at] ?? 0) + 1].join(','),
    )
    const { of, problems } = read([heads, ...lines('East'), ...second].join('\n'), ['White'], 18)
    expect(problems).toEqual([])
    expect(of('par')).toEqual([...pars, ...pars])
  })
})

describe('second pars and indexes', () => {
  test('when par and index come again in one block, then they are the women’s', () => {
    const text = table(
      ['Hole', 'White', 'Par', 'S.I.', 'Red', 'Par', 'S.I.'],
      [holes, white, pars, indexes, red, pars, womensIndexes],
    )
    const { of, problems } = read(text)
    expect(problems).toEqual([])
    expect(of('strokeIndex')).toEqual(indexes)
    expect(of('womenPar')).toEqual(pars)
    expect(of('womenStrokeIndex')).toEqual(womensIndexes)
    expect(of('yards.Red')).toEqual(red)
  })

  test('when they come as rows below the holes, then they are the women’s', () => {
    const rows = [holes, white, pars, indexes, red, womensPars, womensIndexes]
    const names = ['Hole', 'White', 'Par', 'HCP', 'Red', 'Par', 'HCP']
    const { of, problems } = read(rows.map((row, at) => [names[at], ...row].join(' ')).join('\n'))
    expect(problems).toEqual([])
    expect(of('womenPar')).toEqual(womensPars)
    expect(of('womenStrokeIndex')).toEqual(womensIndexes)
  })

  test('when a third comes, then it is named', () => {
    const { kinds } = read(
      table(['Hole', 'Par', 'SI', 'SI', 'SI'], [holes, pars, indexes, womensIndexes, indexes]),
    )
    expect(kinds).toEqual(['repeated_series'])
  })
})

describe('men’s and women’s labels', () => {
  test.each([
    ['Handicap (M)', 'Handicap (W)', 'Par (W)'],
    ['M Hcp', 'L Hcp', 'L Par'],
    ["Men's HCP", "Women's HCP", "Women's Par"],
    ['Gents S.I.', 'Ladies S.I.', 'Ladies Par'],
    ['SI Gents', 'SI Ladies', 'Par Ladies'],
    ['HCP Herren', 'HCP Damen', 'Par Damen'],
    ['Hcp H', 'Hcp D', 'Par D'],
    ['Hcp H', 'Hcp M', 'Par M'],
    ['MENS INDEX', 'LADIES INDEX', 'LADIES PAR'],
    ['Handicap caballeros', 'Handicap damas', 'Par damas'],
  ])('when the indexes are %s and %s, then each is its gender’s', (men, women, womensPar) => {
    for (const sign of ['\t', ',', ' ', ' | ']) {
      const rows = [
        ['Hole', ...holes],
        [men, ...indexes],
        ['Par', ...pars],
        [women, ...womensIndexes],
        [womensPar, ...womensPars],
      ]
      const { of, problems } = read(rows.map((row) => row.join(sign)).join('\n'))
      expect(problems).toEqual([])
      expect(of('strokeIndex')).toEqual(indexes)
      expect(of('womenStrokeIndex')).toEqual(womensIndexes)
      expect(of('womenPar')).toEqual(womensPars)
    }
  })

  test('when a row is of both, then it is the men’s that women play too', () => {
    const { of, problems } = read(`Hole ${holes.join(' ')}\nHCP H/D ${indexes.join(' ')}`)
    expect(problems).toEqual([])
    expect(of('strokeIndex')).toEqual(indexes)
    expect(of('womenStrokeIndex')).toEqual([])
  })

  test('when a row says its gender only, then its numbers say what it is', () => {
    const { of, problems } = read(
      `Hole ${holes.join(' ')}\nPar ${pars.join(' ')}\nGents ${indexes.join(' ')}`,
    )
    expect(problems).toEqual([])
    expect(of('strokeIndex')).toEqual(indexes)
  })
})

describe('two numbers on a hole', () => {
  const twice = indexes.map((one) => `${one}/${one + 1}`)

  test('when a card of nine has two indexes a hole, then the first is of 1 to 9 and the second is named', () => {
    const { of, problems } = read(table(['Hole', 'Par', 'Mens Index', 'White'], [holes, pars, twice, white]))
    expect(of('strokeIndex')).toEqual(indexes)
    expect(problems).toEqual([{ kind: 'second_index_left', field: 'strokeIndex' }])
  })

  test('when the course has eighteen holes, then the second is of 10 to 18', () => {
    const { of, kinds } = read(table(['Hole', 'Par', 'SI'], [holes, pars, twice]), ['White'], 18)
    expect(of('strokeIndex')).toEqual([...indexes, ...indexes.map((one) => one + 1)])
    expect(kinds).toEqual([])
  })

  test('when two indexes fit no way of playing, then one message names the row', () => {
    const { of, problems } = read(
      table(
        ['Hole', 'Par', 'SI'],
        [holes, pars, indexes.map((one, at) => `${one}/${womensIndexes[at] ?? 0}`)],
      ),
    )
    expect(of('strokeIndex')).toEqual([])
    expect(problems).toEqual([{ kind: 'two_numbers', label: 'SI', text: '5/7', holes }])
  })

  test('when two indexes stand under both genders, then they are asked about', () => {
    const { of, kinds } = read(table(['Hole', 'Par', 'HCP H/D'], [holes, pars, twice]))
    expect(of('strokeIndex')).toEqual([])
    expect(kinds).toEqual(['two_numbers'])
  })

  test.each(['\t', ' ', '|', ','])(
    'when holes have two pars between %j, then they are asked about',
    (sign) => {
      const two = [4, '3/4', 5, 4, '4/5', 5, 3, 4, 4]
      const text = [
        ['Hole', ...holes, 'Out'],
        ['Par', ...two, '36/38'],
        ['White', ...white, 3259],
      ]
        .map((row) => row.join(sign))
        .join('\n')
      const { of, problems } = read(text)
      expect(problems).toEqual([{ kind: 'two_numbers', label: 'Par', text: '3/4', holes: [2, 5] }])
      expect(of('par')).toEqual([4, 5, 4, 5, 3, 4, 4])
      expect(of('yards.White')).toEqual(white)
    },
  )
})

describe('names of holes', () => {
  const names = ['Birch Hill', 'Road', 'The Dell', 'Mill', 'Oak', 'Long', 'Ash', 'Elm', 'Home']

  test.each([
    { name: 'spaces, without a heading', heads: 'Hole Par SI White Red', sign: ' ' },
    { name: 'spaces and a heading', heads: 'Hole Name Par SI White Red', sign: ' ' },
    { name: 'tabs, without a heading', heads: 'Hole\tPar\tSI\tWhite\tRed', sign: '\t' },
    { name: 'tabs and a heading', heads: 'Hole\tName\tPar\tSI\tWhite\tRed', sign: '\t' },
    { name: 'commas and a heading', heads: 'Hole,Nombre,Par,SI,White,Red', sign: ',' },
  ])('when they stand between $name, then no value moves', ({ heads, sign }) => {
    const lines = holes.map((hole, at) =>
      [hole, names[at], pars[at], indexes[at], white[at], red[at]].join(sign),
    )
    const { of, problems } = read([heads, ...lines].join('\n'))
    expect(problems).toEqual([])
    expect(of('par')).toEqual(pars)
    expect(of('strokeIndex')).toEqual(indexes)
    expect(of('yards.White')).toEqual(white)
    expect(of('yards.Red')).toEqual(red)
  })

  test('when they are a row, then the others are read', () => {
    const { of, problems } = read(
      [
        ['Hole', ...holes],
        ['Name', ...names],
        ['Par', ...pars],
      ]
        .map((row) => row.join('\t'))
        .join('\n'),
    )
    expect(problems).toEqual([])
    expect(of('par')).toEqual(pars)
  })

  test('when a value is missing behind a name, then that line is asked about', () => {
    const lines = holes.map((hole, at) =>
      [hole, names[at], pars[at], ...(hole === 3 ? [] : [indexes[at]]), white[at], red[at]].join(' '),
    )
    const { of, problems } = read(['Hole Par SI White Red', ...lines].join('\n'))
    expect(problems).toEqual([{ kind: 'line_unclear', holeNumber: 3, count: 3, columns: 4 }])
    expect(of('yards.White')).toEqual(white.filter((_, at) => at !== 2))
  })

  test('when a yardage is less than any hole has, then it is doubtful and not taken unseen', () => {
    const { of, kinds } = read(table(['Hole', 'Par', 'White'], [holes, pars, [4, ...white.slice(1)]]))
    expect(kinds).toEqual(['length_unlike_par'])
    expect(of('yards.White')).toEqual(white.slice(1))
  })
})

describe('other ways to number holes', () => {
  test.each([
    ['1st', (hole: number) => `${hole}${['', 'st', 'nd', 'rd'][hole] ?? 'th'}`],
    ['1.', (hole: number) => `${hole}.`],
    ['1º', (hole: number) => `${hole}º`],
    ['Hole 1', (hole: number) => `Hole ${hole}`],
    ['H1', (hole: number) => `H${hole}`],
    ['Hoyo 1', (hole: number) => `Hoyo ${hole}`],
    ['#1', (hole: number) => `#${hole}`],
  ])('when holes are written %s, then they are read down and across', (_, name) => {
    const named = holes.map(name)
    for (const sign of ['\t', ',', ' ', '|']) {
      const down = read(table(['Hole', 'Par', 'SI', 'White'], [named, pars, indexes, white], sign))
      const rows = [
        ['Hole', ...named],
        ['Par', ...pars],
        ['SI', ...indexes],
        ['White', ...white],
      ]
      const sideways = read(rows.map((row) => row.join(sign)).join('\n'))
      for (const { of, problems } of [down, sideways]) {
        expect(problems).toEqual([])
        expect(of('par')).toEqual(pars)
        expect(of('strokeIndex')).toEqual(indexes)
        expect(of('yards.White')).toEqual(white)
      }
    }
  })

  test('when only three holes are pasted, then they are these', () => {
    const { of, problems } = read('Hole\tPar\tSI\tWhite\n1st\t4\t7\t385\n2nd\t3\t17\t160\n3rd\t5\t1\t510')
    expect(problems).toEqual([])
    expect(of('par')).toEqual([4, 3, 5])
    expect(of('yards.White')).toEqual([385, 160, 510])
  })
})

describe('tables of Markdown and HTML', () => {
  const rows = [
    ['Hole', ...holes, 'Out'],
    ['White', ...white, '3,259'],
    ['Par', ...pars, 36],
    ['SI', ...indexes, ''],
  ]
  const isRead = (text: string) => {
    const { of, problems } = read(text)
    expect(problems).toEqual([])
    expect(of('yards.White')).toEqual(white)
    expect(of('par')).toEqual(pars)
    expect(of('strokeIndex')).toEqual(indexes)
  }

  test('when it has pipes, a line of dashes and an empty cell, then it is read', () => {
    const [first = [], ...others] = rows.map((row) => `| ${row.join(' | ')} |`)
    isRead([first, `|${'---|'.repeat(11)}`, ...others].join('\n'))
    isRead(
      [first, `|${':--:|'.repeat(11)}`, ...others].join('\n').replaceAll(/\| (White|Par) /g, '| **$1** '),
    )
    isRead(`My card:\n${[first, ...others].join('\n').replaceAll(/^\| | \|$/gm, '')}`)
  })

  test('when it goes down in Markdown, then it is read', () => {
    const lines = holes.map((hole, at) => `| ${[hole, pars[at], indexes[at], white[at]].join(' | ')} |`)
    isRead(
      ['| Hole | Par | SI | White |', '|---|---|---|---|', ...lines, '| OUT | 36 | | 3,259 |'].join('\n'),
    )
  })

  test('when it is HTML pasted as source, then it is read', () => {
    const html = (cell: string) =>
      `<table class="card">\n${rows
        .map((row) => `<tr>${row.map((one) => `<${cell} align="left">${one}</${cell}>`).join('\n')}</tr>`)
        .join('\n')}</table>`
    isRead(html('td'))
    isRead(`<p>Card</p>${html('th').replace('White', '<b>White</b>&nbsp;')}`)
    isRead(html('td').replaceAll('</td>', '').replaceAll('</tr>', ''))
  })
})

describe('what is checked as a whole', () => {
  test('when a sum differs from its holes, then the nine is doubtful and not taken unseen', () => {
    const rows = [
      ['Hole', ...holes, 'Out'],
      ['Par', ...pars, 36],
      ['White', ...white, 3269],
    ]
    const { of, problems } = read(rows.map((row) => row.join('\t')).join('\n'))
    expect(problems).toEqual([
      { kind: 'sum_differs', field: 'yards.White', holes, printed: 3269, added: 3259 },
    ])
    expect(of('yards.White')).toEqual([])
    expect(of('par')).toEqual(pars)
  })

  test('when a line of sums below the holes differs, then that column is doubtful', () => {
    const text = `${table(['Hole', 'Par', 'White'], [holes, pars, white])}\nOUT\t36\t3,269`
    expect(read(text).problems).toEqual([
      { kind: 'sum_differs', field: 'yards.White', holes, printed: 3269, added: 3259 },
    ])
  })

  test('when a hole of a row is empty, then it is named', () => {
    const { problems } = read(table(['Hole', 'Par', 'SI'], [holes, pars, [...indexes.slice(0, 8), '']]))
    expect(problems).toEqual([{ kind: 'missing', field: 'strokeIndex', holes: [9] }])
  })

  test('when an index is not of the card, then it is doubtful', () => {
    const { of, problems } = read(table(['Hole', 'Par', 'SI'], [holes, pars, [...indexes.slice(0, 8), 8]]))
    expect(problems).toEqual([{ kind: 'index_foreign', field: 'strokeIndex', holeNumber: 9, strokeIndex: 8 }])
    expect(of('strokeIndex')).toEqual(indexes.slice(0, 8))
  })

  test('when a forward tee is far longer on one hole, then both are doubtful', () => {
    const longer = red.map((one, at) => (at === 0 ? 480 : one))
    const { of, problems } = read(table(['Hole', 'White', 'Red'], [holes, white, longer]))
    expect(problems).toEqual([
      {
        kind: 'tee_order',
        field: 'yards.Red',
        other: 'yards.White',
        holeNumber: 1,
        length: 480,
        otherLength: 385,
      },
    ])
    expect(of('yards.White')).toEqual(white.slice(1))
    expect(of('yards.Red')).toEqual(red.slice(1))
  })

  test('when the doubtful values were looked at, then they are taken', () => {
    const text = table(['Hole', 'Par', 'White'], [holes, pars, [4, ...white.slice(1)]])
    const reading = readCardText(text, { teeNames: ['White'], holeCount: 9 })
    expect(takeable(reading, { withDoubtful: true })).toHaveLength(18)
  })
})

test('when a hole has par 6, then it is read', () => {
  const { of, problems } = read('Hole\tPar\tHandicap\tTips\n1\t6\t1\t735\n2\t3\t9\t188\n3\t4\t5\t371', [
    'Tips',
  ])
  expect(problems).toEqual([])
  expect(of('par')).toEqual([6, 3, 4])
  expect(of('yards.Tips')).toEqual([735, 188, 371])
})
