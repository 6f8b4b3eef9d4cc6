import { expect, test } from 'vitest'
import { fromOsm, type OsmTags } from './osm-course.ts'

const hole = (ref: string, par: string, handicap: string, more: OsmTags = {}): OsmTags => ({
  golf: 'hole',
  ref,
  par,
  handicap,
  ...more,
})

test('when an area has several courses, then they are told apart by the name of the course', () => {
  const courses = fromOsm([
    { leisure: 'golf_course', name: 'Larch Hill' },
    hole('1', '4', '7', { 'golf:course:name': 'Old' }),
    hole('1', '3', '9', { 'golf:course:name': 'New' }),
    { golf: 'green' },
  ])
  expect(courses.map(({ name, tees }) => [name, tees[0]?.holes[0]])).toEqual([
    ['Larch Hill, Old', { par: 4, strokeIndex: 7 }],
    ['Larch Hill, New', { par: 3, strokeIndex: 9 }],
  ])
})

test.each<[ref: string, par: string, handicap: string, first: object, tenth: object]>([
  ['1;10', '4', '7;8', { par: 4, strokeIndex: 7 }, { par: 4, strokeIndex: 8 }],
  ['1;10', '4;5', '7', { par: 4, strokeIndex: undefined }, { par: 5, strokeIndex: undefined }],
])('a hole played twice, %s with par %s and index %s, is two', (ref, par, handicap, first, tenth) => {
  const [course] = fromOsm([hole(ref, par, handicap)])
  expect(course?.tees[0]?.holes).toHaveLength(18)
  expect([course?.tees[0]?.holes[0], course?.tees[0]?.holes[9]]).toEqual([first, tenth])
})

test('when a hole is drawn twice with other values, has no number or a length, then it is said and not taken', () => {
  const [course] = fromOsm([
    hole('1', '4', '7', { dist: '350' }),
    hole('1', '5', '7'),
    hole('2', '4', '1'),
    hole('2', '4', '1'),
    hole('A', '4', ''),
  ])
  expect(course?.tees[0]?.holes.slice(0, 2)).toEqual([{}, { par: 4, strokeIndex: 1 }])
  expect(course?.notes).toEqual([
    { kind: 'hole_without_number', count: 1 },
    { kind: 'hole_twice', holes: [1] },
    { kind: 'lengths_left' },
  ])
})

test('when nothing on the map is a hole, then there is no course', () => {
  expect(fromOsm([{ leisure: 'golf_course', name: 'Larch Hill' }])).toEqual([])
})
