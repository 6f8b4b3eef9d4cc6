import type { CardReading, NoCardReason } from './card-reading.ts'
import type { CourseCardReader } from './course-card-reader.ts'
import type { CourseReading } from './course-reading.ts'
import { CellNetwork, type NetworkName } from './read-cells/cell-network.ts'
import type { ModelRuntime } from './read-cells/model-runtime.ts'
import type { FoundCard } from './find-card/find-card.ts'
import { findGrids } from './find-grids.ts'
import { middleOfRow } from './find-card/lattice.ts'
import { hasCourse, isOfGolf } from './is-of-golf.ts'
import type { GreyImage } from './photo/grey-image.ts'
import { photoFault } from './photo/photo-faults.ts'
import { greyPhoto } from './photo/grey-photo.ts'
import type { ColourImage } from './photo/to-grey.ts'
import { courseWeight, isSameCourse, isWeakCourse, type ReadCourse } from './read-course/course-weight.ts'
import { readCourseRows } from './read-course/read-course-rows.ts'
import { toCourseReading } from './read-course/to-course-reading.ts'
import { readPlayers, type Networks } from './read-rows/read-players.ts'
import type { ReadingHint, ReadingStage, ScorecardReader } from './scorecard-reader.ts'
import { withNineInDoubt } from './read-rows/doubt/nine-of-two.ts'
import { isBetter, isWeak, readAlike, type ReadCard } from './read-rows/doubt/reading-weight.ts'
import { toReading } from './read-rows/to-reading.ts'

/** Decodes the bytes of a photo, turned upright as its EXIF says. */
export type DecodePhoto = (photo: Uint8Array) => Promise<{ image: ColourImage } | { reason: NoCardReason }>

/** What a reader needs of the machine that it runs on. */
export type Machine = {
  decodePhoto: DecodePhoto
  loadModel: (name: NetworkName) => Promise<Uint8Array>
  runtime: ModelRuntime
}

/**
 * The reader that needs no service, for the server and for a browser: what is different there is given. The same pixels give
 * the same reading on both. Its networks are loaded once and stay in
 * memory, as WebAssembly about 155 MB with their runtime; the one for a course's print comes with the first course.
 */
export async function cardReader({
  decodePhoto,
  loadModel,
  runtime,
}: Machine): Promise<ScorecardReader & CourseCardReader> {
  const load = async (name: NetworkName) => CellNetwork.load(await loadModel(name), runtime)
  const [cells, ...hands] = await Promise.all([load('cells'), load('hands-a'), load('hands-b')])
  const tools = { cells, hands, decodePhoto }
  const loadForPrint = async (): Promise<Tools> => ({ ...tools, hands: [await load('print'), hands[1]] })
  let forPrint: Promise<Tools> | undefined
  return {
    id: 'local',
    read: (photo, hint, progress) => read(tools, photo, hint, progress ?? {}),
    // Few clubs set up a course, and phones never do: the network for it is loaded with the first one.
    readCourse: async (photo, progress) =>
      readCourse(await (forPrint ??= loadForPrint()), photo, progress ?? {}),
  }
}

/**
 * How many grids of a card are read at most, for time: of four sets of 60 cards a third one gives one cell in a hundred more, and further ones
 * next to nothing (docs/scan.md).
 */
const mostGrids = 3

/** A course is read once and on the server alone, and a secretary checks every number of it: more cells may be read to find its grids. */
const mostCellsOfCourse = 4500

type Tools = Networks & { decodePhoto: DecodePhoto }
type Progress = { onStage?: (stage: ReadingStage) => void; signal?: AbortSignal }

