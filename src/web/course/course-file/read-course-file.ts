import type { z } from 'zod/mini'
import type { FileCourse, UnderstoodCourse } from '#golf/course/course-file/file-course.ts'
import { fromGarmin } from '#golf/course/course-file/garmin-course.ts'
import { fromGhin } from '#golf/course/course-file/ghin-course.ts'
import { fromGolfCourseApi } from '#golf/course/course-file/golf-course-api.ts'
import { fromOsm, type OsmTags } from '#golf/course/course-file/osm-course.ts'
import { fromOwnFile } from '#golf/course/course-file/own-course-file.ts'
import { understandCourse, type CourseRefusal } from '#golf/course/course-file/understand-course.ts'
import { accepted, refused, type Outcome } from '#golf/outcome.ts'
import { anyOwnFile, garmin, ghin, golfCourseApi, openStreetMap, ownFile } from './file-schemas.ts'

export type CourseFormat = 'golfcourseapi' | 'garmin' | 'ghin' | 'osm' | 'own'

/** The courses of a file that can be taken, and of each other one why not. */
export type CourseFileReading = {
  format: CourseFormat
  courses: UnderstoodCourse[]
  refused: { name: string; reason: CourseRefusal }[]
}

export type FileRefusal = 'broken' | 'unknown' | 'newer_version' | 'no_courses'

/** Cards that are pasted as a table begin with a word or a number. */
export function looksLikeCourseFile(text: string): boolean {
  return /^[\s\uFEFF]*(?:[{<]|\[\s*\{)/.test(text)
}

/** Reads a course file of any known format; the format is found by what stands in the file, never by its name. */
export function readCourseFile(text: string): Outcome<CourseFileReading, FileRefusal> {
  const own = text.replace(/^\uFEFF/, '').trim()
  if (own.startsWith('<')) {
    const things = readOsmXml(own)
    return things ? fromMap(things) : refused('unknown')
  }
  const json = jsonOf(own)
  return json === undefined ? refused('broken') : readJson(json.value)
}

function readJson(json: unknown): Outcome<CourseFileReading, FileRefusal> {
  if (matches(anyOwnFile, json)) {
    const file = ownFile.safeParse(json)
    if (!file.success) return refused('newer_version')
    const course = fromOwnFile(file.data)
    return finish('own', [{ name: file.data.name, course }])
  }
  const fromApi = golfCourseApi.safeParse(json)
  if (fromApi.success) return understand('golfcourseapi', fromApi.data.map(fromGolfCourseApi))
  const fromWatch = garmin.safeParse(json)
  if (fromWatch.success) return understand('garmin', distinct(fromWatch.data.map(fromGarmin)))
  const fromUsga = ghin.safeParse(json)
  if (fromUsga.success) return understand('ghin', [fromGhin(fromUsga.data)])
  const things = openStreetMap.safeParse(json)
  return things.success ? fromMap(things.data) : refused('unknown')
}

const matches = (schema: z.ZodMiniType, json: unknown) => schema.safeParse(json).success

const fromMap = (things: readonly OsmTags[]) => understand('osm', fromOsm(things))

function understand(
  format: CourseFormat,
  files: readonly FileCourse[],
): Outcome<CourseFileReading, FileRefusal> {
  return finish(
    format,
    files.map((file) => ({ name: file.name, course: understandCourse(file) })),
  )
}

type Read = { name: string; course: Outcome<UnderstoodCourse, CourseRefusal> }

function finish(format: CourseFormat, all: readonly Read[]): Outcome<CourseFileReading, FileRefusal> {
  if (all.length === 0) return refused('no_courses')
  return accepted({
    format,
    courses: all.flatMap(({ course }) => (course.ok ? [course.value] : [])),
    refused: all.flatMap(({ name, course }) => (course.ok ? [] : [{ name, reason: course.reason }])),
  })
}

/** Many rounds of one course have its snapshot each. */
function distinct(files: readonly FileCourse[]): FileCourse[] {
  const seen = new Map(files.map((file) => [JSON.stringify(file), file]))
  return [...seen.values()]
}

function jsonOf(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    // Said to the reader as a file that is broken.
    return undefined
  }
}

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
