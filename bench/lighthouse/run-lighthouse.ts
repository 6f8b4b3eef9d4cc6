import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)
const program = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')

/** What is read of Lighthouse's report. */
const Report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.nullable(z.number()), numericValue: z.optional(z.number()) }),
  ),
})
export type Report = z.infer<typeof Report>

const FailedRun = z.object({ stdout: z.string() })

/** Installs Lighthouse beside this file, as its lock has it, where it is not there yet. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return
  console.log('Installing Lighthouse …')
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: import.meta.dirname })
}

/** Visits a page with the browser at this port and Lighthouse's phone settings; what the browser keeps stays. */
export async function runLighthouse(
  url: string,
  { port, categories }: { port: number; categories: readonly string[] },
): Promise<Report> {
  // A page that it could not measure ends it badly, and its report says why.
  const { stdout } = await run(
    process.execPath,
    [
      ...[program, url, `--port=${port}`, '--output=json', '--quiet'],
      ...['--form-factor=mobile', '--disable-storage-reset', `--only-categories=${categories.join(',')}`],
    ],
    { maxBuffer: 64 * 2 ** 20 },
  ).catch((error: unknown) => ({ stdout: FailedRun.parse(error).stdout }))
  return Report.parse(JSON.parse(stdout))
}
