import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

/** What one run of a fault program found: how much was tried, and what was lost. */
export type Found = { promise: string; measured: string; figures: string; lost: number }

/** Appends to results.md at once, so that a run that is cut short keeps what it has measured. */
export function report(found: Found, { isDry }: { isDry: boolean }): void {
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, node ${process.versions.node}`
  const load = (loadavg()[0] ?? Number.NaN).toFixed(1)
  const cells = [
    found.promise,
    found.measured,
    found.figures,
    String(found.lost),
    `${when} UTC`,
    commit(),
    `${machine}, load ${load}`,
  ]
  const line = `| ${cells.join(' | ')} |`
  console.log(line)
  if (!isDry) appendFileSync(join(import.meta.dirname, 'results.md'), `${line}\n`)
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim()
  const isChanged = git('status', '--porcelain', '--', '../../src') !== ''
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes not committed' : ''}`
}
