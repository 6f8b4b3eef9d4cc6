import { describe, expect, test } from 'vitest'
import { readCardRow, readCardText } from './card-text.ts'
import { takeable } from './doubtful-values.ts'
import type { CardField } from './card-values.ts'

const nine = { teeNames: ['White', 'Ladies'], holeCount: 9 } as const
const eighteen = { ...nine, holeCount: 18 } as const
const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5]
const indexes = [7, 1, 9, 3, 5, 2, 8, 4, 6]
const white = [371, 402, 155, 510, 380, 399, 170, 365, 495]

const of = (text: string, field: CardField, course: typeof nine | typeof eighteen = nine) =>
  readCardText(text, course)
    .values.filter((value) => value.field === field)
    .sort((a, b) => a.holeNumber - b.holeNumber)
    .map((value) => value.value)

const down = (separator: string, head?: string[]) =>
  [...(head ? [head] : []), ...pars.map((par, i) => [i + 1, par, indexes[i], white[i]].map(String))]
    .map((row) => row.join(separator))
    .join('\n')

describe('a table with holes going down', () => {
  test.each([
    { name: 'tabs and headings', text: down('\t', ['Hole', 'Par', 'SI', 'White']) },
    { name: 'semicolons', text: down(';', ['No.', 'PAR', 'Stroke Index', 'White yards']) },
    { name: 'commas and quotes', text: down(',', ['"Hole"', '"Par"', '"Hcp"', '"white"']) },
    { name: 'spaces', text: down('  ', ['Hole', 'Par', 'Stroke index', 'White']) },
    { name: 'no headings', text: down('\t') },
    { name: 'Windows line ends', text: down('\t', ['Hole', 'Par', 'SI', 'White']).replaceAll('\n', '\r\n') },
    { name: 'Spanish headings', text: down('\t', ['Hoyo', 'Par', 'Hándicap', 'White']) },
    {
      name: 'a line of sums',
      text: `${down('\t', ['Hole', 'Par', 'SI', 'White'])}\nOUT\t36\t\t3247`,
    },
  ])('when it has $name, then it is read whole', ({ text }) => {
    expect(of(text, 'par')).toEqual(pars)
    expect(of(text, 'strokeIndex')).toEqual(indexes)
    expect(of(text, 'yards.White')).toEqual(white)
    expect(readCardText(text, nine).problems).toEqual([])
  })
})

describe('a table with holes going across', () => {
  const front = `Hole\t${upTo(1, 9)}\tOUT\nPar\t${pars.join('\t')}\t36\nS.I.\t${indexes.join('\t')}\t`
  const sum = `Par ${pars.join(' ')} 36 ${pars.join(' ')} 36 72`

  test('when it has names in front and a sum behind, then the sum is left out', () => {
    expect(of(front, 'par')).toEqual(pars)
    expect(of(front, 'strokeIndex')).toEqual(indexes)
  })

  test('when front and back nine stand below each other, then both are read', () => {
    const back = `Hole\t${upTo(10, 18)}\tIN\nPar\t${pars.join('\t')}\t36\nS.I.\t${indexes.map((i) => i + 9).join('\t')}\t`
    const text = `${front}\n\n${back}`
    expect(of(text, 'par', eighteen)).toEqual([...pars, ...pars])
    expect(of(text, 'strokeIndex', eighteen)).toEqual([...indexes, ...indexes.map((i) => i + 9)])
    expect(readCardText(text, eighteen)).toMatchObject({ problems: [], holeCount: 18 })
  })

  test('when names come again instead of hole numbers, then the second ones are the back nine', () => {
    const text = `Par ${pars.join(' ')}\nSI ${indexes.join(' ')}\nPar ${pars.join(' ')}\nSI ${indexes.map((i) => i + 9).join(' ')}`
    expect(of(text, 'par', eighteen)).toEqual([...pars, ...pars])
    expect(of(text, 'strokeIndex', eighteen)).toEqual([...indexes, ...indexes.map((i) => i + 9)])
  })

  test('when a row of 18 has out, in and total, then they are left out', () => {
    expect(of(sum, 'par', eighteen)).toEqual([...pars, ...pars])
  })

  test('when rows have no names, then they are told by their numbers', () => {
    const text = [pars, indexes, white].map((row) => row.join(' ')).join('\n')
    expect(of(text, 'par')).toEqual(pars)
    expect(of(text, 'strokeIndex')).toEqual(indexes)
    expect(of(text, 'yards.White')).toEqual(white)
  })

  test('when the women’s rows are named, then they are read as theirs', () => {
    const text = `Par ${pars.join(' ')}\nLadies par ${pars.join(' ')}\nWomen's SI ${indexes.join(' ')}\nLadies ${white.join(' ')}`
    expect(of(text, 'womenPar')).toEqual(pars)
    expect(of(text, 'womenStrokeIndex')).toEqual(indexes)
    expect(of(text, 'yards.Ladies')).toEqual(white)
  })
})

