import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { readGuestList } from './read-guest-list.ts'

const read = (text: string) =>
  readGuestList(text).guests.map(({ firstName, lastName, handicapIndex }) => [
    firstName,
    lastName,
    handicapIndex,
  ])
const ann = ['Ann', 'Smith', 124]

describe('one line of a list', () => {
  test.each([
    ['Ann Smith 12.4', ann],
    ['Ann Smith 12,4', ann],
    ['Ann Smith,12,4', ann],
    ['Ann Smith, 12.4', ann],
    ['Ann Smith (12.4)', ann],
    ['Smith, Ann 12.4', ann],
    ['Smith, Ann, 12.4', ann],
    ['1. Ann Smith 12.4', ann],
    ['12) Ann Smith  12.4', ann],
    ['Ann Smith\t12.4', ann],
    ['Ann\tSmith\t12,4', ann],
    ['1\tAnn\tSmith\t\t12,4\tOak Hill GC', ann],
    ['Smith, Ann;12,4', ann],
    ['"Smith, Ann";12,4', ann],
    ['Ann;Smith;12.4;0612345678', ann],
    ['Ann Smith +1.2', ['Ann', 'Smith', -12]],
    ['Ann Smith\t+1,2', ['Ann', 'Smith', -12]],
    ['Ann Smith NH', ['Ann', 'Smith', null]],
    ['Ann Smith;n/a', ['Ann', 'Smith', null]],
    ['Ann Smith -', ['Ann', 'Smith', null]],
    ['Ann Smith', ['Ann', 'Smith', null]],
    ['Ann Smith;', ['Ann', 'Smith', null]],
    ['Jean-Luc van der Berg 7', ['Jean-Luc', 'van der Berg', 70]],
    ['José Ñíguez 18', ['José', 'Ñíguez', 180]],
    ['1.Ann Smith 12.4', ann],
    ['2)Ann Smith 12.4', ann],
    ['(3) Ann Smith 12.4', ann],
    ['#4 Ann Smith 12.4', ann],
    ['• Ann Smith 12.4', ann],
    ['•Ann Smith 12.4', ann],
    ['- Ann Smith 12.4', ann],
    ['– Ann Smith 12.4', ann],
    ['* 1. Ann Smith 12.4', ann],
    ['Ann Smith hcp 12.4', ann],
    ['Ann Smith, HCP: 12,4', ann],
    ['Ann Smith HI 12.4', ann],
    ['Ann Smith (HI 12.4)', ann],
    ['Ann Smith index: 12.4', ann],
    ['Ann Smith 12.4 hcp', ann],
    ['Ana Ruiz hándicap +1,2', ['Ana', 'Ruiz', -12]],
    ['hcp 12.4 Ann Smith', ann],
    ['HI: 12.4, Smith, Ann', ann],
    ['index 12.4 - Ann Smith', ann],
    ['1. index: 12.4 Ann Smith', ann],
    ['12.4 Ann Smith', ann],
    ['Ann\tSmith\tHI 12.4', ann],
    ['HI 12.4\tAnn\tSmith', ann],
    ['12.4\tAnn\tSmith', ann],
    ['J\tSmith', ['J', 'Smith', null]],
    ['J.\tSmith\t12.4', ['J.', 'Smith', 124]],
    ['1\tJ\tSmith\t12.4', ['J', 'Smith', 124]],
    ['Ann Smith 12.4R', ann],
    ['Ann Guests 12.4', ['Ann', 'Guests', 124]],
    ['1 Ann Smith', ['Ann', 'Smith', null]],
    ['Ann Smith - 12.4', ann],
    ['Ann Smith – 12,4', ann],
    ['3. Smith, Ann — HI 12.4', ann],
    ['- Ann Smith - 12.4', ann],
    ['Ann Smith = 12.4', ann],
    ['Ann Smith - NH', ['Ann', 'Smith', null]],
    ['Ann Smith H/C 12.4', ann],
    ['Ann Smith, h/cap 12.4', ann],
    ["Ann Smith h'cap: 12.4", ann],
    ['Ann Smith hc 12.4', ann],
    ['Ann Smith 12.4 h/c', ann],
    ['H/C 12.4 Ann Smith', ann],
  ])('%j', (line, guest) => {
    expect(read(line)).toEqual([guest])
    expect(readGuestList(line).faults).toEqual([])
  })

  test.each([
    ['Ann', 'no_name'],
    ['12.4', 'no_name'],
    ['Ann Smith -12.4', 'index'],
    ['Ann Smith 12.4 - 18', 'unclear'],
    ['Ann Smith - Oak Hill', 'unclear'],
    ['Ann / Bob Smith', 'unclear'],
    ['Ann & Bob Smith', 'unclear'],
    ['Ann Smith*', 'unclear'],
    ['Ann Smith 12.4*', 'unclear'],
    ['Ann Smith 12.4 (M)', 'unclear'],
    ['Ann Smith 12.4 Yellow', 'unclear'],
    ['Ann Smith 12.4 Oak Hill', 'unclear'],
    ['Ann Smith 07700 900123', 'unclear'],
    ['John Smith 2nd', 'unclear'],
    ['John Smith 1st', 'unclear'],
    ['John Smith 3 rd', 'unclear'],
    ['John Smith 4th 12.4', 'unclear'],
    ['John Smith 2º', 'unclear'],
    ['18 Ann Smith', 'unclear'],
    ['18\tAnn Smith', 'unclear'],
    ['Ann Smith 12.4 GC', 'unclear'],
    ['Ann Smith 12.4 M', 'unclear'],
    ['Ann\tSmith\tOak Hill', 'unclear'],
    ['Ann\tSmith\tOak Hill\t12.4', 'unclear'],
    ['Ann Smith\tOak Hill', 'unclear'],
    ['Smith, Ann\tOakdale', 'unclear'],
    ['12.4\tAnn Smith\t18', 'unclear'],
    ['Charity day guests', 'unclear'],
    ['Ann Smith, Bob Jones, Carl Doe', 'unclear'],
    ['Ann\tMary\tSmith\t12.4', 'unclear'],
    ['Ann Smith 99', 'index'],
    ['Ann Smith 12.45', 'index'],
    ['Ann\tSmith\t07123 456789', 'index'],
  ])('%j is a fault: %s', (line, code) => {
    expect(readGuestList(line)).toMatchObject({ guests: [], faults: [{ line: 1, code, text: line }] })
  })
})

