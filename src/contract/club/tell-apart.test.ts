import { expect, test } from 'vitest'
import { namesakesIn, tellApart, type Mark, type MarkKind } from './tell-apart.ts'

const person = (id: string, name: string, marks: Partial<Record<MarkKind, string>> = {}) => ({
  id,
  name,
  marks: Object.entries(marks).map(([kind, value]) => ({ kind, value })) as Mark[],
})
const told = (...people: ReturnType<typeof person>[]) => Object.fromEntries(tellApart(people))

test('nobody whose name stands there once is marked', () => {
  expect(told(person('a', 'Ann Byrne', { number: '1' }), person('b', 'Ben Byrne', { number: '2' }))).toEqual(
    {},
  )
})

test('one person with several cards is no namesake of their own', () => {
  const ann = person('a', 'Ann Byrne', { number: '1' })
  expect(told(ann, ann)).toEqual({})
  expect(namesakesIn([ann, ann])).toEqual(new Set())
})

test('capitals, accents and spaces make no other name', () => {
  const people = [person('a', 'José  Núñez'), person('b', 'JOSE NUNEZ '), person('c', 'Josef Nunez')]
  expect(namesakesIn(people)).toEqual(new Set(['a', 'b']))
})

test('the first mark in which all of one name differ is shown, and no other', () => {
  expect(
    told(
      person('a', 'John Murphy', { number: '12', handicap: '10.0' }),
      person('b', 'John Murphy', { number: '34', handicap: '20.0' }),
      person('c', 'Ann Byrne', { number: '56' }),
    ),
  ).toEqual({ a: [{ kind: 'number', value: '12' }], b: [{ kind: 'number', value: '34' }] })
})

test('a mark that is the same, or that one of them lacks, gives way to one that tells', () => {
  expect(
    told(
      person('a', 'John Murphy', { start: '08:00', number: '12', handicap: '10.0' }),
      person('b', 'John Murphy', { start: '08:00', handicap: '20.0' }),
    ),
  ).toEqual({ a: [{ kind: 'handicap', value: '10.0' }], b: [{ kind: 'handicap', value: '20.0' }] })
})

test('where one lacks the only mark that tells, the other shows it', () => {
  expect(told(person('a', 'John Murphy', { number: '12' }), person('b', 'John Murphy'))).toEqual({
    a: [{ kind: 'number', value: '12' }],
    b: [],
  })
})

test('where no mark tells all of them apart, all that is known is shown', () => {
  const marks = { start: '08:00', tee: 'White' }
  expect(
    told(
      person('a', 'John Murphy', marks),
      person('b', 'John Murphy', { ...marks, tee: 'Red' }),
      person('c', 'John Murphy', { start: '09:00', tee: 'Red' }),
    ),
  ).toMatchObject({ a: [{ value: '08:00' }, { value: 'White' }], c: [{ value: '09:00' }, { value: 'Red' }] })
})
