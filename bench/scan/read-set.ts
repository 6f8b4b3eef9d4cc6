import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { picturesOf, type Picture } from './card-truth.ts'
import { KeptLine } from './kept-reading.ts'

type Reading = Extract<KeptLine, { id: string }>
export type ReadPicture = Picture & Omit<Reading, 'id'>

export type ReadSet = {
  readonly name: string
  readonly folder: string
  /** To be refused: bad photos, or photos of something else. */
  readonly isBad: boolean
  readonly pictures: readonly ReadPicture[]
  readonly peakMb: number
  readonly load: number
  readonly commit: string
}

const kept = join(import.meta.dirname, '../../.cache/bench-scan')

/** Reads a folder of photos in a new process, or with `useKept` takes the readings of the last run from .cache. */
export async function readSet(asked: {
  folder: string
  isBad: boolean
  useKept: boolean
  withCourse: boolean
  limit: number
}): Promise<ReadSet> {
  const name = basename(asked.folder) + (asked.withCourse ? ', course given' : '')
  const file = join(kept, `${name.replaceAll(/\W+/g, '-')}.jsonl`)
  if (!asked.useKept || !existsSync(file)) await readAnew(asked, file)
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const parsed = lines.map((line) => KeptLine.parse(JSON.parse(line)))
  const process = parsed.find((line) => 'peakMb' in line)
  if (!process) throw new Error(`${file} was not written to its end`)
  const readings = new Map(parsed.flatMap((line) => ('id' in line ? [[line.id, line] as const] : [])))
  const pictures = (await picturesOf(asked.folder)).flatMap((picture) => {
    const reading = readings.get(picture.id)
    return reading ? [{ ...picture, ...reading }] : []
  })
  return { name, folder: asked.folder, isBad: asked.isBad, pictures, ...process }
}

async function readAnew(
  { folder, withCourse, limit }: { folder: string; withCourse: boolean; limit: number },
  file: string,
): Promise<void> {
  await mkdir(kept, { recursive: true })
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  const child = fork(join(import.meta.dirname, 'reading-process.ts'), [
    folder,
    unfinished,
    String(limit),
    ...(withCourse ? ['course'] : []),
  ])
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`reading ${folder} ended with ${code ?? 'a signal'}`)
  await rename(unfinished, file)
}
