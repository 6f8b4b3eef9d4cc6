import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Row } from './figures.ts'

const Report = z.object({
  seed: z.number(),
  tried: z.number(),
  statuses: z.record(z.string(), z.number()),
  calls: z.object({ succeeded: z.number(), all: z.number(), never: z.array(z.string()) }),
  slowestMs: z.number(),
  faults: z.array(z.string()),
})

const REQUESTS = 100_000

/** The trial of src/server/fuzz.test.ts with twenty times its requests. FUZZ_SEED and FUZZ_REQUESTS change them. */
export async function benchFuzz(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scoreclub-fuzz-'))
  const file = join(folder, 'report.json')
  const env = {
    FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000_000),
    FUZZ_REQUESTS: String(REQUESTS),
    ...process.env,
    FUZZ_REPORT: file,
  }
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'src/server/fuzz.test.ts']
  const root = join(import.meta.dirname, '..')
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  await new Promise((resolve) => child.once('close', resolve))
  const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
  rmSync(folder, { recursive: true })
  const { tried, seed, calls, faults, slowestMs } = report
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${status}: ${count}`)
  return [
    {
      measured: `${tried.toLocaleString('en')} generated requests, FUZZ_SEED=${seed}, ${calls.succeeded} of ${calls.all} calls succeeded at least once (${statuses.join(', ')})`,
      ours: `${faults.length} faults, slowest ${Math.round(slowestMs)} ms`,
      bare: '',
      ratio: '',
      goal: '0 faults',
    },
  ]
}
