import type { OsmTags } from '#golf/course/course-file/osm-course.ts'

/** The tags of each thing in an .osm file; undefined where it is none. */
export function readOsmXml(text: string): OsmTags[] | undefined {
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  if (xml.querySelector('parsererror') || xml.documentElement.nodeName !== 'osm') return undefined
  return [...xml.documentElement.children].map((thing) =>
    Object.fromEntries(
      [...thing.children]
        .filter(({ nodeName }) => nodeName === 'tag')
        .map((tag) => [tag.getAttribute('k') ?? '', tag.getAttribute('v') ?? '']),
    ),
  )
}
