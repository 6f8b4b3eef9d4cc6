import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

const CannonReport = z.object({
  requests: z.object({ total: z.number() }),
  duration: z.number(),
  errors: z.number(),
})

type Load = {
  port: number
  path: string
  headers: Record<string, string>
  seconds: number
  connections: number
}

const run = promisify(execFile)

/**
 * Reads a path again and again over so many connections, from a process of its own: wrk where it is installed, because it uses
 * less CPU than autocannon. Throws when a request fails.
 */
export async function load(input: Load): Promise<{ total: number; seconds: number }> {
  return spawnSync('wrk', ['-v']).error === undefined ? loadByWrk(input) : loadByAutocannon(input)
}

const addressOf = ({ port, path }: Load) => `http://127.0.0.1:${port}${path}`

async function loadByWrk(input: Load) {
  const sent = Object.entries(input.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${input.connections}`, `-d${input.seconds}s`, ...sent, addressOf(input)]
  const { stdout } = await run('wrk', args)
  const [, total, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? []
  if (/Non-2xx|Socket errors/.test(stdout) || total === undefined) throw new Error(stdout)
  return { total: Number(total), seconds: Number(seconds) }
}

async function loadByAutocannon(input: Load) {
  const sent = Object.entries(input.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const size = ['-c', String(input.connections), '-d', String(input.seconds)]
  const { stdout } = await run('npx', ['autocannon', '-j', '-n', ...size, ...sent, addressOf(input)])
  const report = CannonReport.parse(JSON.parse(stdout))
  if (report.errors > 0) throw new Error(`${report.errors} requests failed`)
  return { total: report.requests.total, seconds: report.duration }
}
