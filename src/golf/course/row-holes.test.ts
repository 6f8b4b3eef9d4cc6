import { describe, expect, test } from 'vitest'
import { readCardRow, readCardText } from './card-text.ts'
import type { CardField } from './card-values.ts'

const course = { teeNames: ['White'], holeCount: 18 } as const
const head = 'Hole 1 2 3 4 5 6 7 8 9 OUT 10 11 12 13 14 15 16 17 18 IN TOTAL'
const front = [4, 4, 3, 5, 4, 4, 3, 4, 5]
const back = [4, 3, 4, 5, 4, 4, 3, 4, 4]
const indexes = [7, 1, 9, 3, 5, 11, 15, 13, 17, 10, 4, 8, 2, 6, 12, 18, 14, 16]
const yards = [371, 402, 155, 510, 380, 399, 170, 365, 495, 388, 180, 402, 530, 366, 410, 165, 388, 402]
const pars = [...front, ...back]

const of = (text: string, field: CardField) =>
  readCardText(text, course)
    .values.filter((value) => value.field === field)
    .sort((a, b) => a.holeNumber - b.holeNumber)
    .map((value) => value.value)
const problems = (text: string) => readCardText(text, course).problems

describe('rows that have other sums than the heading', () => {
  test('when the stroke indexes of a card with sums have none, then they are holes 1 to 18', () => {
    const text = `${head}\nWhite ${yards.slice(0, 9).join(' ')} 3247 ${yards.slice(9).join(' ')} 3231 6478
Par ${front.join(' ')} 36 ${back.join(' ')} 35 71\nSI ${indexes.join(' ')}
Ladies SI ${[...indexes].reverse().join(' ')}`
    expect(problems(text)).toEqual([])
    expect(of(text, 'strokeIndex')).toEqual(indexes)
    expect(of(text, 'womenStrokeIndex')).toEqual([...indexes].reverse())
    expect(of(text, 'par')).toEqual(pars)
    expect(of(text, 'yards.White')).toEqual(yards)
  })

  test.each([
    { name: 'no sums', row: pars },
    { name: 'out and in', row: [...front, 36, ...back, 35] },
    { name: 'a total alone', row: [...pars, 71] },
    { name: 'all sums', row: [...front, 36, ...back, 35, 71] },
    { name: 'in before out', row: [...front, 36, ...back, 71, 35] },
  ])('when the pars have $name, then each is read at its hole under any heading', ({ row }) => {
    const heads = [
      head,
      head.replace(' OUT', ''),
      head.replace(/ OUT| IN TOTAL/g, ''),
      head.replace('OUT', 'OUT Initials'),
      head.replace('OUT', 'in').replace(' IN ', ' out '),
      `${head} HCP Net`,
    ]
    for (const one of heads)
      for (const sign of [' ', '\t']) {
        const text = `${one.replaceAll(' ', sign)}\nPar${sign}${row.join(sign)}\nSI${sign}${indexes.join(sign)}`
        expect(problems(text)).toEqual([])
        expect(of(text, 'par')).toEqual(pars)
        expect(of(text, 'strokeIndex')).toEqual(indexes)
      }
    expect(of(`Par ${row.join(' ')}\nSI ${indexes.join(' ')}`, 'par')).toEqual(pars)
    expect(of(`Par ${row.join(' ')}\nSI ${indexes.join(' ')}`, 'strokeIndex')).toEqual(indexes)
    const pasted = readCardRow(row.join(' '), { field: 'par', holeNumber: 1, holeCount: 18 })
    expect(pasted?.values.map(({ value }) => value)).toEqual(pars)
  })

  test('when a nine-hole card has a sum for the pars alone, then both rows are read', () => {
    const nine = [7, 1, 9, 3, 5, 2, 8, 4, 6]
    const text = `Hole 1 2 3 4 5 6 7 8 9 OUT\nPar ${front.join(' ')} 36\nSI ${nine.join(' ')}`
    expect(problems(text)).toEqual([])
    expect(of(text, 'strokeIndex')).toEqual(nine)
  })

  test('when the back nine is a block of its own with the sums of both, then they are left out', () => {
    const text = `Hole 1 2 3 4 5 6 7 8 9 OUT\nPar ${front.join(' ')} 36\nSI ${indexes.slice(0, 9).join(' ')}
Hole 10 11 12 13 14 15 16 17 18 IN OUT TOTAL\nPar ${back.join(' ')} 35 36 71\nSI ${indexes.slice(9).join(' ')}`
    expect(problems(text)).toEqual([])
    expect(of(text, 'par')).toEqual(pars)
    expect(of(text, 'strokeIndex')).toEqual(indexes)
  })

  test('when a row with tabs has an empty cell, then the others stay at their holes', () => {
    const text = `${head.replaceAll(' ', '\t')}\nSI\t${[...indexes.slice(0, 9), '', '', ...indexes.slice(10), '', ''].join('\t')}`
    const reading = readCardText(text, course)
    expect(reading.values.find(({ holeNumber }) => holeNumber === 10)).toBeUndefined()
    expect(reading.values.find(({ holeNumber }) => holeNumber === 11)?.value).toBe(4)
  })
})

test.each([
  { name: '17 numbers', row: indexes.slice(1) },
  { name: '19 numbers without a sum', row: [...indexes, 5] },
  { name: '20 numbers without sums', row: [...indexes, 5, 6] },
  { name: '21 numbers with wrong sums', row: [...indexes.slice(0, 9), 80, ...indexes.slice(9), 90, 170] },
  { name: 'an empty cell and no sums', row: [...indexes.slice(0, 10), '', ...indexes.slice(11)] },
])('when a row has $name, then it is named and not read', ({ row }) => {
  const sign = row.includes('') ? '\t' : ' '
  for (const one of [head, '']) {
    const text = `${one.replaceAll(' ', sign)}\nPar${sign}${pars.join(sign)}\nSI${sign}${row.join(sign)}`
    if (one === '' && row.includes('')) continue
    expect(of(text, 'strokeIndex')).toEqual([])
    expect(of(text, 'par')).toEqual(pars)
    const count = row.filter((cell) => cell !== '').length
    expect(problems(text)).toEqual([{ kind: 'row_unclear', label: 'SI', count, holes: 18 }])
  }
})

test('when sums are written 3,247 or 3.247, then they are numbers and the commas do not separate', () => {
  for (const sign of [',', '.'])
    for (const space of [' ', '\t']) {
      const row = [...yards.slice(0, 9), `3${sign}247`, ...yards.slice(9), `3${sign}231`, `6${sign}478`]
      const text = `${head.replaceAll(' ', space)}\nWhite${space}${row.join(space)}\nSI${space}${indexes.join(space)}`
      expect(problems(text)).toEqual([])
      expect(of(text, 'yards.White')).toEqual(yards)
      expect(of(text, 'strokeIndex')).toEqual(indexes)
    }
})
