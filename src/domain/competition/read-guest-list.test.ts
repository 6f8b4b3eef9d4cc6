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
  ])('%j', (line, guest) => {
    expect(read(line)).toEqual([guest])
    expect(readGuestList(line).faults).toEqual([])
  })

  test.each([
    ['Ann', 'no_name'],
    ['12.4', 'no_name'],
    ['Ann Smith - 12.4', 'unclear'],
    ['Ann Smith (HI 12.4)', 'unclear'],
    ['Ann Smith 12.4 Oak Hill', 'unclear'],
    ['Ann Smith 07700 900123', 'unclear'],
    ['1.Ann Smith 12.4', 'unclear'],
    ['- Ann Smith 12.4', 'unclear'],
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

test('nothing is nobody', () => {
  expect(readGuestList(' \n;;\n')).toEqual({ guests: [], faults: [] })
})

test.each([
  ['Name\nAnn Smith 12.4', 'Ann Smith 12.4'],
  ['Name,Index\nAnn Smith,12,4', 'Ann Smith,12,4'],
])('what no heading names is never left out in silence: %j', (list, text) => {
  expect(readGuestList(list)).toEqual({ guests: [], faults: [{ line: 2, code: 'unclear', text }] })
})
