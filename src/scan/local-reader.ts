import type { CardReading, NoCardReason } from './card-reading.ts'
import type { CourseCardReader } from './course-card-reader.ts'
import type { CourseReading } from './course-reading.ts'
import { CellNetwork } from './read-cells/cell-network.ts'
import { decodePhoto } from './photo/decode-photo.ts'
import { findCard, type FoundCard } from './find-card/find-card.ts'
import { flatten } from './flatten/flatten.ts'
import type { GreyImage } from './photo/grey-image.ts'
import { photoFault } from './photo/photo-faults.ts'
import { readCourseRows } from './read-course/read-course-rows.ts'
import { toCourseReading } from './read-course/to-course-reading.ts'
import { readPlayers, type Networks } from './read-rows/read-players.ts'
import type { ReadingHint, ReadingStage, ScorecardReader } from './scorecard-reader.ts'
import { toReading } from './read-rows/to-reading.ts'

/** In pixels: enough for the digits of a whole card, and small enough to be read in three seconds. */
const longSide = 2000

/** The reader that needs no service: both networks are loaded once and stay in memory, about 60 MB. */
export async function localReader(): Promise<ScorecardReader & CourseCardReader> {
  const [cells, hands] = await Promise.all([CellNetwork.load('cells'), CellNetwork.load('hands')])
  return {
    id: 'local',
    read: (photo, hint, progress) => read({ cells, hands }, photo, hint, progress ?? {}),
    readCourse: (photo, progress) => readCourse({ cells, hands }, photo, progress ?? {}),
  }
}

type Progress = { onStage?: (stage: ReadingStage) => void; signal?: AbortSignal }

async function read(
  networks: Networks,
  bytes: Uint8Array,
  hint: ReadingHint,
  progress: Progress,
): Promise<CardReading> {
  const located = await locateCard(networks, bytes, progress)
  if ('reason' in located) return { outcome: 'unreadable', reason: located.reason }
  const { card, photo } = located
  const rows = await readPlayers(card, hint, networks)
  if (rows.players.length === 0) {
    // Calendars and keyboards have rows of numbers too, but only a scorecard has pars or stroke indexes under them.
    const isCard = card.back !== undefined && (rows.printed.pars ?? rows.printed.strokeIndexes) !== undefined
    return {
      outcome: 'unreadable',
      reason: isCard ? 'nothing_written' : (photoFault(photo) ?? 'no_scorecard'),
    }
  }
  return toReading(card, rows, photo, hint)
}

async function readCourse(networks: Networks, bytes: Uint8Array, progress: Progress): Promise<CourseReading> {
  const located = await locateCard(networks, bytes, progress)
  if ('reason' in located) return { outcome: 'unreadable', reason: located.reason }
  const { card, photo } = located
  return toCourseReading(card, await readCourseRows(card, networks), photo)
}

/** What goes before any row is read: the photo, the flat card and its grid. */
async function locateCard(
  networks: Networks,
  bytes: Uint8Array,
  { onStage, signal }: Progress,
): Promise<{ card: FoundCard; photo: GreyImage } | { reason: NoCardReason }> {
  onStage?.('finding_card')
  const decoded = await decodePhoto(bytes, longSide)
  if ('reason' in decoded) return decoded
  const photo = decoded.image
  signal?.throwIfAborted()
  const flat = flatten(photo)
  signal?.throwIfAborted()
  onStage?.('finding_grid')
  const card = flat && (await findCard(flat, networks.cells))
  if (!card) return { reason: photoFault(photo) ?? 'no_scorecard' }
  signal?.throwIfAborted()
  onStage?.('reading')
  if (runsOut(card, photo)) return { reason: 'cut_off' }
  return { card, photo }
}

/** Whether a hole of the grid that was found lies outside the picture. */
function runsOut({ flat, front, back }: FoundCard, { width, height }: GreyImage): boolean {
  return [front, back].some((block) => {
    if (!block) return false
    const { along, across, runsDown, pitch } = block.nine.lattice
    const row = ((across[block.nine.headerRow] ?? 0) + (across[block.nine.headerRow + 1] ?? 0)) / 2
    return [along[0] ?? 0, along[9] ?? 0].some((at) => {
      const [x, y] = runsDown ? flat.toPhoto(row, at) : flat.toPhoto(at, row)
      const slack = 0.3 * pitch
      return x < -slack || y < -slack || x > width + slack || y > height + slack
    })
  })
}
