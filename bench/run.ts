import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { benchBoardSnapshot } from './board-snapshot.ts'
import { benchFanOut } from './fan-out.ts'
import { benchInteraction } from './interaction.ts'
import type { Row } from './figures.ts'
import { benchRules } from './rules.ts'
import { benchScoreWrite } from './score-write.ts'
import { makeWorld, type World } from './world.ts'

const benches: Record<string, (world: World) => Promise<Row[]>> = {
  'board-snapshot': benchBoardSnapshot,
  'score-write': benchScoreWrite,
  'fan-out': benchFanOut,
  rules: benchRules,
  interaction: benchInteraction,
}

/** `npm run bench`, or `npm run bench score-write` for one alone; `--dry` leaves results.md as it is. */
const asked = process.argv.slice(2).filter((name) => name !== '--dry')
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`)

const [loadBefore = Number.NaN] = loadavg()
const world = await makeWorld()
try {
  const rows: Row[] = []
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`${name} ...`)
    rows.push(...(await bench(world)))
  }
  const file = join(import.meta.dirname, 'results.md')
  const style = await resolveConfig(file)
  const text = await format(report(rows, world.postgres), { ...style, parser: 'markdown' })
  console.log(`\n${text}`)
  if (!process.argv.includes('--dry')) appendFileSync(file, `\n${text}`)
} finally {
  await world.close()
}

function report(rows: readonly Row[], postgres: string): string {
  const cells = rows.map((row) => [row.measured, row.ours, row.bare, row.ratio, row.goal])
  const table = [['measured', 'Scoreclub', 'bare', 'ratio', 'goal'], Array<string>(5).fill('---'), ...cells]
  return [
    `## ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}`,
    '',
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, node ${process.versions.node}, PostgreSQL ${postgres} (embedded, durable). Load of the machine when it began: ${loadBefore.toFixed(1)}.`,
    '',
    ...table.map((line) => `| ${line.join(' | ')} |`),
    '',
  ].join('\n')
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim()
  const isChanged =
    git('status', '--porcelain', '--', '../src/server', '../src/contract', '../src/domain') !== ''
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes not committed' : ''}`
}