describe('what cannot be read', () => {
  test.each([
    {
      text: `Par\t4\t4\tx\t5\t4\t4\t3\t4\t7`,
      problems: [
        { kind: 'no_number', holeNumber: 3, field: 'par', text: 'x' },
        { kind: 'out_of_range', holeNumber: 9, field: 'par', text: '7' },
      ],
    },
    {
      text: `SI 7 1 9 3 5 2 8 4 7`,
      problems: [{ kind: 'index_repeated', field: 'strokeIndex', strokeIndex: 7, holes: [1, 9] }],
    },
    { text: `Hole,Par\n1,4\n12,4`, problems: [{ kind: 'no_such_hole', holeNumber: 12 }] },
    { text: `Hole,Blue\n1,371\n2,402`, problems: [{ kind: 'unknown_tee', label: 'Blue' }] },
    { text: `Hole,Pace\n1,0:12\n2,0:25`, problems: [{ kind: 'unknown_series', label: 'Pace' }] },
    { text: `Hole,Par,Par\n1,4,4`, problems: [{ kind: 'repeated_series', label: 'Par' }] },
    { text: ' \n ', problems: [{ kind: 'nothing_read' }] },
  ])('when the text is $text, then it is told where and why', ({ text, problems }) => {
    expect(readCardText(text, nine).problems).toEqual(problems)
  })

  test('when one cell is wrong, then the others are read all the same', () => {
    expect(of('Par 4 4 x 5 4 4 3 4 7', 'par')).toEqual([4, 4, 5, 4, 4, 3, 4])
  })

  test('when an index stands twice, then neither hole takes it', () => {
    const holes = takeable(readCardText('SI 7 1 9 3 5 2 8 4 7', nine)).map((value) => value.holeNumber)
    expect(holes).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  test('when new tees may be taken, then headings of yardages are tees', () => {
    const reading = readCardText(`Hole,Par,Blue\n1,4,371\n2,4,402`, nine, { takeNewTees: true })
    expect(reading.unknownTees).toEqual(['Blue'])
    expect(reading.values.filter((value) => value.field === 'yards.Blue')).toHaveLength(2)
    expect(reading.problems).toEqual([])
  })
})

describe('a row pasted into a column', () => {
  const at = { field: 'par', holeNumber: 1, holeCount: 18 } as const
  test.each([
    { name: '9 numbers', text: pars.join('\t'), values: pars },
    { name: '9 numbers below each other', text: pars.join('\n'), values: pars },
    { name: 'a name and a sum', text: `Par ${pars.join(' ')} 36`, values: pars },
    {
      name: '18 with three sums',
      text: [...pars, 36, ...pars, 36, 72].join(','),
      values: [...pars, ...pars],
    },
  ])('when it is $name, then it fills the holes downwards', ({ text, values }) => {
    expect(readCardRow(text, at)?.values.map((one) => one.value)).toEqual(values)
    expect(readCardRow(text, at)?.problems).toEqual([])
  })

  test('when it starts lower and is too long, then the rest is told', () => {
    const reading = readCardRow('7 9 11', { field: 'strokeIndex', holeNumber: 17, holeCount: 18 })
    expect(reading).toEqual({
      values: [
        { holeNumber: 17, field: 'strokeIndex', value: 7 },
        { holeNumber: 18, field: 'strokeIndex', value: 9 },
      ],
      problems: [{ kind: 'no_such_hole', holeNumber: 19 }],
    })
  })

  test('when it is one value or a table, then it is not for a column', () => {
    expect(readCardRow('4', at)).toBeUndefined()
    expect(readCardRow('1\t4\n2\t5', at)).toBeUndefined()
  })
})

function upTo(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).join('\t')
}
