import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type DemoClub = {
  url: string
  password: string
  /** The competition that is being played. */
  competitionId: string
  stop: () => Promise<void>
}

/** A hole takes four seconds, so that the board is half full after a minute. */
const SPEED = '220'

/** Runs `npm run demo` on a free port with a club of its own, which is deleted when it stops. */
export async function startDemoClub(): Promise<DemoClub> {
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-screenshots-'))
  const server = spawn(process.execPath, ['scripts/start.mjs', '--demo', '--speed', SPEED], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
    }
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await readWelcome(server)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Reads the board's address and the password from what the demo prints. */
async function readWelcome(server: ChildProcess): Promise<Omit<DemoClub, 'stop'>> {
  if (!server.stdout) throw new Error('The demo has no output to read.')
  const output = createInterface({ input: server.stdout })
  const lines: string[] = []
  for await (const line of output) {
    lines.push(line)
    const text = lines.join('\n')
    const board = /(http:\/\/[^/\s]+)\/competitions\/([^/\s]+)\/leaderboard/.exec(text)
    const password = /Password\s+(.+?)\s{2}/.exec(text)
    if (board?.[1] && board[2] && password?.[1]) {
      server.stdout.resume()
      return { url: board[1], competitionId: board[2], password: password[1] }
    }
  }
  throw new Error(`The demo ended before it said who may sign in:\n${lines.join('\n')}`)
}
