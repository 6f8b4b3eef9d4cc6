import { expect, test } from 'vitest'
import { fromOwnFile, OWN_FORMAT, OWN_VERSION, type OwnCourseFile } from './own-course-file.ts'

const file: OwnCourseFile = {
  format: OWN_FORMAT,
  version: OWN_VERSION,
  name: 'Short Nine',
  location: null,
  description: 'Nine short holes.',
  par: 28,
  courseRating: 28.3,
  slope: 95,
  tees: [
    { name: 'Red', color: '#dc2626', ratings: [{ gender: 'women', courseRating: 29.1, slope: 99, par: 28 }] },
  ],
  holes: Array.from({ length: 9 }, (_, at) => ({
    hole: at + 1,
    par: at === 0 ? 4 : 3,
    strokeIndex: 9 - at,
    yards: { Red: 100 + at },
    ...(at === 4 ? { description: 'Over the pond' } : {}),
  })),
}

test('a course comes back as it was written', () => {
  const read = fromOwnFile(file)
  expect(read).toMatchObject({
    ok: true,
    value: {
      name: 'Short Nine',
      location: '',
      holeCount: 9,
      notes: [],
      questions: [],
      tees: [{ name: 'Red', color: '#dc2626', ratings: [{ gender: 'women', courseRating: 291 }] }],
      own: { par: 28, courseRating: 283, slope: 95, description: 'Nine short holes.' },
    },
  })
  if (!read.ok) return
  expect(read.value.own?.holeDescriptions[4]).toBe('Over the pond')
  expect(read.value.values).toHaveLength(27)
})

test('when somebody has changed an index into one that stands twice, then no index is taken', () => {
  const read = fromOwnFile({ ...file, holes: file.holes.map((hole) => ({ ...hole, strokeIndex: 1 })) })
  expect(read).toMatchObject({ ok: true, value: { notes: [{ kind: 'no_permutation' }] } })
})

test('when a hole is missing, then the file is refused', () => {
  expect(fromOwnFile({ ...file, holes: file.holes.slice(1) })).toMatchObject({ ok: false })
})
