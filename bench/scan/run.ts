import { parseArgs } from 'node:util'
import { basename, join } from 'node:path'
import { courseTable, readCourses, type CourseSet } from './course-set.ts'
import { measureLeak } from './leak.ts'
import { compareReaders } from './other-readers.ts'
import { readSet, type ReadSet } from './read-set.ts'
import { markdown, tablesOf } from './set-tables.ts'
import { drawPictures, writeBetween } from './write-report.ts'

/**
 * `npm run bench:scan -- [FOLDER…] [--bad FOLDER…]` measures the local reader on photos of cards with their truth beside them;
 * without a folder on those in fixtures/scorecards.
 *
 * - `--bad FOLDER`: photos that are to be refused
 * - `--course`: gives the reader each card's pars
 * - `--course-cards FOLDER`: photos whose printed course is read, not the scores
 * - `--limit COUNT`: only so many photos of each folder, evenly out of all
 * - `--kept`: takes the readings of the last run from .cache
 * - `--pictures NAME`: draws docs/pictures/scan from the folder of this name
 * - `--others NAME`: measures general text readers on the folder of this name
 * - `--leak COUNT`: so many readings in one process
 * - `--write`: puts the tables into docs/scan.md
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bad: { type: 'string', multiple: true, default: [] },
    course: { type: 'boolean', default: false },
    'course-cards': { type: 'string', multiple: true, default: [] },
    limit: { type: 'string' },
    kept: { type: 'boolean', default: false },
    pictures: { type: 'string' },
    others: { type: 'string' },
    leak: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

const folders = [
  ...positionals.map((folder) => ({ folder, isBad: false })),
  ...values.bad.map((folder) => ({ folder, isBad: true })),
]
if (folders.length === 0 && values['course-cards'].length === 0 && values.leak === undefined)
  folders.push({ folder: join(import.meta.dirname, '../../fixtures/scorecards'), isBad: false })

const sets: ReadSet[] = []
for (const each of folders) {
  console.log(`${each.folder} ...`)
  const limit = values.limit === undefined ? Infinity : Number(values.limit)
  sets.push(await readSet({ ...each, useKept: values.kept, withCourse: values.course, limit }))
}

const courses: CourseSet[] = []
for (const folder of values['course-cards']) {
  console.log(`${folder} ...`)
  courses.push(await readCourses(folder, values.limit === undefined ? Infinity : Number(values.limit)))
}

if (courses.length > 0) await report('courses', markdown(courseTable(courses)))
if (sets.length > 0) await report('figures', tablesOf(sets).map(markdown).join('\n'))
if (values.pictures !== undefined) await drawPictures(setOf(values.pictures))
if (values.others !== undefined) await report('others', markdown(await compareReaders(setOf(values.others))))
if (values.leak !== undefined) await report('memory', markdown(await measureLeak(Number(values.leak))))

async function report(name: string, text: string): Promise<void> {
  console.log(`\n${text}`)
  if (values.write) await writeBetween(name, text)
}

function setOf(name: string): ReadSet {
  const set = sets.find(({ folder }) => basename(folder) === name)
  if (!set) throw new Error(`No folder named ${name} was read`)
  return set
}
