import { execFileSync } from 'node:child_process'
import { appendFile, readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { localReader } from '../../src/scan/local-reader.ts'
import { isOfPlayers, picturesOf } from './card-truth.ts'
import type { KeptLine } from './kept-reading.ts'

/**
 * Reads one folder in a process of its own, so that the peak of its memory is the reader's. Its arguments are the folder, the
 * file to write, the most photos to read and, to give the reader each card's pars, `course`.
 */
const [folder = '', target = '', limit = '', hint] = process.argv.slice(2)
const keep = (line: KeptLine) => appendFile(target, `${JSON.stringify(line)}\n`)

// The commit that reads, taken before the working tree can change.
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
const all = await picturesOf(folder)
const step = Math.max(1, all.length / Number(limit))
const pictures = all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
const reader = await localReader()
for (const [index, { id, file, truth }] of pictures.entries()) {
  const photo = await readFile(file)
  const pars = hint === 'course' && isOfPlayers(truth) ? truth.course.par : undefined
  const holes = pars?.map((par, hole) => ({
    holeNumber: hole + 1,
    par,
    strokeIndex: truth?.course.si?.[hole],
  }))
  const start = performance.now()
  const before = process.cpuUsage()
  const reading = await reader.read(photo, holes ? { course: { holes } } : {})
  const { user, system } = process.cpuUsage(before)
  await keep({
    id,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1_000_000,
    reading,
  })
  if (index % 10 === 9) console.log(`${index + 1} of ${pictures.length}`)
}
await keep({ peakMb: process.resourceUsage().maxRSS / 1024, load: loadavg()[0] ?? 0, commit })
