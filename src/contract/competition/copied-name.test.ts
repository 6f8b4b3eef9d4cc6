import { expect, test } from 'vitest'
import { parseDay, type Day } from '#golf/day.ts'
import { dayOfCopy, nameOfCopy } from './copied-name.ts'

const day = (text: string): Day => parseDay(text) ?? Number.NaN
const week = { from: day('2026-11-21'), to: day('2026-11-28') }
const intoDecember = { from: day('2026-11-28'), to: day('2026-12-05') }
const intoNewYear = { from: day('2026-12-26'), to: day('2027-01-02') }

test.each([
  ['Saturday Stableford', 'Saturday Stableford'],
  // What the number counts goes on.
  ['Medal 7', 'Medal 8'],
  ['Winter League Week 9', 'Winter League Week 10'],
  ['Winter League, week 9 (Blue tees)', 'Winter League, week 10 (Blue tees)'],
  ['Round 3 of 6', 'Round 4 of 6'],
  ['Texas #12', 'Texas #13'],
  ['Jornada 4', 'Jornada 5'],
  ['3rd Medal', '4th Medal'],
  ['11th Roll-up', '12th Roll-up'],
  ['21st Roll-up', '22nd Roll-up'],
  ['Liga n.º 4', 'Liga n.º 5'],
  ['2.ª prueba del circuito', '3.ª prueba del circuito'],
  // A number that counts nothing stays.
  ['18-hole Stableford', '18-hole Stableford'],
  ['Ladies 18', 'Ladies 18'],
  ['Stableford 9 holes', 'Stableford 9 holes'],
  ['Seniors over 55', 'Seniors over 55'],
  ['Division 2', 'Division 2'],
  ['Best 2 of 4', 'Best 2 of 4'],
  ['Top 10', 'Top 10'],
  ['Sub 18', 'Sub 18'],
  ['2-ball', '2-ball'],
  ['Under-25', 'Under-25'],
  ['100', '100'],
  ['2nd Division Stableford', '2nd Division Stableford'],
  ['25th Anniversary Cup', '25th Anniversary Cup'],
])('a week later %s is called %s', (name, copied) => {
  expect(nameOfCopy(name, week)).toBe(copied)
})

test.each([
  ['Stableford 21 November', 'Stableford 28 November'],
  ['Stableford 21 Nov 2026', 'Stableford 28 Nov 2026'],
  ['Stableford, 21st November', 'Stableford, 28th November'],
  ['November 21 Stableford', 'November 28 Stableford'],
  ['Medal 21/11', 'Medal 28/11'],
  ['Medal 21/11/2026', 'Medal 28/11/2026'],
  ['Medal 21.11.26', 'Medal 28.11.26'],
  ['Medal 11/21', 'Medal 11/28'],
  ['Medal 2026-11-21', 'Medal 2026-11-28'],
  ['Stableford del 21 de noviembre', 'Stableford del 28 de noviembre'],
  // Of another day it says something else.
  ['Founded 3 May', 'Founded 3 May'],
  ['November Medal', 'November Medal'],
  ['Autumn Cup 2026', 'Autumn Cup 2026'],
])('a date that is its day moves on: %s', (name, copied) => {
  expect(nameOfCopy(name, week)).toBe(copied)
})

test.each([
  ['Medal 28 November', 'Medal 5 December'],
  ['Medal 28/11', 'Medal 05/12'],
  ['November Medal', 'December Medal'],
  ['medal de noviembre', 'medal de diciembre'],
])('into another month %s is called %s', (name, copied) => {
  expect(nameOfCopy(name, intoDecember)).toBe(copied)
})

test('into another year the year moves on, and other numbers stay', () => {
  expect(nameOfCopy('Winter Cup 2026', intoNewYear)).toBe('Winter Cup 2027')
  expect(nameOfCopy('December Medal 2026', intoNewYear)).toBe('January Medal 2027')
  expect(nameOfCopy('Fixture of 1926', intoNewYear)).toBe('Fixture of 1926')
})

test('a month is a word of its own', () => {
  const intoJune = { from: day('2026-05-30'), to: day('2026-06-06') }
  expect(nameOfCopy('Mayor’s Cup', intoJune)).toBe('Mayor’s Cup')
  expect(nameOfCopy('May Medal', intoJune)).toBe('June Medal')
})

test('a copy is a week on, or the first such day of the week that has not gone by', () => {
  expect(dayOfCopy({ from: week.from, today: day('2026-11-23') })).toBe(week.to)
  expect(dayOfCopy({ from: week.from, today: week.to })).toBe(week.to)
  expect(dayOfCopy({ from: week.from, today: day('2026-12-01') })).toBe(day('2026-12-05'))
  // One that is still to come is not repeated on its own day.
  expect(dayOfCopy({ from: week.from, today: day('2026-10-01') })).toBe(week.to)
})
