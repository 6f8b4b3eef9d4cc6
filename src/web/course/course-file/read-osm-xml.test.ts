import { expect, test } from 'vitest'
import { readOsmXml } from './read-course-file.ts'

test('each thing has its tags', () => {
  const text =
    '<osm version="0.6"><bounds/><node id="1"/><way id="2"><nd ref="1"/><tag k="golf" v="hole"/><tag k="name" v="A &amp; B"/></way></osm>'
  expect(readOsmXml(text)).toEqual([{}, {}, { golf: 'hole', name: 'A & B' }])
})

test.each(['<gpx/>', '<osm><way></osm>', '<'])('%s is no map', (text) => {
  expect(readOsmXml(text)).toBeUndefined()
})