async function read(
  tools: Tools,
  bytes: Uint8Array,
  hint: ReadingHint,
  progress: Progress,
): Promise<CardReading> {
  const opened = await openPhoto(tools, bytes, progress)
  if ('reason' in opened) return { outcome: 'unreadable', reason: opened.reason }
  const { photo } = opened
  let isCard = false
  let best: ReadCard | undefined
  let isReading = false
  let [hasTwoNines, gridsRead] = [false, 0]
  for await (const grid of findGrids(photo, tools.cells)) {
    const { card } = grid
    hasTwoNines ||= card.back !== undefined
    progress.signal?.throwIfAborted()
    if (!best && runsOut(card, photo)) return { outcome: 'unreadable', reason: 'cut_off' }
    if (!isReading) progress.onStage?.('reading')
    isReading = true
    const rows = await readPlayers(card, hint, tools)
    const reading = toReading(card, rows, photo, hint)
    if (rows.players.length > 0 && isOfGolf(grid, rows, reading)) {
      const isConfirmed = best !== undefined && readAlike(reading, best)
      if (!best || isBetter(reading, best)) best = reading
      gridsRead += 1
      if (isConfirmed || !isWeak(best) || gridsRead === mostGrids) break
    }
    // Calendars and keyboards have rows of numbers too, but only a scorecard has pars or stroke indexes under them.
    isCard ||= card.back !== undefined && hasCourse(rows)
  }
  if (best) return hasTwoNines ? withNineInDoubt(best) : best
  return {
    outcome: 'unreadable',
    reason: isCard ? 'nothing_written' : (photoFault(photo) ?? 'no_scorecard'),
  }
}

async function readCourse(tools: Tools, bytes: Uint8Array, progress: Progress): Promise<CourseReading> {
  const opened = await openPhoto(tools, bytes, progress)
  if ('reason' in opened) return { outcome: 'unreadable', reason: opened.reason }
  const { photo } = opened
  let refusal: CourseReading = { outcome: 'unreadable', reason: photoFault(photo) ?? 'no_scorecard' }
  let best: ReadCourse | undefined
  let [isReading, gridsRead] = [false, 0]
  for await (const { card, isRuled } of findGrids(photo, tools.cells, mostCellsOfCourse)) {
    progress.signal?.throwIfAborted()
    if (!best && runsOut(card, photo)) return { outcome: 'unreadable', reason: 'cut_off' }
    if (!isReading) progress.onStage?.('reading')
    isReading = true
    const { rows, halfRows } = await readCourseRows(card, tools)
    const reading = toCourseReading(card, rows, photo)
    if (reading.outcome === 'read') {
      const isConfirmed = best !== undefined && isSameCourse(reading, best)
      if (!best || courseWeight(reading) > courseWeight(best)) best = reading
      gridsRead += 1
      if (isConfirmed || !isWeakCourse(reading, halfRows) || gridsRead === mostGrids) break
    } else if (isRuled) {
      // Without rules it takes pars to tell a card from any other table.
      refusal = reading
    }
  }
  return best ?? refusal
}

/** What goes before a grid is looked for: the pixels of the photo. */
async function openPhoto(
  tools: Tools,
  bytes: Uint8Array,
  { onStage, signal }: Progress,
): Promise<{ photo: GreyImage } | { reason: NoCardReason }> {
  onStage?.('finding_card')
  const decoded = await tools.decodePhoto(bytes)
  if ('reason' in decoded) return decoded
  const photo = greyPhoto(decoded.image)
  signal?.throwIfAborted()
  onStage?.('finding_grid')
  return { photo }
}

/** Whether a hole of the grid that was found lies outside the picture. */
function runsOut({ flat, front, back }: FoundCard, { width, height }: GreyImage): boolean {
  return [front, back].some((block) => {
    if (!block) return false
    const { lattice, headerRow } = block.nine
    const { along, runsDown, pitch } = lattice
    const row = middleOfRow(lattice, headerRow)
    return [along[0] ?? 0, along[9] ?? 0].some((at) => {
      const [x, y] = runsDown ? flat.toPhoto(row, at) : flat.toPhoto(at, row)
      const slack = 0.3 * pitch
      return x < -slack || y < -slack || x > width + slack || y > height + slack
    })
  })
}