test('headings say which column is what, and are no guest', () => {
  expect(read('Surname;First name;HCP\nSmith;Ann;12,4\n;;\nJones;Bob;')).toEqual([
    ann,
    ['Bob', 'Jones', null],
  ])
  expect(read('First name,Last name,Handicap\r\nAnn,Smith,12.4')).toEqual([ann])
  expect(read('Name\tHandicap Index\nSmith, Ann\t12.4')).toEqual([ann])
})

test('blank lines are passed over, the numbers of lines stay, and the same name twice is known', () => {
  const { guests } = readGuestList('\n\nAnn Smith 12.4\n   \nBob Jones 8\nann smith 30\n')
  expect(guests.map(({ line, sameAs }) => [line, sameAs])).toEqual([
    [3, null],
    [5, null],
    [6, 3],
  ])
})

test('a title stands above the headings and is said, and a guest above them is never lost', () => {
  const headed = 'First name\tLast name\tIndex\nAnn\tSmith\t12.4'
  const { guests, faults, titles } = readGuestList(`Charity day guests\n\n${headed}`)
  expect(guests).toMatchObject([{ line: 4, firstName: 'Ann', lastName: 'Smith' }])
  expect([faults, titles]).toEqual([[], [{ line: 1, text: 'Charity day guests' }]])
  expect(readGuestList(`Bob\tJones\t8\n${headed}`)).toMatchObject({
    guests: [{ line: 1 }, { line: 3 }],
    titles: [],
  })
  expect(readGuestList(`Bob Jones 8\n${headed}`)).toMatchObject({ faults: [{ line: 1 }], titles: [] })
})

test('the gender of a guest is kept where a column has it', () => {
  const { guests, faults } = readGuestList(
    'Name\tGender\tHCP\nAnn Smith\tF\t12.4\nBob Jones\tM\t8\nKim Doe\t\t9\nLee Roe\tperhaps\t9',
  )
  expect(guests.map(({ gender }) => gender)).toEqual(['women', 'men', null])
  expect(faults).toMatchObject([{ line: 5, code: 'unclear' }])
})

test('what may be a club beside the name is asked', () => {
  const doubts = (list: string) => readGuestList(list).guests.map(({ isDoubtful }) => isDoubtful)
  expect(doubts('Ann Smith, Oak Hill')).toEqual([true])
  expect(doubts('Ann Smith\tOakdale')).toEqual([true])
  expect(doubts('Smith, Ann')).toEqual([false])
  expect(doubts('Ann\tSmith\nBob\tJones\nMary Ann\tDoe')).toEqual([false, false, false])
})

test('a line with the separator of other lists is no name', () => {
  expect(readGuestList('Ann\tSmith\t12.4\nBob Jones;Oakdale')).toMatchObject({
    guests: [{ line: 1 }],
    faults: [{ line: 2, code: 'unclear' }],
  })
})

test('nothing is nobody', () => {
  expect(readGuestList(' \n;;\n')).toEqual({ guests: [], faults: [], titles: [] })
})

test.each([
  ['Name\nAnn Smith 12.4', 'Ann Smith 12.4'],
  ['Name,Index\nAnn Smith,12,4', 'Ann Smith,12,4'],
])('what no heading names is never left out in silence: %j', (list, text) => {
  expect(readGuestList(list)).toEqual({
    guests: [],
    titles: [],
    faults: [{ line: 2, code: 'unclear', text }],
  })
})

const word = fc.constantFrom(
  ...['Ann', 'Smith', 'Oak', 'Hill', 'J', 'NH', 'HI', 'hcp', '12.4', '+1,2', '18', '2nd', '1.', '(3)', '•'],
  ...['-', 'Smith,', 'GC', 'guests', '07700', '"'],
)
const gap = fc.constantFrom(' ', ' ', ' ', '\t', ', ', ';')
const listed = fc
  .array(fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 6 })
  .map((lines) => lines.map((line) => line.flat().join('').trim()))

property.prop([listed])(
  'no line is lost, and no word of another line or number comes into a name',
  (lines) => {
    const { guests, faults, titles } = readGuestList(lines.join('\n'))
    const found = [...guests, ...faults, ...titles].map(({ line }) => line).sort((a, b) => a - b)
    expect(found).toEqual(lines.flatMap((text, i) => (/[^\s;,]/.test(text) ? [i + 1] : [])))
    for (const { line, firstName, lastName, handicapIndex } of guests) {
      const text = lines[line - 1] ?? ''
      const { length } = `${firstName}${lastName}`.replace(/[^\p{L}]/gu, '')
      expect([text.includes(firstName), text.includes(lastName)]).toEqual([true, true])
      expect(`${firstName} ${lastName}`).not.toMatch(/\d/)
      expect(length).toBeLessThanOrEqual(text.replace(/[^\p{L}]/gu, '').length)
      if (handicapIndex !== null) expect(text).toMatch(/\d/)
    }
  },
)
