import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CourseReading } from '../../src/scan/course-reading.ts'
import { localReader } from '../../src/scan/local-reader.ts'
import { scoreCourse, type ScoredCourse } from './course-score.ts'
import { picturesOf, type CardTruth, type PrintedTruth } from './card-truth.ts'
import { quantile, shareOf } from './set-figures.ts'
import { percent, type Table } from './set-tables.ts'

type CourseCard = {
  readonly id: string
  /** Every printed row is known, not only the pars and indexes of the course. */
  readonly isWhole: boolean
  readonly score: ScoredCourse
  readonly reading: CourseReading
  readonly cpuSeconds: number
}

export type CourseSet = { readonly name: string; readonly cards: readonly CourseCard[] }

/** Reads the course in each photo of a folder whose truth says what is printed; what was read is kept in .cache. */
export async function readCourses(folder: string, limit: number): Promise<CourseSet> {
  const reader = await localReader()
  const known = (await picturesOf(folder)).flatMap((picture) => {
    const printed = picture.truth && printedRows(picture.truth)
    return printed && printed.length > 0
      ? [{ ...picture, printed, isWhole: picture.truth?.printed !== undefined }]
      : []
  })
  const cards: CourseCard[] = []
  for (const { id, file, printed, isWhole } of known.slice(0, limit)) {
    const photo = await readFile(file)
    const before = process.cpuUsage()
    const reading = await reader.readCourse(photo)
    const { user, system } = process.cpuUsage(before)
    const cpuSeconds = (user + system) / 1_000_000
    cards.push({ id, isWhole, score: scoreCourse(printed, reading), reading, cpuSeconds })
    if (cards.length % 10 === 0) console.log(`${cards.length} of ${Math.min(limit, known.length)}`)
  }
  const kept = join(import.meta.dirname, '../../.cache/bench-scan')
  await mkdir(kept, { recursive: true })
  await writeFile(join(kept, `${basename(folder)}-courses.json`), JSON.stringify(cards))
  return { name: basename(folder), cards }
}

function sum(cards: readonly CourseCard[], of: 'missedRows' | 'spuriousRows'): number {
  return cards.reduce((total, { score }) => total + score[of], 0)
}

/** Of every printed sum that was read, whether the holes add up to it: an answer also where the truth has no lengths. */
function sumsOf(reading: CourseReading): boolean[] {
  const rows = reading.outcome === 'read' ? reading.rows : []
  return rows.flatMap(({ sums }) => sums.flatMap(({ agrees }) => agrees ?? []))
}

/** Of older sets only the pars and indexes are known, and not the lengths. */
function printedRows({ printed, course }: CardTruth): readonly PrintedTruth[] {
  const rows = [
    { role: 'par' as const, values: course.par ?? [] },
    { role: 'si' as const, values: course.si ?? [] },
  ]
  return printed ?? rows.filter(({ values }) => values.length > 0)
}

/** What a secretary would have to put right: cells by kind, with those of rows and cards that were not found. */
export function courseTable(sets: readonly CourseSet[]): Table {
  return {
    title: 'Courses from photos of their cards',
    rows: [
      [
        'set',
        'cards',
        'no card or no pars found',
        'pars right',
        'stroke indexes right',
        'lengths right',
        'right on the cards found: pars, indexes, lengths',
        'cards exactly right',
        'right among cells not marked doubtful',
        'marked doubtful',
        'rows missed, rows made up',
        'printed sums that bear out the holes',
        'seconds of one core: median',
        '95th percentile',
      ],
      ...sets.map(({ name, cards }) => {
        const cells = cards.flatMap(({ score }) => score.cells)
        const found = cards.flatMap(({ score }) => (score.isFound ? score.cells : []))
        const isRight = ({ truth, read }: (typeof cells)[number]) => truth === read
        const of = (kind: (typeof cells)[number]['kind'], among = cells) =>
          percent(
            shareOf(
              among.filter((cell) => cell.kind === kind),
              isRight,
            ),
          )
        const read = cells.filter((cell) => cell.read !== undefined || cell.isDoubtful)
        const seconds = cards.map(({ cpuSeconds }) => cpuSeconds)
        const whole = cards.filter(({ isWhole }) => isWhole)
        const borneOut = cards.flatMap(({ reading }) => sumsOf(reading))
        return [
          name,
          String(cards.length),
          String(cards.filter(({ score }) => !score.isFound).length),
          of('par'),
          of('stroke_index'),
          of('length'),
          (['par', 'stroke_index', 'length'] as const).map((kind) => of(kind, found)).join(', '),
          percent(shareOf(whole, ({ score }) => score.spuriousRows === 0 && score.cells.every(isRight))),
          percent(
            shareOf(
              read.filter(({ isDoubtful }) => !isDoubtful),
              isRight,
            ),
          ),
          percent(shareOf(read, ({ isDoubtful }) => isDoubtful)),
          `${sum(cards, 'missedRows')}, ${whole.length === 0 ? '-' : sum(whole, 'spuriousRows')}`,
          `${borneOut.filter((agrees) => agrees).length} of ${borneOut.length}`,
          quantile(seconds, 0.5).toFixed(2),
          quantile(seconds, 0.95).toFixed(2),
        ]
      }),
    ],
  }
}
