import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { benchAnalytics } from './analytics.ts'
import { benchAxe } from './axe.ts'
import { benchBattery } from './battery.ts'
import { benchBoardSnapshot } from './board-snapshot.ts'
import { benchColdStart } from './cold-start.ts'
import { benchCompetitionDay } from './competition-day.ts'
import { benchFanOut, benchManyStreams } from './fan-out.ts'
import { benchInteraction } from './interaction.ts'
import type { Row } from './figures.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchMembers } from './members.ts'
import { benchFuzz } from './fuzz.ts'
import { benchLighthouse } from './lighthouse/lighthouse.ts'
import { benchPhoneReader } from './phone-reader.ts'
import { benchRoundsBoard } from './rounds-board.ts'
import { benchRules } from './rules.ts'
import { benchSaturday } from './saturday/saturday.ts'
import { benchScoreWrite } from './score-write.ts'
import { benchServerStart } from './server-start.ts'
import { benchTwoProcesses } from './two-processes.ts'
import { benchWall } from './wall.ts'
import { makeWorld, type World } from './world.ts'
import { benchWriteWhileScanning } from './write-while-scanning.ts'

const benches: Record<string, (world: World) => Promise<Row[]>> = {
  'board-snapshot': benchBoardSnapshot,
  'rounds-board': benchRoundsBoard,
  'score-write': benchScoreWrite,
  'fan-out': benchFanOut,
  rules: benchRules,
  interaction: benchInteraction,
  members: benchMembers,
  // Last: its club of 50,000 rounds fills the store.
  analytics: benchAnalytics,
}

/** Benchmarks of the built front end, and those that bring their own store. */
const pageBenches: Record<string, () => Promise<Row[]>> = {
  'first-load': benchFirstLoad,
  'server-start': benchServerStart,
  'cold-start': benchColdStart,
  battery: benchBattery,
  'phone-reader': benchPhoneReader,
  lighthouse: benchLighthouse,
  axe: benchAxe,
  fuzz: benchFuzz,
  wall: benchWall,
  'competition-day': benchCompetitionDay,
  'many-streams': benchManyStreams,
  'two-processes': benchTwoProcesses,
  'write-while-scanning': benchWriteWhileScanning,
}

/** Only when named: it fills the machine for minutes. */
const ownBenches: Record<string, () => Promise<Row[]>> = { saturday: benchSaturday }

/** `npm run bench`, or `npm run bench score-write` for one alone; `--dry` leaves results.md as it is. */
const asked = process.argv.slice(2).filter((name) => name !== '--dry')
const names = [benches, pageBenches, ownBenches].flatMap((some) => Object.keys(some))
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${names.join(', ')}`)
const isAsked = (name: string) => asked.length === 0 || asked.includes(name)

const [loadBefore = Number.NaN] = loadavg()
const world = Object.keys(benches).some(isAsked) ? await makeWorld() : undefined
try {
  const rows: Row[] = []
  for (const [name, bench] of Object.entries(benches)) {
    if (!world || !isAsked(name)) continue
    console.log(`${name} ...`)
    rows.push(...(await bench(world)))
  }
  for (const [name, bench] of Object.entries(pageBenches)) {
    if (!isAsked(name)) continue
    console.log(`${name} ...`)
    rows.push(...(await bench()))
  }
  for (const [name, bench] of Object.entries(ownBenches))
    if (asked.includes(name)) {
      console.log(`${name} ...`)
      rows.push(...(await bench()))
    }
  const file = join(import.meta.dirname, 'results.md')
  const style = await resolveConfig(file)
  const text = await format(report(rows, world?.postgres), { ...style, parser: 'markdown' })
  console.log(`\n${text}`)
  if (!process.argv.includes('--dry')) appendFileSync(file, `\n${text}`)
} finally {
  await world?.close()
}

function report(rows: readonly Row[], postgres: string | undefined): string {
  const cells = rows.map((row) => [row.measured, row.ours, row.bare, row.ratio, row.goal])
  const table = [['measured', 'Scoreclub', 'bare', 'ratio', 'goal'], Array<string>(5).fill('---'), ...cells]
  return [
    `## ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}`,
    '',
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, node ${process.versions.node}${postgres === undefined ? '' : `, PostgreSQL ${postgres} (embedded, durable)`}. Load of the machine when it began: ${loadBefore.toFixed(1)}.`,
    '',
    ...table.map((line) => `| ${line.join(' | ')} |`),
    '',
  ].join('\n')
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim()
  const isChanged = git('status', '--porcelain', '--', '../src') !== ''
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes not committed' : ''}`
}
