import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Journeys about other things need no slow hash of a password. */
export const CHEAP_ARGON2 = ['--require', './e2e/support/cheap-argon2.cjs']

export type RunningServer = { url: string; dataDir: string; stop: () => Promise<void> }

/**
 * The built application as `npm start` runs it, on a free port with an empty data folder of its own. `nodeOptions` are those of
 * its process.
 */
export async function startServer(
  env: Record<string, string> = {},
  nodeOptions: string[] = [],
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scoreclub-e2e-'))
  const server = spawn(process.execPath, [...nodeOptions, 'dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      // Reading a photo gives way to everything else on the machine, and tests fill it.
      SCAN_LIMIT_SECONDS: '240',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyAddress(server)
  return {
    url,
    dataDir,
    stop: async () => {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function readyAddress(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output to read its address from.')
  const said: string[] = []
  for await (const line of createInterface({ input: server.stdout })) {
    said.push(line)
    const address = /ready at (http:\/\/\S+?)(?:[\s(]|$)/.exec(line)?.[1]
    if (address !== undefined) {
      // Whatever it says later goes to the run's own output.
      server.stdout.pipe(process.stdout)
      return address
    }
  }
  throw new Error(`The server ended before it was ready:\n${said.join('\n')}`)
}
