import { expect, test } from 'vitest'
import { looksLikeCourseFile, readCourseFile } from './read-course-file.ts'

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5]
const indexes = [5, 9, 7, 1, 3, 2, 6, 4, 8]

const apiCourse = {
  id: 1,
  club_name: 'Larch Hill',
  course_name: 'Short',
  location: { address: 'Somewhere', latitude: 1.5 },
  tees: {
    male: [
      {
        tee_name: 'Blue',
        course_rating: 35.2,
        slope_rating: '120',
        par_total: 36,
        holes: pars.map((par, at) => ({ par, handicap: indexes[at], yardage: 300 })),
      },
    ],
    female: [],
  },
}
const snapshot = {
  name: 'Larch Hill ~ Short',
  holePars: pars.join(''),
  roundPar: 36,
  courseGlobalId: 7,
  tees: [
    {
      name: 'Blue',
      handicapType: 'MEN',
      rating: 35.2,
      slope: 120,
      holeHandicaps: indexes.map((index) => `0${index}`).join(''),
    },
  ],
}
const ghinCourse = {
  CourseName: 'Short',
  TeeSets: [
    {
      TeeSetRatingId: 3,
      TeeSetRatingName: 'Blue',
      Gender: 'Male',
      StrokeAllocation: false,
      Ratings: [{ RatingType: 'Total', CourseRating: 35.2, SlopeRating: 120, BogeyRating: 90.1 }],
      Holes: pars.map((Par, at) => ({ Number: at + 1, Par, Length: 300 })),
    },
  ],
}
const tags = pars.map((par, at) => ({
  golf: 'hole',
  ref: String(at + 1),
  par: String(par),
  handicap: String(indexes[at]),
}))
const xml = `<?xml version="1.0"?><osm version="0.6"><node id="1"/>${tags
  .map(
    (one, at) =>
      `<way id="${at}"><nd ref="1"/>${Object.entries(one)
        .map(([key, value]) => `<tag k="${key}" v="${value}"/>`)
        .join('')}</way>`,
  )
  .join('')}</osm>`

test.each<[string, string, object | string]>([
  ['one course of golfcourseapi.com', 'golfcourseapi', { course: apiCourse }],
  ['the course by itself', 'golfcourseapi', apiCourse],
  ['an answer of a search', 'golfcourseapi', { courses: [apiCourse] }],
  ['a round of Garmin', 'garmin', { scorecardDetails: [], courseSnapshots: [snapshot] }],
  [
    'many rounds of one course',
    'garmin',
    { details: [{ courseSnapshots: [snapshot] }, { courseSnapshots: [snapshot] }, {}] },
  ],
  ['a course of GHIN', 'ghin', ghinCourse],
  [
    'a piece of the map from Overpass',
    'osm',
    { elements: [{ type: 'node' }, ...tags.map((own) => ({ tags: own }))] },
  ],
  [
    'GeoJSON with the tags as properties',
    'osm',
    { type: 'FeatureCollection', features: tags.map((own) => ({ properties: { ...own, '@id': 'way/1' } })) },
  ],
  [
    'GeoJSON with the tags in one property',
    'osm',
    { type: 'FeatureCollection', features: tags.map((own) => ({ properties: { id: 1, tags: own } })) },
  ],
  ['an .osm file', 'osm', xml],
])('%s is read', (_, format, content) => {
  const text = typeof content === 'string' ? content : `\uFEFF ${JSON.stringify(content)}`
  expect(looksLikeCourseFile(text)).toBe(true)
  const read = readCourseFile(text)
  expect(read).toMatchObject({ ok: true, value: { format, refused: [], courses: [{ holeCount: 9 }] } })
  if (!read.ok) return
  const [course] = read.value.courses
  const values = (field: string) =>
    course?.values.filter((one) => one.field === field).map(({ value }) => value)
  expect(values('par')).toEqual(pars)
  expect(values('strokeIndex')).toEqual(format === 'garmin' || format === 'ghin' ? [] : indexes)
  expect(course?.tees).toMatchObject(
    format === 'osm' ? [] : [{ name: 'Blue', ratings: [{ courseRating: 352, slope: 120, par: 36 }] }],
  )
})

test.each<[string, string, string]>([
  ['a text that ends too early', 'broken', '{"course": {'],
  ['JSON of something else', 'unknown', '{"rounds": []}'],
  ['a page', 'unknown', '<html><body>Golf</body></html>'],
  ['a piece of the map without holes', 'no_courses', '{"elements": []}'],
  ['a file of a later version', 'newer_version', '{"format": "scoreclub-course", "version": 99}'],
])('%s is refused as %s', (_, reason, text) => {
  expect(readCourseFile(text)).toMatchObject({ ok: false, reason })
})

test('when one course of a file has 27 holes, then it is named and the others are there', () => {
  const [tee] = apiCourse.tees.male
  const holes = [...(tee?.holes ?? []), ...(tee?.holes ?? []), ...(tee?.holes ?? [])]
  const long = { ...apiCourse, club_name: 'Long', tees: { male: [{ ...tee, holes }], female: [] } }
  expect(readCourseFile(JSON.stringify({ courses: [long, apiCourse] }))).toMatchObject({
    ok: true,
    value: { courses: [{}], refused: [{ name: 'Long, Short', reason: 'hole_count' }] },
  })
})

test.each(['Par 4 4 3', '1\t4\t380', 'Hole;Par', ''])('a card, %j, is no course file', (text) => {
  expect(looksLikeCourseFile(text)).toBe(false)
})
