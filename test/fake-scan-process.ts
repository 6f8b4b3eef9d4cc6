import { existsSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { CardReading, CellReading, PhotoQuad } from '#scan/card-reading.ts'
import type { CourseReading, PrintedCell } from '#scan/course-reading.ts'
import type { ReadingTask, TaskReading } from '#server/photo/scan/scan-process.ts'

/*
 * A fake of src/server/photo/scan/scan-process.ts for tests of the code around it. The text in its photo is a command:
 * "read" returns `fakeReading`, "tell" also the course of the hint as printed holes, "wait NAME" waits for `release(NAME)`,
 * "stop" waits for the request to stop, "spin" never ends, "hoard" runs out of memory, "throw", "exit" and "abort" fail, and
 * "variables" fails with the names of its environment's variables. Anything else is a picture without a card. A real picture says
 * it by its width (`photoOfCommand`).
 */

const quad: PhotoQuad = [
  [0.1, 0.2],
  [0.2, 0.2],
  [0.2, 0.3],
  [0.1, 0.3],
]
const cell = (holeNumber: number, more: Partial<CellReading>): CellReading => ({
  holeNumber,
  result: 5,
  confidence: 0.97,
  isDoubtful: false,
  others: [],
  quad,
  ...more,
})

const printed = (holeNumber: number, more: Partial<PrintedCell>): PrintedCell => ({
  holeNumber,
  value: 4,
  confidence: 0.97,
  isDoubtful: false,
  others: [],
  quad,
  ...more,
})

export const fakeReading: Extract<CardReading, { outcome: 'read' }> = {
  outcome: 'read',
  players: [
    {
      nameQuad: quad,
      notation: 'gross',
      cells: [
        cell(1, {}),
        cell(2, { result: 'picked_up' }),
        cell(3, { result: 'empty', confidence: 0.6, isDoubtful: true, others: [4, 'picked_up', 'empty'] }),
        cell(4, { result: undefined, confidence: 0, isDoubtful: true, quad: undefined }),
      ],
      sums: [{ of: 'out', value: 41, confidence: 0.8, offBy: 4, quad: undefined }],
    },
    { nameQuad: undefined, notation: 'to_par', cells: [cell(1, { result: 4 })], sums: [] },
  ],
  printed: [
    { holeNumber: 1, par: 4, strokeIndex: undefined },
    { holeNumber: 2, par: undefined, strokeIndex: 18 },
  ],
  notes: ['nine_holes', 'to_par'],
}

/** What "read" says of a course: the first hole of a nine with a par of two readings, its index, and one length. */
export const fakeCourse: Extract<CourseReading, { outcome: 'read' }> = {
  outcome: 'read',
  rows: [
    {
      kind: 'par',
      labelQuad: quad,
      cells: [printed(1, { value: 4, confidence: 0.6, isDoubtful: true, others: [3] })],
      sums: [{ of: 'out', value: 36, agrees: false, quad }],
    },
    { kind: 'length', labelQuad: undefined, cells: [printed(1, { value: undefined })], sums: [] },
  ],
  notes: ['nine_holes'],
}

export default async function fakeScanProcess(task: ReadingTask): Promise<TaskReading> {
  const scores = await readScores(task)
  if (task.wanted !== 'course') return { scores }
  return {
    course: scores.outcome === 'read' ? fakeCourse : { outcome: 'unreadable', reason: 'no_scorecard' },
  }
}

async function readScores({ photo, wanted }: ReadingTask): Promise<CardReading> {
  const [command, name = ''] = ((await writtenCommand(photo)) ?? Buffer.from(photo).toString()).split(' ')
  switch (command) {
    case 'throw':
      throw new Error('as commanded')
    case 'exit':
      return process.exit(3)
    case 'abort':
      return process.abort()
    case 'variables':
      throw new Error(Object.keys(process.env).sort().join(' '))
    case 'spin':
      process.send?.('reading')
      for (;;);
    case 'hoard': {
      const held: number[][] = []
      for (;;) held.push(Array.from({ length: 10_000 }, Math.random))
    }
    case 'wait': {
      const named = waitFor(name)
      process.send?.('finding_grid')
      await named
      return fakeReading
    }
    case 'stop':
      return new Promise((_resolve, reject) => {
        process.on('message', function stop(message) {
          if (message !== 'stop') return
          process.off('message', stop)
          reject(new Error('stopped'))
        })
        process.send?.('reading')
      })
    case 'read':
      return fakeReading
    case 'tell':
      return { ...fakeReading, printed: wanted === 'course' ? [] : (wanted.scores.course?.holes ?? []) }
    default:
      return { outcome: 'unreadable', reason: 'no_scorecard' }
  }
}

/** By the width of a picture, for calls that take nothing but real pictures. */
const commands: Record<number, string> = {
  101: 'read',
  102: 'tell',
  103: 'wait kiosk',
  104: 'stop',
  105: 'throw',
}

/** A picture that the fake thread obeys. */
export async function photoOfCommand(command: string): Promise<Buffer> {
  const width = Number(Object.keys(commands).find((one) => commands[Number(one)] === command))
  return sharp({ create: { width, height: 50, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
}

async function writtenCommand(photo: Uint8Array): Promise<string | undefined> {
  return photo[0] === 0xff ? (commands[(await sharp(photo).metadata()).width] ?? 'none') : undefined
}

/** Ends the "wait" of that name in a process of this one. */
export function release(name: string): void {
  writeFileSync(signOf(process.pid, name), '')
}

function waitFor(name: string): Promise<void> {
  const sign = signOf(process.ppid, name)
  return new Promise((resolve) => {
    const watcher = watch(tmpdir(), () => {
      if (!existsSync(sign)) return
      watcher.close()
      rmSync(sign)
      resolve()
    })
  })
}

function signOf(parent: number, name: string): string {
  return join(tmpdir(), `scoreclub-fake-scan-${parent}-${name}`)
}
