import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config.ts'
import { everySecond, say } from '../../platform/terminal.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { takePhotosAlong } from '../take-photos-along.ts'
import { moveStore } from './move-store.ts'
import { runCommand } from './run-command.ts'
import { withOwnStore } from './running-store.ts'

const USAGE = `Say where to:
  npm run move-store -- --to postgresql://user:password@host/name     from the embedded store to that server
  npm run move-store -- --from postgresql://user:password@host/name   from that server to the embedded store`

/** `npm run move-store`, while no Scoreclub runs on either store. Returns the exit code. */
export function run(args: readonly string[]): Promise<number> {
  return runCommand(async () => {
    const direction = readArguments(args)
    // The embedded store is one side, whatever DATABASE_URL says.
    const config = readConfig({ ...process.env, DATABASE_URL: undefined })
    const onProgress = everySecond()
    const { tables, rows } = await withOwnStore(config, say, async (embedded) => {
      const [fromUrl, toUrl] = 'from' in direction ? [direction.from, embedded] : [embedded, direction.to]
      const moved = await moveStore({ fromUrl, toUrl, onProgress })
      await takePhotosAlong(config, toUrl)
      return moved
    })
    const next =
      'from' in direction
        ? 'Start without DATABASE_URL from now on.'
        : `Start with DATABASE_URL from now on; photos stay in ${config.dataDir}.`
    return `Copied ${rows.toLocaleString('en')} rows of ${tables} tables; each table has the same count and checksum there. ${next}`
  })
}

function readArguments(args: readonly string[]): { to: string } | { from: string } {
  const { to, from } = parse(args)
  if (to !== undefined && from === undefined) return { to: postgresUrl(to) }
  if (from !== undefined && to === undefined) return { from: postgresUrl(from) }
  throw new StartupError(USAGE)
}

function parse(args: readonly string[]): { to?: string; from?: string } {
  try {
    return parseArgs({ args: [...args], options: { to: { type: 'string' }, from: { type: 'string' } } })
      .values
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function postgresUrl(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text
  throw new StartupError(`This is not the address of a PostgreSQL server: ${text}\n${USAGE}`)
}
