import type { FileCourse, FileHole, FileNote } from './file-course.ts'
import { inOrder } from './understand-rows.ts'

/** The tags of one thing on the map. */
export type OsmTags = Readonly<Record<string, string>>

/** What stands under a course that is made from the map, as its licence asks (ODbL 4.3). */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors, ODbL (openstreetmap.org/copyright)'

/** The courses of a piece of OpenStreetMap: holes are told apart by the name of their course where an area has several. */
export function fromOsm(things: readonly OsmTags[]): FileCourse[] {
  const clubs = [...new Set(things.filter(isClub).flatMap(({ name }) => name ?? []))]
  const club = clubs.length === 1 ? (clubs[0] ?? '') : ''
  const courses = new Map<string, OsmTags[]>()
  for (const tags of things.filter(({ golf }) => golf === 'hole')) {
    const name = tags['golf:course:name'] ?? ''
    courses.set(name, [...(courses.get(name) ?? []), tags])
  }
  return [...courses].map(([name, holes]) =>
    courseOf([...new Set([club, name])].filter((part) => part !== '').join(', '), holes),
  )
}

const isClub = ({ leisure }: OsmTags) => leisure === 'golf_course'

type Numbered = { number: number; hole: FileHole }

function courseOf(name: string, things: readonly OsmTags[]): FileCourse {
  const read = things.map(holesOf)
  const all = read.flat()
  const unnumbered = read.filter((holes) => holes.length === 0).length
  const twice = [...new Set(all.map(({ number }) => number))].filter((number) => hasTwo(number, all))
  const most = Math.max(0, ...all.map(({ number }) => number))
  const single = all.filter(({ number }) => !twice.includes(number))
  const holeCount = most > 18 || all.length === 0 ? most : most > 9 ? 18 : 9
  const notes: FileNote[] = [
    ...(unnumbered > 0 ? [{ kind: 'hole_without_number', count: unnumbered } as const] : []),
    ...(twice.length > 0 ? [{ kind: 'hole_twice', holes: twice.sort((a, b) => a - b) } as const] : []),
    ...(things.some(({ dist }) => dist !== undefined) ? [{ kind: 'lengths_left' } as const] : []),
  ]
  return { name, tees: [{ name: '', gender: undefined, holes: inOrder(single, holeCount) }], notes }
}

/** "1;10" is played twice round; its par may be one for both, its indexes are two. */
function holesOf({ ref = '', par = '', handicap = '' }: OsmTags): Numbered[] {
  const numbers = ref.split(';').map(wholeNumber)
  const [pars, indexes] = [par.split(';').map(wholeNumber), handicap.split(';').map(wholeNumber)]
  return numbers.flatMap((number, at) =>
    number === undefined
      ? []
      : [
          {
            number,
            hole: {
              par: pars.length === 1 ? pars[0] : pars.length === numbers.length ? pars[at] : undefined,
              strokeIndex: indexes.length === numbers.length ? indexes[at] : undefined,
            },
          },
        ],
  )
}

function wholeNumber(text: string): number | undefined {
  return /^\s*[1-9]\d?\s*$/.test(text) ? Number(text) : undefined
}

/** The same hole drawn twice with other values; nobody can say which are meant. */
function hasTwo(number: number, all: readonly Numbered[]): boolean {
  const [first, ...others] = all.filter((one) => one.number === number)
  return others.some(
    ({ hole }) => hole.par !== first?.hole.par || hole.strokeIndex !== first?.hole.strokeIndex,
  )
}
